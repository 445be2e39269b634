/** Whether others can come to this server, and where; asked by every page that shows a link. */

import * as api from "./api";
import type { Reach } from "./messages";

const isHere = /^(localhost$|127\.|\[::1\]$)/.test(location.hostname);
let known = $state.raw<Reach | null>(null);

/** Ask where others get here; from elsewhere the address of this page is the right one. */
export async function askReach(): Promise<void> {
  if (isHere) known = await api.reach().catch(() => null);
}

/** Let the local network in. */
export async function letIn(): Promise<void> {
  known = await api.letIn();
}

/** Say whether nobody else can open an address of this server. */
export function isAlone(): boolean {
  return isHere && known !== null && known.lan === null;
}

/** Say whether the person at this screen may change that. */
export function canLetIn(): boolean {
  return known?.can_let_in ?? false;
}

/** Return an address of this server as others can open it. */
export function forOthers(address: string): string {
  if (!isHere || !known?.lan || !address.startsWith(location.origin)) return address;
  return known.lan.replace(/\/$/, "") + address.slice(location.origin.length);
}
