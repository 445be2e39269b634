/** Our part in the dice: commit to a fresh random text, reveal it when all have committed. */

import type { Proof, TableState } from "./messages";
import { hex, sha256, utf8 } from "./sha256";
import { newId, type Wish } from "./socket";

/** What this browser knows of the dice of a table, kept to compare the record with. */
export interface Kept {
  server: string; // its commitment when we made ours
  texts: Record<number, string>; // our contributions by seat
  commitments?: string[]; // of all seats, when we revealed
}

const memory = new Map<string, Kept>(); // where the browser keeps nothing

export function kept(table: string): Kept | undefined {
  try {
    const found = localStorage.getItem(`ludoteca-dice-${table}`);
    if (found) return JSON.parse(found) as Kept;
  } catch {
    // private windows may refuse
  }
  return memory.get(table);
}

function keep(table: string, what: Kept): void {
  memory.set(table, what);
  try {
    localStorage.setItem(`ludoteca-dice-${table}`, JSON.stringify(what));
  } catch {
    // it then lasts as long as the page
  }
}

/** Say whether a proof is the one that we took part in. */
export function isSame(proof: Pick<Proof, "commitment" | "commitments">, ours: Kept | undefined): boolean {
  return (
    ours === undefined ||
    (proof.commitment === ours.server &&
      (ours.commitments === undefined || ours.commitments.every((made, i) => made === proof.commitments[i])))
  );
}

/** Return what is due from us at this stage of a table; nothing is revealed to a server that changed its mind. */
export async function due(state: TableState): Promise<Wish[]> {
  const { proof } = state;
  const mine = state.my_seats.filter((seat) => proof?.awaited.includes(seat));
  if (!proof || !mine.length) return [];
  const known = kept(state.table);
  if (!isSame(proof, known)) return [];
  if (proof.stage === "commit") {
    const texts = Object.fromEntries(mine.map((seat) => [seat, known?.texts[seat] ?? newId()]));
    keep(state.table, { server: proof.commitment, texts: { ...known?.texts, ...texts } });
    return Promise.all(
      mine.map(async (seat) => ({
        type: "commit" as const,
        seat,
        commitment: hex(await sha256(utf8(texts[seat]))),
      })),
    );
  }
  if (!known) return [];
  const wishes: Wish[] = [];
  for (const seat of mine) {
    const text = known.texts[seat];
    if (text && hex(await sha256(utf8(text))) === proof.commitments[seat]) {
      wishes.push({ type: "reveal", seat, contribution: text });
    }
  }
  if (wishes.length) keep(state.table, { ...known, commitments: proof.commitments });
  return wishes;
}
