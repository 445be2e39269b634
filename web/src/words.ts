/** Put moves, cells and lines into words of the language spoken. */

import type { GameId, HistoryEntry, KnasterHand, LegalMove, SeatInfo, Sitter } from "./messages";
import { list, t } from "./texts.svelte";

export type Shape = "A" | "B" | "C" | "D";
export const SHAPES: Shape[] = ["A", "B", "C", "D"];
const SIZE: Record<GameId, number> = { quantik: 4, knaster: 5, kuhvadis: 7 };

/** Name who sits there; a bot without a name of its own is called by its kind, in the language spoken. */
export function seatName(seat: Sitter | undefined): string {
  if (!seat) return "";
  const number = /(?: \d+)?$/.exec(seat.name)![0]; // where there are several of a kind
  return seat.bot && seat.name === seat.bot + number ? t("web-bot", { bot: seat.bot }) + number : seat.name;
}

/** Name a cell: its column's letter and its row's number from the top. */
export function cellName(game: GameId, cell: number): string {
  return "abcdefg"[cell % SIZE[game]] + String(Math.floor(cell / SIZE[game]) + 1);
}

/** Name one of Knaster's twelve lines. */
export function lineName(line: number): string {
  if (line < 5) return t("web-line", { kind: "row", number: line + 1 });
  if (line < 10) return t("web-line", { kind: "column", number: "abcde"[line - 5] });
  return t("web-line", { kind: line === 10 ? "falling" : "rising", number: "" });
}

/** Name the hand of a line that is still to be circled. */
export function handName(pending: KnasterHand[], line: number): string {
  return t("web-knaster-hand", { hand: pending.find((hand) => hand.line === line)?.hand ?? "" });
}

/** Name some dice, cows included. */
export function diceNames(dice: string[]): string {
  return dice.map((face) => t("web-die", { face })).join(", ");
}

/** Return the faces of the last roll at or before an entry. */
export function facesBefore(history: HistoryEntry[], end = history.length - 1): string[] {
  for (let i = end; i >= 0; i--) if (history[i].kind === "roll") return history[i].text.split(" ");
  return [];
}

/** Tell one thing that happened. */
export function tell(game: GameId, seats: SeatInfo[], history: HistoryEntry[], index: number): string {
  const entry = history[index];
  const who = seatName(seats.find((seat) => seat.seat === entry.seat));
  const faces = facesBefore(history, index);
  const sum = faces.reduce((total, face) => total + Number(face), 0);
  if (entry.kind === "resign") return t("web-did-resign", { who });
  if (entry.kind === "roll") {
    if (game === "knaster") return t("web-did-roll-sum", { dice: faces.join(" + "), sum });
    return t("web-did-roll", { dice: diceNames(faces) });
  }
  return entry.move ? tellMove(game, who, entry.move, sum) : `${who}: ${entry.text}`;
}

function tellMove(game: GameId, who: string, move: LegalMove, number: number): string {
  const cell = cellName(game, move.cells[0] ?? 0);
  switch (move.kind) {
    case "place":
      return t("web-did-place", { who, shape: move.shape ?? "", cell });
    case "write":
      return t("web-did-write", { who, number, cell });
    case "circle":
      return t("web-did-circle", { who, cell });
    case "hand":
      return t("web-did-hand", {
        who,
        cells: list(move.cells.map((c) => cellName(game, c))),
        line: lineName(move.line ?? 0),
      });
    case "mark":
      return t("web-did-mark", { who, cell });
    case "keep":
      return move.keep?.length
        ? t("web-did-keep", { who, dice: diceNames(move.keep) })
        : t("web-did-keep-none", { who });
    case "pass":
      return t("web-did-pass", { who });
  }
}
