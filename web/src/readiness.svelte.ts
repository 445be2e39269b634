/** What the server is still making ready, while somebody here waits for it. */

import type { Refused } from "./messages";

const AGAIN = 1000; // milliseconds until we ask again

let told = $state.raw<Refused | null>(null);
let waiting = 0;

/** Return what is waited for: the game, and how much of it is ready. */
export function awaited(): { game: string; percent: number } | null {
  return told && { game: String(told.values.game), percent: Number(told.values.percent) };
}

/** Ask until what is asked for is ready; any other answer is the answer. */
export async function patiently(ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  waiting += 1;
  try {
    for (;;) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
      const body = (await answer
        .clone()
        .json()
        .catch(() => null)) as Refused | null;
      if (body?.message !== "server-warming") return answer;
      told = body;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      signal?.throwIfAborted();
    }
  } finally {
    waiting -= 1;
    if (!waiting) told = null;
  }
}
