/** The line to one table: comes back by itself, and sends each request until it is answered. */

import type { ClientMessage, Refusal, ServerMessage, TableState } from "./messages";

/** A request before it has its id. */
export type Wish = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** What a table hears from its line. */
export interface Listener {
  onState(state: TableState): void;
  onRefusal(refusal: Refusal): void;
  onLine(isOpen: boolean): void;
  /** What is known already: history entries and revision. */
  known(): { since: number; revision: number };
}

const FIRST_DELAY = 300;
const LONGEST_DELAY = 8000;

export class TableSocket {
  #socket: WebSocket | undefined;
  #unanswered = new Map<string, string>();
  #delay = FIRST_DELAY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private url: string,
    private listener: Listener,
    private open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.#connect();
  }

  /** Send a request; it is repeated after each reconnection until the server answers it. */
  send(wish: Wish): string {
    const id = newId();
    const text = JSON.stringify({ ...wish, id });
    this.#unanswered.set(id, text);
    if (this.#socket?.readyState === 1) this.#socket.send(text);
    return id;
  }

  /** Say whether the answer to some request is still to come. */
  get isWaiting(): boolean {
    return this.#unanswered.size > 0;
  }

  /** Try again now rather than later, as when the network is back. */
  hurry(): void {
    if (this.#isClosed || this.#timer === undefined) return;
    this.#delay = FIRST_DELAY;
    this.#connect();
  }

  /** Hang up for good. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.open(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", token: null, ...this.listener.known() }));
      for (const text of this.#unanswered.values()) socket.send(text);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (socket !== this.#socket || this.#isClosed) return;
      this.listener.onLine(false);
      this.#timer = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
      this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
    };
  }

  #hear(message: ServerMessage): void {
    if (message.answers) this.#unanswered.delete(message.answers);
    if (message.type === "refusal") return this.listener.onRefusal(message);
    this.#delay = FIRST_DELAY;
    this.listener.onLine(true);
    this.listener.onState(message);
  }
}

/** Return an id no other request has. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}
