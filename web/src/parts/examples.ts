/** The examples of the rules pages: positions with their answers, prepared with the rules. */

import type { Shape } from "../words";
import { marks, SYMBOLS } from "./pictures";

interface QuantikExample {
  cells: string[];
  open: Record<Shape, number[]>;
  wins: Record<Shape, number[]>;
}

export const TRY_QUANTIK: QuantikExample = {
  cells: [..."A.db..C..a..D..."].map((piece) => (piece === "." ? "" : piece)),
  open: {
    A: [4, 7, 14, 15],
    B: [4, 5, 8, 10, 13, 14],
    C: [1, 4, 5, 7, 8, 10, 11, 13, 14, 15],
    D: [4, 5, 8, 11, 13, 15],
  },
  wins: { A: [7], B: [], C: [1], D: [] },
};

export const TRY_KNASTER = [
  { numbers: [7, 8, 7, 4, 7], hand: "three", count: 1 },
  { numbers: [6, 10, 6, 5, 10], hand: "two-pairs", count: 1 },
  { numbers: [9, 9, 3, 9, 9], hand: "four", count: 2 },
  { numbers: [4, 8, 4, 8, 4], hand: "full-house", count: 2 },
  { numbers: [7, 7, 7, 7, 7], hand: "five", count: 3 },
  { numbers: [8, 5, 7, 9, 6], hand: "straight", count: 3 },
  { numbers: [2, 11, 5, 5, 9], hand: "pair", count: 0 },
  { numbers: [3, 4, 5, 6, 8], hand: "none", count: 0 },
];

export const TRY_KUHVADIS = {
  board: {
    symbols: SYMBOLS,
    marks: marks([23, 15, 12], [24, 36, 44]),
    chain_from: 23,
    chain_cells: [15, 16, 17, 22, 24, 29, 30, 31],
    joined: [],
  },
  rolls: [
    { dice: ["C", "C", "1", "4", "5"], open: [29] as number[], isQuad: false },
    { dice: ["3", "3", "3", "C", "2"], open: [16, 30] as number[], isQuad: false },
    { dice: ["2", "2", "2", "2", "1"], open: [31] as number[], isQuad: true },
    { dice: ["C", "C", "C", "C", "5"], open: [29] as number[], isQuad: true },
    { dice: ["4", "4", "4", "1", "5"], open: [] as number[], isQuad: false },
    { dice: ["1", "1", "1", "C", "C"], open: [17, 29] as number[], isQuad: false },
  ],
};
