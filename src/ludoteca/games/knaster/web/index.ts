/** Knaster in the browser. */

import type { GameFace } from "$web/boards/face";
import { t } from "$web/texts.svelte";
import Board from "./Board.svelte";
import type { KnasterBoard } from "./messages";
import Picture from "./Picture.svelte";
import Tally from "./Tally.svelte";
import { ending, nameMove, prompt, tell } from "./words";

export default {
  Board,
  ratio: 412 / 428,
  Picture,
  Diagram: () => import("./Diagram.svelte"),
  Example: () => import("./Example.svelte"),
  prompt,
  nameMove,
  tell,
  ending,
  Tally,
  scale: () => t("knaster-web-end-scale"),
  between: (before, after) => ({
    ...after,
    roll: (before as KnasterBoard | null)?.roll ?? 0,
    is_last_roll: (before as KnasterBoard | null)?.is_last_roll ?? false,
  }),
  roller: (board) => (board as KnasterBoard).roller,
  throwsDice: () => false,
  points: (board, player) => (board as KnasterBoard).sheets[player].score,
} satisfies GameFace;
