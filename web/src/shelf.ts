/** The games of this device, kept by the browser itself: nobody else sees them, and no server forgets them. */

import * as api from "./api";
import type { GameId, Outcome, Sitter, TableState } from "./messages";

export interface Kept {
  table: string;
  game: GameId;
  date: number; // when it was last seen here
  seats: Sitter[];
  mine: number[];
  result: Outcome | null;
  withTakebacks: boolean;
  record: string | null;
  picture: string | null; // SVG
  isDeleted?: boolean; // the server may still list it
}

const [NAME, STORE, FORMAT] = ["ludoteca", "games", "ludoteca-games-1"];
export const LONGEST_FILE = 200e6;

/** Return all games, also those that were deleted. */
export function all(): Promise<Kept[]> {
  return inStore("readonly", (store) => store.getAll() as IDBRequest<Kept[]>);
}

/** Keep a game, or keep it as it is now. */
export async function keep(game: Kept): Promise<void> {
  await inStore("readwrite", (store) => store.put(game));
}

/** Forget all about a game but that it shall not be shown again. */
export function remove({ table, game }: Kept): Promise<void> {
  const gone = { seats: [], mine: [], result: null, withTakebacks: false, record: null, picture: null };
  return keep({ table, game, date: 0, ...gone, isDeleted: true });
}

/** Keep a table that this device sits at: at once, and when it is over again with its record and a picture. */
export async function keepTable(state: TableState, date = Date.now()): Promise<void> {
  const game = {
    table: state.table,
    game: state.game,
    date,
    seats: state.seats.map(({ name, bot }) => ({ name, bot })),
    mine: state.my_seats,
    result: state.result,
    withTakebacks: state.with_takebacks,
    record: null,
    picture: null,
  };
  await keep(game);
  if (!state.result) return;
  const [record, picture] = await Promise.all([api.record(state.table), api.picture(state.table).catch(() => null)]);
  await keep({ ...game, record, picture });
}

/** Write games as one file. */
export function write(games: Kept[]): Blob {
  return new Blob([JSON.stringify({ format: FORMAT, games })], { type: "application/json" });
}

/** Read such a file; null if it is none. */
export function read(text: string): Kept[] | null {
  try {
    const { format, games } = JSON.parse(text) as { format: string; games: unknown[] };
    return format === FORMAT && games.every(isKept) ? games : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  const game = value as Partial<Kept> | null;
  const isText = (text: unknown) => text === null || typeof text === "string";
  return (
    typeof game?.table === "string" &&
    typeof game.game === "string" &&
    Number.isFinite(game.date) &&
    Array.isArray(game.seats) &&
    game.seats.every((seat) => typeof seat?.name === "string" && isText(seat.bot)) &&
    Array.isArray(game.mine) &&
    game.mine.every(Number.isInteger) &&
    typeof game.withTakebacks === "boolean" &&
    (game.result === null || (Array.isArray(game.result?.winners) && Array.isArray(game.result.scores))) &&
    isText(game.record) &&
    isText(game.picture)
  );
}

function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (request: IDBRequest) => () => reject(request.error ?? new Error(NAME));
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "table" });
    opening.onerror = fail(opening);
    opening.onsuccess = () => {
      const request = work(opening.result.transaction(STORE, mode).objectStore(STORE));
      request.onerror = fail(request);
      request.onsuccess = () => resolve(request.result);
      request.transaction!.oncomplete = () => opening.result.close();
    };
  });
}
