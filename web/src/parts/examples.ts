/** The examples of the rules pages: positions with their answers, prepared with the rules. */

import type { Shape } from "../words";
import { SYMBOLS } from "./pictures";

interface QuantikExample {
  cells: string[];
  open: Record<Shape, number[]>;
  wins: Record<Shape, number[]>;
}

export const TRY_QUANTIK: QuantikExample = {
  cells: [..."A..b..C...a..d.B"].map((piece) => (piece === "." ? "" : piece)),
  open: { A: [], B: [], C: [], D: [] },
  wins: { A: [], B: [], C: [], D: [] },
};

export const TRY_KNASTER = [
  { numbers: [7, 8, 7, 4, 7], hand: "three", count: 1 },
  { numbers: [6, 10, 6, 5, 10], hand: "pairs", count: 1 },
  { numbers: [9, 9, 3, 9, 9], hand: "four", count: 2 },
  { numbers: [4, 8, 4, 8, 4], hand: "full", count: 2 },
  { numbers: [7, 7, 7, 7, 7], hand: "five", count: 3 },
  { numbers: [8, 5, 7, 9, 6], hand: "straight", count: 3 },
  { numbers: [2, 11, 5, 5, 9], hand: "pair", count: 0 },
  { numbers: [3, 4, 5, 6, 8], hand: "none", count: 0 },
];

const CHAIN_FROM = 16;
const CHAIN_CELLS = [8, 9, 10, 15, 17, 22, 23, 24];

export const TRY_KUHVADIS = {
  board: {
    symbols: SYMBOLS,
    marks: SYMBOLS.map((symbol, cell) => (symbol === "X" || cell === CHAIN_FROM ? "X" : symbol === "O" || cell === 17 ? "O" : "")),
    chain_from: CHAIN_FROM,
    chain_cells: CHAIN_CELLS,
  },
  rolls: [
    { dice: ["C", "C", "1", "4", "5"], open: [] as number[], isQuad: false },
  ],
};
