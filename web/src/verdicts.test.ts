import { expect, test } from "vitest";
import type { LegalMove, ReviewedMove } from "./messages";
import { labelsOf, verdictOf } from "./verdicts";

const onCells = (...cells: number[]) => ({ cells }) as LegalMove;

test("what was played and what was better are told apart", () => {
  expect(verdictOf(true, false)).toBe("taken");
  expect(verdictOf(false, true)).toBe("better");
  expect(verdictOf(true, true)).toBe("both");
  expect(verdictOf(false, false)).toBeNull();
});

test("a cell of both decisions is marked once, as both", () => {
  const labels = labelsOf({ move: onCells(5, 6), best: onCells(6, 9) } as ReviewedMove);
  expect(Object.entries(labels).map(([cell, { verdict }]) => `${cell} ${verdict}`)).toEqual([
    "5 taken",
    "6 both",
    "9 better",
  ]);
});

test("a decision without cells marks none", () => {
  expect(labelsOf({ move: onCells(), best: onCells() } as ReviewedMove)).toEqual({});
});
