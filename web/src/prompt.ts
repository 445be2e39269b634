/** Say whose turn it is and what is expected, always in words. */

import { faceOf } from "./boards/faces";
import type { GameInfo, Outcome, SeatInfo, SeatView, TableState } from "./messages";
import type { Table } from "./table.svelte";
import { list, own, t } from "./texts.svelte";
import { seatName } from "./words";

/** Tell what a seat has to do, or for whom it waits. */
export function prompt(game: GameInfo, state: TableState, view: SeatView, chosen: string | null): string {
  if (state.result) return ending(game, state, state.result);
  if (view.legal.length === 0) return waiting(state);
  const seat = state.seats.find((info) => info.seat === view.seat);
  const turn = turnOf(state, seat);
  const told = faceOf(game.id).prompt?.({ view, player: seat?.player ?? 0, turn, chosen });
  return told ?? t("web-prompt-choose", { turn });
}

function turnOf(state: TableState, seat: SeatInfo | undefined): string {
  return state.my_seats.length > 1 ? t("web-turn-of", { who: seatName(seat) }) : t("web-turn-you");
}

/** Ask whoever's throw it is to roll. */
export function rollPrompt(table: Table): string {
  return t("web-prompt-roll", { turn: turnOf(table.state!, table.roller) });
}

function waiting(state: TableState): string {
  const acting = state.seats.filter((seat) => seat.is_to_act);
  const who = list(acting.map(seatName));
  if (acting.length === 0) return t("web-loading");
  if (acting.length > 1) return t("web-turn-others", { who });
  return t(acting[0].kind === "bot" ? "web-turn-bot" : "web-turn-other", { who });
}

/** Tell how a game ended. */
export function ending(game: GameInfo, state: TableState, result: Outcome): string {
  const end = endOf(state, result);
  const { who } = end;
  if (result.reason === "resigned") {
    const loser = list(state.seats.filter((seat) => seat.has_resigned).map(seatName));
    return state.seats.length === 1 ? t("web-end-gave-up", { loser }) : t("web-end-resigned", { loser, who });
  }
  const told = faceOf(game.id).ending?.(end);
  if (told) return told;
  if (state.seats.length === 1 && game.has_points) return t("web-end-points", { count: result.scores[0] });
  if (result.winners.length > 1) return own(game.id, game.has_points ? "web-end-shared" : "web-end-draw", { who });
  const isMine = state.my_seats.length === 1 && result.winners.includes(state.my_seats[0]);
  return isMine ? t("web-end-you") : t(state.my_seats.length === 1 ? "web-end-lost" : "web-end-won", { who });
}

/** Tell how a game was won, where it has words for that. */
export function reason(game: GameInfo, state: TableState, result: Outcome): string {
  if (result.reason === "resigned" || result.winners.length !== 1) return "";
  return faceOf(game.id).reason?.(endOf(state, result)) ?? "";
}

function endOf(state: TableState, result: Outcome) {
  const names = (hasWon: boolean) =>
    list(state.seats.filter((seat) => result.winners.includes(seat.seat) === hasWon).map(seatName));
  return { state, result, board: state.views[0].board, who: names(true), loser: names(false) };
}
