/** Help that was asked for: what choices are worth, shown on the cells of the board while it holds. */

export interface Label {
  short: string; // on the cell
  long: string; // read aloud
}

export const help = $state<{ labels: Record<number, Label> }>({ labels: {} });
