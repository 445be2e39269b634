/** Name seats, cells and dice in the language spoken. */

import type { GameInfo, HistoryEntry, LegalMove, Sitter } from "./messages";
import { own, t } from "./texts.svelte";

/** Name who sits there; a bot without a name of its own is called by its kind, in the language spoken. */
export function seatName(seat: Sitter | undefined): string {
  if (!seat) return "";
  const number = /(?: \d+)?$/.exec(seat.name)![0]; // where there are several of a kind
  return seat.bot && seat.name === seat.bot + number ? t("web-bot", { bot: seat.bot }) + number : seat.name;
}

/** Name a cell: its column's letter and its row's number from the top. */
export function cellName(cell: number, columns: number): string {
  return String.fromCharCode(97 + (cell % columns)) + String(Math.floor(cell / columns) + 1);
}

/** Say a move in the words the game has for it, else in its notation. */
export function moveName({ words, text }: LegalMove): string {
  return words ? t(words.message, words.values) : text;
}

/** Write a value: a chance to win in per cent, or points. */
export function amountOf(value: number, isScore: boolean): string {
  return isScore ? t("match-luck-score", { value }) : t("match-luck-chance", { percent: 100 * value });
}

/** Return the faces of the last roll at or before an entry. */
export function facesBefore(history: HistoryEntry[], end = history.length - 1): string[] {
  return (
    history
      .slice(0, end + 1)
      .findLast((entry) => entry.kind === "roll")
      ?.text.split(" ") ?? []
  );
}

/** Say for how many a game is, and whether it has dice. */
export function factsOf({ id, min_players, max_players, has_dice }: GameInfo): string {
  const players = min_players === max_players ? min_players : `${min_players}–${max_players}`;
  return own(id, "web-facts", { players, dice: has_dice ? "yes" : "no" });
}
