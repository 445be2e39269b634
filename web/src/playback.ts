/** Cut news into moments that can be followed: what was done, then the dice that fall. */

import type { GameFace } from "./boards/face";
import type { Board, HistoryEntry, SeatView, TableState } from "./messages";

/** The table as it is shown for a while. */
export interface Moment {
  state: TableState;
  history: HistoryEntry[];
  beats: number; // to wait before it is shown, after the one before
  roller: number | null; // dice lie ready for this seat here, who rolls them by a tap
}

type Known = Pick<Moment, "state" | "history">;

/** Return the moments that lead from what is shown to what is news. */
export function moments(before: Known | null, now: Known, face: GameFace, tapsToRoll: boolean): Moment[] {
  const last = { ...now, beats: 0, roller: null };
  const known = before?.state.views.length ? before : null;
  const first = known?.history.length ?? 0;
  const news = now.history.slice(first);
  const rolls = news.filter((entry) => entry.kind === "roll").length;
  const isMine = (seat: number | null | undefined) => seat != null && now.state.my_seats.includes(seat);
  if (!now.state.views.length || rolls > 1 || (!known && news.length > 1)) return [last]; // long away: no need to see it all
  const at = news.findIndex((entry) => entry.kind === "roll");
  const done = at < 0 ? news : news.slice(0, at);
  const actor = done.findLast((entry) => entry.seat !== null);
  const beats = actor && !isMine(actor.seat) ? 1 : 0;
  if (at < 0) return [{ ...last, beats }];

  const held: Known = { state: hold(known?.state ?? null, now.state, face), history: now.history.slice(0, first + at) };
  const roller = rollerOf(now.state, face);
  const isThrown = actor?.move && actor.seat === roller && (face.throwsDice?.(actor.move) ?? true);
  const needsTap = tapsToRoll && isMine(roller) && !isThrown;
  const shown = done.length ? [{ ...held, beats, roller: null as number | null }] : [];
  if (needsTap) shown.push({ ...held, beats: done.length ? 1 : 0, roller: roller! });
  const pause = needsTap || !done.length || (isThrown && isMine(roller)) ? 0 : 1;
  return [...shown, { ...last, beats: pause }];
}

/** Return the table as it was when all was done but the dice had not fallen. */
function hold(before: TableState | null, now: TableState, face: GameFace): TableState {
  const boardOf = (view: SeatView): Board | null =>
    before?.views.find((known) => known.seat === view.seat)?.board ?? null;
  return {
    ...now,
    result: null,
    seats: now.seats.map((seat, i) => ({ ...seat, is_to_act: before?.seats[i].is_to_act ?? seat.is_to_act })),
    views: now.views.map((view) => ({
      ...view,
      legal: [],
      board: face.between?.(boardOf(view), view.board) ?? view.board,
    })),
  };
}

/** Return the seat whose throw it is: the only one to act, unless the game says so. */
function rollerOf(state: TableState, face: GameFace): number | undefined {
  const player = face.roller?.(state.views[0].board);
  const seats = state.seats.filter((seat) => (player === undefined ? seat.is_to_act : seat.player === player));
  return seats.length === 1 ? seats[0].seat : undefined;
}
