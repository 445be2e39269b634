/** What the cells of a board say beside themselves: what choices are worth, or what was better once. */

import type { Verdict } from "./verdicts";

export interface Label {
  short: string; // on the cell
  long: string; // read aloud
  verdict?: Verdict; // on a decision that is looked at again
}

export const help = $state<{ labels: Record<number, Label> }>({ labels: {} });
