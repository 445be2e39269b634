/** What Quantik says: its pieces, its prompts, its moves and its end. */

import type { End, Turn } from "$web/boards/face";
import type { GameInfo, LegalMove } from "$web/messages";
import { t } from "$web/texts.svelte";
import { cellName } from "$web/words";
import type { QuantikBoard, QuantikMove } from "./messages";

export type Shape = "A" | "B" | "C" | "D";
export type Owner = "first" | "second";
export const SHAPES: Shape[] = ["A", "B", "C", "D"];

/** Say whose pieces a player has. */
export function ownerOf(player: number): Owner {
  return player === 0 ? "first" : "second";
}

/** Ask for a shape, then for a cell. */
export function prompt({ view, turn, chosen: shape }: Turn): string {
  if (!shape) return t("quantik-web-prompt-shape", { turn });
  const count = (view.legal as QuantikMove[]).filter((move) => move.shape === shape).length;
  return t(count ? "quantik-web-prompt-cell" : "quantik-web-prompt-nowhere", { turn, shape, count });
}

/** Name a placement: shape and cell. */
export function nameMove(move: LegalMove, game: GameInfo): string {
  const { shape, cells } = move as QuantikMove;
  return t("quantik-web-move", { shape, cell: cellName(cells[0], game.columns) });
}

/** Say how it was won: by which line, or because the other could not move. */
export function reason({ board, who, loser }: End): string {
  const { line } = board as QuantikBoard;
  if (!line.length) return t("quantik-web-end-stuck", { loser });
  const [first, last] = [cellName(line[0], 4), cellName(line[3], 4)];
  const kind = kindOf(line[0], line[3]);
  const name = kind === "row" ? first[1] : kind === "column" ? first[0] : `${first}–${last}`;
  return t("quantik-web-end-line", { who, kind, name });
}

/** Say why a shape must not go to a cell: which piece stands in the way, and in which line. */
export function forbidden({ cells, forbidden }: QuantikBoard, shape: Shape, cell: number): string {
  const by = forbidden[shape][cell];
  const piece = t("quantik-web-piece", { owner: cells[by] < "a" ? "first" : "second", shape });
  return t("quantik-web-forbidden", { cell: cellName(cell, 4), by: cellName(by, 4), piece, kind: kindOf(cell, by) });
}

function kindOf(a: number, b: number): string {
  return cellName(a, 4)[1] === cellName(b, 4)[1]
    ? "row"
    : cellName(a, 4)[0] === cellName(b, 4)[0]
      ? "column"
      : "region";
}
