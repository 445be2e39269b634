/** One table as this browser knows it: the last state, the whole history, and the line to the server. */

import * as api from "./api";
import type { HistoryEntry, LegalMove, Refusal, SeatInfo, SeatView, TableState, Value } from "./messages";
import { TableSocket, type Wish } from "./socket";

export class Table {
  state = $state.raw<TableState>();
  history = $state.raw<HistoryEntry[]>([]);
  isOnline = $state(true);
  isSending = $state(false);
  refusal = $state.raw<{ id: string; values: Record<string, Value> } | null>(null);

  #socket: TableSocket | undefined;
  #hurry = () => document.visibilityState === "visible" && this.#socket?.hurry();

  constructor(
    readonly id: string,
    private onNews: (entries: HistoryEntry[], wasTakenBack: boolean) => void = () => {},
  ) {}

  /** Look the table up, then stay in touch; throws when there is no such table. */
  async connect(): Promise<void> {
    this.#receive(await api.tableState(this.id));
    this.#socket = new TableSocket(api.socketAddress(this.id), {
      onState: (state) => this.#receive(state),
      onRefusal: (refusal) => this.#refused(refusal),
      onLine: (isOpen) => (this.isOnline = isOpen),
      known: () => ({ since: this.history.length, revision: this.state?.revision ?? 0 }),
    });
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Drop the line and dial anew, as a browser that has just been given a seat. */
  async reconnect(): Promise<void> {
    this.close();
    await this.connect();
  }

  close(): void {
    this.#socket?.close();
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  /** Ask the server for something. */
  ask(wish: Wish): void {
    this.refusal = null;
    this.#socket?.send(wish);
    this.isSending = true;
  }

  /** Make one of the moves a view offers. */
  play(view: SeatView, move: LegalMove): void {
    if (view.seat === null || this.isSending) return;
    this.ask({ type: "move", seat: view.seat, version: view.version, action: move.action });
  }

  seat(number: number): SeatInfo {
    return this.state!.seats.find((seat) => seat.seat === number)!;
  }

  /** Return who plays as a player of the board. */
  player(number: number): SeatInfo | undefined {
    return this.state?.seats.find((seat) => seat.player === number);
  }

  #receive(state: TableState): void {
    const isFirst = this.state === undefined;
    if (!isFirst && state.revision < this.state!.revision) return;
    if (!isFirst && state.revision > this.state!.revision) this.refusal = null;
    const kept = this.history.slice(0, state.history_from);
    const known = this.history;
    this.history = [...kept, ...state.history];
    this.state = state;
    this.isSending = this.#socket?.isWaiting ?? false;
    const isSame = (entry: HistoryEntry, i: number) => known[i]?.text === entry.text && known[i]?.seat === entry.seat;
    const divergence = this.history.findIndex((entry, i) => !isSame(entry, i));
    const first = divergence < 0 ? this.history.length : divergence;
    if (!isFirst) this.onNews(this.history.slice(first), first < known.length);
  }

  #refused(refusal: Refusal): void {
    this.isSending = this.#socket?.isWaiting ?? false;
    this.refusal = { id: refusal.message, values: refusal.values };
  }
}
