/** Tell what happened, one entry of the history at a time. */

import { faceOf } from "./boards/faces";
import type { GameInfo, HistoryEntry, LegalMove, SeatInfo } from "./messages";
import { t } from "./texts.svelte";
import { facesBefore, moveName, seatName } from "./words";

/** Tell one thing that happened. */
export function tell(game: GameInfo, seats: SeatInfo[], history: HistoryEntry[], index: number): string {
  const entry = history[index];
  const who = seatName(seats.find((seat) => seat.seat === entry.seat));
  if (entry.kind === "resign") return t("web-did-resign", { who });
  const faces = facesBefore(history, index);
  const told = entry.kind === "roll" || entry.move ? faceOf(game.id).tell?.({ game, who, entry, faces }) : undefined;
  if (told !== undefined) return told;
  if (entry.kind === "roll") return t("web-did-roll", { dice: faces.join(", ") });
  return t("web-did", { who, move: entry.move ? nameMove(game, entry.move) : entry.text });
}

/** Name a move without its player. */
export function nameMove(game: GameInfo, move: LegalMove): string {
  return faceOf(game.id).nameMove?.(move, game) ?? moveName(move);
}

/** Tell turns, each in one line but for some seats; a roll belongs to the move that follows, or stands for itself. */
export function tellTurns(
  game: GameInfo,
  seats: SeatInfo[],
  history: HistoryEntry[],
  from: number,
  stepwise: number[] = [],
): string[] {
  const owners = history.map((entry, i) =>
    entry.kind === "roll" ? history.slice(i).find(({ kind }) => kind !== "roll")?.seat : entry.seat,
  );
  const lines: string[] = [];
  for (let start = from; start < history.length;) {
    let end = start + 1;
    while (end < history.length && owners[end] === owners[start]) end += 1;
    const who = seatName(seats.find((seat) => seat.seat === owners[start]));
    const told =
      who && !stepwise.includes(owners[start]!)
        ? faceOf(game.id).sumUp?.({ game, who, entries: history.slice(start, end) })
        : undefined;
    if (told) lines.push(told);
    else for (let i = start; i < end; i++) lines.push(tell(game, seats, history, i));
    start = end;
  }
  return lines;
}

/** Return where the last turn begins, and where it ends: moves of one seat with their rolls. */
export function lastTurn(history: HistoryEntry[]): [number, number] {
  const end = history.findLastIndex((entry) => entry.kind !== "roll");
  const before = history.findLastIndex(
    (entry, i) => i < end && entry.kind !== "roll" && entry.seat !== history[end].seat,
  );
  return [before + 1, end + 1];
}
