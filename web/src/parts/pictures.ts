/** Positions for pictures and examples, made once with the rules and kept as data. */

import type { KnasterBoard } from "../messages";

export const QUANTIK = ["", "", "b", "", "A", "", "", "d", "", "C", "", "B", "D", "", "a", ""];

const row = (i: number) => [0, 1, 2, 3, 4].map((c) => 5 * i + c);
const column = (i: number) => [0, 1, 2, 3, 4].map((r) => 5 * r + i);
export const LINES = [...[0, 1, 2, 3, 4].map(row), ...[0, 1, 2, 3, 4].map(column), [0, 6, 12, 18, 24], [20, 16, 12, 8, 4]];
export const LINE_VALUES = [9, 8, 7, 6, 5, 9, 8, 7, 6, 5, 10, 10];

export const SHEET: KnasterBoard = {
  game: "knaster",
  sheets: [
    {
      numbers: [7, 9, 7, 0, 11, 5, 5, 7, 7, 5, 8, 6, 7, 4, 10, 3, 0, 7, 8, 0, 9, 6, 7, 0, 8],
      circled: [2, 7, 12, 17, 22, 5, 6, 8, 9, 0, 18, 14],
      lines_won: [1, 7],
      pending: [],
      score: 27,
    },
  ],
  roll: 0,
  roller: 0,
  is_last_roll: false,
  line_values: LINE_VALUES,
  lines: LINES,
};

export const SYMBOLS = [..."C31C2CXX25CO144C315C2C5C4C3C4C325C1O15CX24C32C1CO"];

/** Return who marked what, starts included. */
export function marks(crosses: number[], circles: number[]): string[] {
  return SYMBOLS.map((symbol, cell) => {
    if (symbol === "X" || crosses.includes(cell)) return "X";
    return symbol === "O" || circles.includes(cell) ? "O" : "";
  });
}

export const MEADOW = {
  symbols: SYMBOLS,
  marks: marks([8, 16, 24, 12], [18, 36, 44, 45, 41]),
  chain_from: null,
  chain_cells: [],
  joined: [],
};
