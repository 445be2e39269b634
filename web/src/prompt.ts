/** Say whose turn it is and what is expected, always in words. */

import type { KnasterBoard, KuhVadisBoard, Outcome, SeatView, TableState } from "./messages";
import { list, t } from "./texts.svelte";
import { handName, lineName, seatName } from "./words";

/** Tell what a seat has to do, or for whom it waits. */
export function prompt(state: TableState, view: SeatView, chosen: string | null): string {
  if (state.result) return ending(state, state.result);
  if (view.legal.length === 0) return waiting(state);
  const name = seatName(state.seats.find((seat) => seat.seat === view.seat));
  const turn = state.my_seats.length > 1 ? t("web-turn-of", { who: name }) : t("web-turn-you");
  if (view.board.game === "quantik") return quantik(view, turn, chosen);
  if (view.board.game === "knaster") return knaster(state, view, view.board, turn, chosen);
  return kuhvadis(view, view.board, turn);
}

function waiting(state: TableState): string {
  const acting = state.seats.filter((seat) => seat.is_to_act);
  const who = list(acting.map(seatName));
  if (acting.length === 0) return t("web-loading");
  if (acting.length > 1) return t("web-turn-others", { who });
  return t(acting[0].kind === "bot" ? "web-turn-bot" : "web-turn-other", { who });
}

function quantik(view: SeatView, turn: string, shape: string | null): string {
  if (!shape) return t("web-prompt-shape", { turn });
  const count = view.legal.filter((move) => move.shape === shape).length;
  return t(count ? "web-prompt-cell" : "web-prompt-nowhere", { turn, shape, count });
}

function knaster(
  state: TableState, view: SeatView, board: KnasterBoard, turn: string, chosen: string | null,
): string {
  const hands = view.legal.filter((move) => move.kind === "hand");
  if (hands.length) {
    const lines = [...new Set(hands.map((move) => move.line!))];
    const line = lines.length === 1 ? lines[0] : lines.find((choice) => String(choice) === chosen);
    if (line === undefined) return t("web-prompt-lines", { turn });
    const seat = state.seats.find((info) => info.seat === view.seat);
    const { pending } = board.sheets[seat?.player ?? 0];
    const count = pending.find((hand) => hand.line === line)?.due ?? 0;
    return t("web-prompt-hand", { turn, line: lineName(line), hand: handName(pending, line), count });
  }
  if (board.is_last_roll) return t("web-prompt-last", { turn, roll: board.roll });
  const [canWrite, canCircle] = ["write", "circle"].map((kind) => view.legal.some((move) => move.kind === kind));
  const id = !canCircle ? "web-prompt-write" : canWrite ? "web-prompt-write-or-circle" : "web-prompt-circle";
  return t(id, { turn, roll: board.roll });
}

function kuhvadis(view: SeatView, board: KuhVadisBoard, turn: string): string {
  const [canKeep, canMark] = ["keep", "mark"].map((kind) => view.legal.some((move) => move.kind === kind));
  const values = { turn, count: board.rolls_left };
  if (canKeep) return t(canMark ? "web-prompt-roll-or-mark" : "web-prompt-roll", values);
  return t(canMark ? "web-prompt-mark" : "web-prompt-nothing", values);
}

/** Tell how a game ended. */
export function ending(state: TableState, result: Outcome): string {
  const name = (seat: number) => seatName(state.seats.find((info) => info.seat === seat));
  const who = list(result.winners.map(name));
  if (result.reason === "resigned") {
    const loser = list(state.seats.filter((seat) => seat.has_resigned).map(seatName));
    return state.seats.length === 1 ? t("web-end-gave-up", { loser }) : t("web-end-resigned", { loser, who });
  }
  if (state.game === "knaster" && state.seats.length === 1) {
    const count = result.scores[0];
    const rating = count > 100 ? "spectacular" : count > 80 ? "super" : count > 50 ? "good" : "other";
    return t("web-end-solo", { count, rating });
  }
  if (result.winners.length > 1) return t(state.game === "knaster" ? "web-end-shared" : "web-end-draw", { who });
  const isMine = state.my_seats.length === 1 && result.winners.includes(state.my_seats[0]);
  return isMine ? t("web-end-you") : t(state.my_seats.length === 1 ? "web-end-lost" : "web-end-won", { who });
}
