/** Looking back at a game that is over: boards as they were, fetched one by one and kept. */

import * as api from "./api";
import type { Board, ReviewedMove } from "./messages";

const PAUSE = 200; // milliseconds: five boards a second are what the server allows for long

export class Past {
  shown = $state.raw<{ number: number; board: Board } | null>(null); // after so many events; null: the end
  judged = $state.raw<ReviewedMove | null>(null); // the decision on that board, looked at again with what was better
  wanted = $state.raw<number | null>(null); // what will be shown, while the board is on its way
  problem = $state.raw<api.Refused | null>(null);

  #toJudge: ReviewedMove | null = null;
  #boards = new Map<number, Board>();
  #isFetching = false;

  constructor(
    private table: string,
    private onShown: () => void,
  ) {}

  /** Show the board after so many events, or the end again; and on it a decision that was due there. */
  async show(number: number | null, judged: ReviewedMove | null = null): Promise<void> {
    this.wanted = number;
    this.#toJudge = judged;
    this.problem = null;
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      while (this.wanted !== null && !this.#boards.has(this.wanted)) await this.#fetch(this.wanted);
    } catch (error) {
      this.problem = api.asRefused(error);
      this.wanted = null;
    }
    this.#isFetching = false;
    this.shown = this.wanted === null ? null : { number: this.wanted, board: this.#boards.get(this.wanted)! };
    this.judged = this.shown && this.#toJudge;
    this.onShown();
  }

  /** Fetch one board; whoever hurries on meanwhile gets only the one where they stop. */
  async #fetch(number: number): Promise<void> {
    this.#boards.set(number, await api.pastBoard(this.table, number));
    if (this.wanted !== number) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
