/** One table as this browser shows it: what is known, step by step, and the line to the server. */

import * as api from "./api";
import { faceOf } from "./boards/faces";
import type {
  GameInfo,
  HistoryEntry,
  LegalMove,
  Refusal,
  ReviewedMove,
  SeatInfo,
  SeatView,
  TableState,
  Value,
} from "./messages";
import { moments, type Moment } from "./playback";
import { settings, type Pace } from "./settings.svelte";
import { due, isSame as isSameProof, kept } from "./shake";
import { TableSocket, type Wish } from "./socket";

const LATE = 700; // milliseconds until we say that a move is still on its way
const BEAT: Record<Pace, number> = { slow: 1800, normal: 1000, fast: 400, "at-once": 0 }; // milliseconds

export class Table {
  state = $state.raw<TableState>(); // as shown, which may be a moment behind what is known
  history = $state.raw<HistoryEntry[]>([]);
  #roller = $state.raw<number | null>(null); // dice lie ready for this seat, who is to tap them
  isOnline = $state(true);
  isSending = $state(false);
  game = $state.raw<GameInfo>(); // as soon as it is known
  pending = $state.raw<LegalMove | null>(null); // on its way, and drawn as such
  #late = $state.raw<LegalMove | null>(null);
  refusal = $state.raw<{ id: string; values: Record<string, Value> } | null>(null);
  /** Show the board after so many steps of a game that is over, and on it a decision with what was better. */
  look: (step: number, judged?: ReviewedMove) => void = () => {}; // given by whoever draws the board
  #inHand = $state.raw<number | null>(null); // at one screen: the seat that looks at it now

  /** Whether the server kept to what it had committed to, as far as this browser knows. */
  isHonest = $state(true);

  #known: Pick<Moment, "state" | "history"> | null = null;
  #queue: Moment[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #socket: TableSocket | undefined;
  #hurry = () => {
    if (document.visibilityState === "visible") this.#socket?.hurry();
    else this.#skip(); // nobody looks
  };
  isLetGo = false; // the server hangs up once because we asked for it, and we come back: no news
  #shaken = new Set<string>(); // the parts of the hand-shake that were sent

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
      known: () => ({ since: this.#known?.history.length ?? 0, revision: this.#known?.state.revision ?? 0 }),
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
    clearTimeout(this.#timer);
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

  /** Make one of the moves a view offers; until it is answered there is no second one. */
  play(view: SeatView, move: LegalMove): void {
    if (view.seat === null || this.isSending) return;
    this.#inHand = view.seat;
    this.pending = move;
    setTimeout(() => (this.#late = move), LATE);
    this.ask({ type: "move", seat: view.seat, version: view.version, action: move.action });
  }

  /** Say whether the move on its way takes long. */
  get isLate(): boolean {
    return this.pending !== null && this.pending === this.#late;
  }

  /** Say whether dice lie ready for a tap. */
  get isToRoll(): boolean {
    return this.#roller !== null;
  }

  /** Return whose dice lie ready. */
  get roller(): SeatInfo | undefined {
    return this.#roller === null ? undefined : this.seat(this.#roller);
  }

  /** Let the dice fall that lie ready. */
  roll(): void {
    if (this.isToRoll) this.#next();
  }

  /** Return the view that is shown: at one screen, of whoever has it in hand and something to do. */
  get view(): SeatView {
    const { views } = this.state!;
    const acting = views.filter((view) => view.legal.length > 0);
    const isInHand = (view: SeatView) => view.seat === this.#inHand;
    return acting.find(isInHand) ?? acting[0] ?? views.find(isInHand) ?? views[0];
  }

  /** Say whether somebody else must look away first: choices at one screen are secret. */
  get needsCurtain(): boolean {
    if (!this.state!.views.length) return false;
    const isSecret = this.game?.is_simultaneous && this.state!.my_seats.length > 1 && !this.state!.result;
    return Boolean(isSecret) && this.view.legal.length > 0 && this.view.seat !== this.#inHand;
  }

  /** Give the screen to whoever the view belongs to. */
  handOver(): void {
    this.#inHand = this.view.seat;
  }

  seat(number: number): SeatInfo {
    return this.state!.seats.find((seat) => seat.seat === number)!;
  }

  /** Return who plays as a player of the board. */
  player(number: number): SeatInfo | undefined {
    return this.state?.seats.find((seat) => seat.player === number);
  }

  #receive(state: TableState): void {
    const before = this.#known;
    if (before && state.revision < before.state.revision) return;
    if (before && state.revision > before.state.revision) this.refusal = null;
    const history = [...(before?.history.slice(0, state.history_from) ?? []), ...state.history];
    this.#known = { state, history };
    void this.#shakeHands(state);
    this.isSending = this.#socket?.isWaiting ?? false;
    if (!this.isSending) this.pending = null;
    const isSame = (entry: HistoryEntry, i: number) =>
      history[i]?.text === entry.text && history[i]?.seat === entry.seat;
    const wasTakenBack = before !== null && !before.history.every(isSame);
    const coming = wasTakenBack ? [] : moments(before, this.#known, faceOf(state.game), settings.tapsToRoll);
    if (!coming.length) coming.push({ ...this.#known, beats: 0, roller: null });
    if (wasTakenBack) this.#skip();
    this.#queue.push(...coming);
    if (this.#timer === undefined && !this.isToRoll) this.#step();
  }

  /** Show what is due, and wait for the rest. */
  #step(): void {
    this.#timer = undefined;
    const next = this.#queue[0];
    if (!next || this.isToRoll) return;
    const wait = this.#shownAt + next.beats * BEAT[settings.pace] - Date.now();
    if (wait > 0 && document.visibilityState === "visible") this.#timer = setTimeout(() => this.#step(), wait);
    else this.#next();
  }

  #next(): void {
    const next = this.#queue.shift();
    this.#roller = null;
    if (next) this.#show(next);
    this.#step();
  }

  /** Go to the end of what is known. */
  #skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.#roller = null;
    if (last) this.#show(last);
  }

  #show({ state, history, roller }: Moment): void {
    const isFirst = this.state === undefined;
    const known = this.history;
    const isSame = (entry: HistoryEntry, i: number) => known[i]?.text === entry.text && known[i]?.seat === entry.seat;
    const divergence = history.findIndex((entry, i) => !isSame(entry, i));
    const first = divergence < 0 ? history.length : divergence;
    if (first < history.length || history.length < known.length) this.history = history;
    this.state = { ...state, views: state.views.map((view) => this.#unchanged(view)) };
    this.#roller = roller;
    if (first < history.length || isFirst) this.#shownAt = Date.now();
    if (!isFirst) this.onNews(history.slice(first), first < known.length);
  }

  /** Return a view as it is shown already, if it is: what was tapped on its board stays. */
  #unchanged(view: SeatView): SeatView {
    const shown = this.state?.views.find(({ seat }) => seat === view.seat);
    return JSON.stringify(shown) === JSON.stringify(view) ? shown! : view;
  }

  /** Do our part before the dice fall, each step once. */
  async #shakeHands(state: TableState): Promise<void> {
    if (state.proof) this.isHonest = isSameProof(state.proof, kept(state.table));
    if (!this.#socket) return;
    for (const wish of await due(state)) {
      const step = `${wish.type}-${wish.seat}`;
      if (!this.#shaken.has(step)) this.#socket?.send(wish);
      this.#shaken.add(step);
    }
  }

  #refused(refusal: Refusal): void {
    this.isSending = this.#socket?.isWaiting ?? false;
    this.pending = null;
    this.refusal = { id: refusal.message, values: refusal.values };
  }
}
