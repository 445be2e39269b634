/** What Knaster says: its lines and hands, its prompts, its moves and its end. */

import type { End, Told, Turn } from "$web/boards/face";
import type { GameInfo, LegalMove } from "$web/messages";
import { list, t } from "$web/texts.svelte";
import { cellName } from "$web/words";
import type { KnasterBoard, KnasterHand, KnasterMove } from "./messages";

/** Name one of the twelve lines. */
export function lineName(line: number): string {
  if (line < 5) return t("knaster-web-line", { kind: "row", number: line + 1 });
  if (line < 10) return t("knaster-web-line", { kind: "column", number: cellName(line - 5, 5)[0] });
  return t("knaster-web-line", { kind: line === 10 ? "falling" : "rising", number: "" });
}

/** Name the hand of a line that is still to be circled. */
export function handName(pending: KnasterHand[], line: number): string {
  return t("knaster-web-hand", { hand: pending.find((hand) => hand.line === line)?.hand ?? "" });
}

/** Ask for a number to be written or circled, or for the circles of a hand. */
export function prompt({ view, player, turn, chosen }: Turn): string {
  const { roll, is_last_roll, sheets } = view.board as KnasterBoard;
  const legal = view.legal as KnasterMove[];
  const hands = legal.filter((move) => move.kind === "hand");
  if (hands.length) {
    const lines = [...new Set(hands.map((move) => move.line!))];
    const line = lines.length === 1 ? lines[0] : lines.find((choice) => String(choice) === chosen);
    if (line === undefined) return t("knaster-web-prompt-lines", { turn });
    const { pending } = sheets[player];
    const count = pending.find((hand) => hand.line === line)?.due ?? 0;
    return t("knaster-web-prompt-hand", { turn, line: lineName(line), hand: handName(pending, line), count });
  }
  if (is_last_roll) return t("knaster-web-prompt-last", { turn, roll });
  const [canWrite, canCircle] = ["write", "circle"].map((kind) => legal.some((move) => move.kind === kind));
  if (!canCircle) return t("knaster-web-prompt-write", { turn, roll });
  return t(canWrite ? "knaster-web-prompt-write-or-circle" : "knaster-web-prompt-circle", { turn, roll });
}

/** Tell a roll or a move. */
export function tell({ game, who, entry, faces }: Told): string {
  const number = faces.reduce((sum, face) => sum + Number(face), 0);
  if (entry.kind === "roll") return t("knaster-web-did-roll-sum", { dice: faces.join(" + "), sum: number });
  const { kind, cells, line } = entry.move as KnasterMove;
  const names = cells.map((cell) => cellName(cell, game.columns));
  switch (kind) {
    case "write":
      return t("knaster-web-did-write", { who, number, cell: names[0] });
    case "circle":
      return t("knaster-web-did-circle", { who, cell: names[0] });
    case "hand":
      return t("knaster-web-did-hand", { who, cells: list(names), line: lineName(line!) });
    case "pass":
      return t("knaster-web-did-pass", { who });
  }
}

/** Name a move without its player. */
export function nameMove(move: LegalMove, game: GameInfo): string {
  const { kind, cells, line } = move as KnasterMove;
  const names = cells.map((cell) => cellName(cell, game.columns));
  return t("knaster-web-name", { kind, cells: list(names), line: kind === "hand" ? lineName(line!) : "" });
}

/** Rate the points of one who played alone. */
export function ending({ state, board }: End): string | null {
  if (state.seats.length > 1) return null;
  const { score, rating } = (board as KnasterBoard).sheets[0];
  return t("knaster-web-end-solo", { count: score, rating });
}
