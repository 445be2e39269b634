/** Quantik in the browser. */

import type { GameFace } from "$web/boards/face";
import { t } from "$web/texts.svelte";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import type { QuantikMove } from "./messages";
import Move from "./Move.svelte";
import Paint from "./Paint.svelte";
import Picture from "./Picture.svelte";
import ReviewPicture from "./ReviewPicture.svelte";
import { nameMove, ownerOf, prompt, reason } from "./words";

export default {
  Board,
  Picture,
  Mark,
  Move,
  ReviewPicture,
  Paint,
  Diagram: () => import("./Diagram.svelte"),
  Example: () => import("./Example.svelte"),
  prompt,
  nameMove,
  reason,
  isLeft: (move, chosen) => (move as QuantikMove).shape === chosen,
  side: (player) => t("quantik-web-seat", { owner: ownerOf(player) }),
} satisfies GameFace;
