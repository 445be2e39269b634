/** The HTTP half of the protocol; a refusal is thrown with its id and values. */

import type { GameInfo, NewTable, SeatKey, TableState, TableSummary, TakeSeat, Value, Verified } from "./messages";

export class Refused extends Error {
  constructor(
    readonly id: string,
    readonly values: Record<string, Value>,
    readonly status: number,
  ) {
    super(id);
  }
}

export const games = () => ask<GameInfo[]>("GET", "games");
export const tables = () => ask<TableSummary[]>("GET", "tables");
export const openTable = (table: NewTable) => ask<SeatKey>("POST", "tables", table);
export const tableState = (table: string) => ask<TableState>("GET", `tables/${encodeURIComponent(table)}`);
export const takeSeat = (table: string, seat: number, who: TakeSeat) =>
  ask<SeatKey>("POST", `tables/${encodeURIComponent(table)}/seats/${seat}`, who);
export const claim = (table: string, token: string) =>
  ask<SeatKey>("POST", `tables/${encodeURIComponent(table)}/key`, { token });
export const verify = (text: string) => ask<Verified>("POST", "verify", { text });

/** Return where the record of a table can be fetched. */
export const recordAddress = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;

/** Fetch the record of a table. */
export async function record(table: string): Promise<string> {
  return (await fetched(recordAddress(table))).text();
}

/** Return where the socket of a table answers. */
export function socketAddress(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
}

async function ask<Answer>(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
  const headers = body ? { "Content-Type": "application/json" } : undefined;
  const answer = await fetched(`/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

async function fetched(path: string, options?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refused("web-error-offline", {}, 0);
  }
  if (answer.ok) return answer;
  const reason = (await answer.json().catch(() => ({}))) as { message?: unknown; values?: Record<string, Value> };
  const id = typeof reason.message === "string" ? reason.message : "web-error-unexpected";
  throw new Refused(id, reason.values ?? {}, answer.status);
}
