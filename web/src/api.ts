/** The HTTP half of the protocol; a refusal is thrown with its id and values. */

import type * as m from "./messages";
import { patiently } from "./readiness.svelte";
import { t } from "./texts.svelte";

const MOST_PAGES = 25; // of twenty tables

/** What the server would not do; offline counts as such, with status 0. */
export class Refused extends Error {
  constructor(
    readonly body: m.Refused,
    readonly status: number,
  ) {
    super(body.message);
  }

  /** Say why, in the language spoken now. */
  get sentence(): string {
    return say(this.body);
  }
}

function say({ message, values, cause }: m.Refused): string {
  return t(message, cause ? { ...values, reason: say(cause) } : values);
}

/** Take whatever was thrown as a refusal. */
export function asRefused(error: unknown): Refused {
  return error instanceof Refused ? error : refused("web-error-unexpected", 0);
}

function refused(message: string, status: number): Refused {
  return new Refused({ message, values: {}, cause: null }, status);
}

export const games = () => ask<m.GameInfo[]>("GET", "games");
export const openTable = (table: m.NewTable, signal?: AbortSignal) => ask<m.SeatKey>("POST", "tables", table, signal);
export const tableState = (table: string) => ask<m.TableState>("GET", `tables/${encodeURIComponent(table)}`);
export const takeSeat = (table: string, seat: number, who: m.TakeSeat) =>
  ask<m.SeatKey>("POST", `tables/${encodeURIComponent(table)}/seats/${seat}`, who);
export const claim = (table: string, token: string) =>
  ask<m.SeatKey>("POST", `tables/${encodeURIComponent(table)}/key`, { token });
export const revoke = (table: string) => ask<m.SeatKey>("POST", `tables/${encodeURIComponent(table)}/key/revoke`);
export const account = (table: string) => ask<m.GameReview>("GET", `tables/${encodeURIComponent(table)}/account`);
export const hints = (table: string, seat: number) =>
  ask<m.Hints>("POST", `tables/${encodeURIComponent(table)}/hints/${seat}`);
export const pastBoard = (table: string, number: number) =>
  ask<m.Board>("GET", `tables/${encodeURIComponent(table)}/boards/${number}`);
export const reach = () => ask<m.Reach>("GET", "reach");
export const letIn = () => ask<m.Reach>("POST", "reach");
export const verify = (text: string) => ask<m.Verified>("POST", "verify", { text });

/** List the tables of this browser, page after page, while the last one says that more are wanted. */
export async function tables(isWanted: (last: m.TableSummary) => boolean = () => true): Promise<m.TableSummary[]> {
  const found: m.TableSummary[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const more = await ask<m.TableSummary[]>("GET", `tables?page=${page}`);
    found.push(...more);
    if (!more.length || !isWanted(more.at(-1)!)) break;
  }
  return found;
}

/** Return where the record of a table can be fetched. */
export const recordAddress = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;

/** Return where pages of a game to print can be fetched. */
export const printAddress = (game: string, pages: number, paper: string, language: string) =>
  `/api/games/${encodeURIComponent(game)}/print?pages=${pages}&paper=${paper}&language=${language}`;

/** Return where a picture of a board of a finished game can be fetched. */
export const pictureAddress = (table: string, number: number) =>
  `/api/tables/${encodeURIComponent(table)}/pictures/${number}`;

/** Fetch the record of a table. */
export async function record(table: string): Promise<string> {
  return (await fetched(recordAddress(table))).text();
}

/** Fetch a picture of a table, as SVG. */
export async function picture(table: string): Promise<string> {
  return (await fetched(`/api/tables/${encodeURIComponent(table)}/picture`)).text();
}

/** Return where the socket of a table answers. */
export function socketAddress(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
}

async function ask<Answer>(method: "GET" | "POST", path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const headers = body ? { "Content-Type": "application/json" } : undefined;
  const answer = await fetched(`/api/${path}`, { method, headers, body: body && JSON.stringify(body), signal });
  return (await answer.json()) as Answer;
}

async function fetched(path: string, options?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await patiently(() => fetch(path, options), options?.signal);
  } catch {
    throw refused("web-error-offline", 0);
  }
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as m.Refused | null;
  throw body?.message ? new Refused(body, answer.status) : refused("web-error-unexpected", answer.status);
}
