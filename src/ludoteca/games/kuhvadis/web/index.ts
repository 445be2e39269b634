/** Kuh Vadis in the browser. */

import type { GameFace } from "$web/boards/face";
import { t } from "$web/texts.svelte";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import Paint from "./Paint.svelte";
import Picture from "./Picture.svelte";
import type { KuhVadisMove } from "./messages";
import { nameMove, prompt, reason, sumUp, tell } from "./words";

export default {
  Board,
  Picture,
  Mark,
  Paint,
  Diagram: () => import("./Diagram.svelte"),
  Example: () => import("./Example.svelte"),
  Setup: () => import("./Setup.svelte"),
  prompt,
  nameMove,
  tell,
  sumUp,
  throwsDice: (move) => (move as KuhVadisMove).kind === "keep",
  reason,
  side: (player) => t("kuhvadis-web-seat", { owner: player === 0 ? "first" : "second" }),
} satisfies GameFace;
