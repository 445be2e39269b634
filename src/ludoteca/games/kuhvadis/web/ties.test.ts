import { expect, test } from "vitest";
import { tiesBetween } from "./ties";

const square = (name: string) => "abcdefg".indexOf(name[0]) + 7 * (Number(name[1]) - 1);
const squares = (names: string) => names.split(" ").map(square);
const tied = (ends: string, all: string) =>
  tiesBetween(squares(ends), squares(all))
    .map((pair) => pair.sort((a, b) => a - b))
    .sort(([a, b], [c, d]) => a - c || b - d);
const pairs = (names: string) => names.split(" ").map((pair) => squares(`${pair.slice(0, 2)} ${pair.slice(2)}`));

test("three starts in a chain are tied along it", () => {
  expect(tied("a1 c1 e1", "a1 b1 c1 d1 e1")).toEqual(pairs("a1b1 b1c1 c1d1 d1e1"));
});

test("a crowd is tied by a shortest tree, not by all its neighbours", () => {
  const crowd = "a1 b1 c1 a2 b2 c2 a3 b3 c3";
  expect(tied("a1 c1 b3", crowd)).toHaveLength(3); // a1–b2, c1–b2, b2–b3
});

test("squares that lead nowhere stay untied", () => {
  const ties = tied("a1 c1 c3", "a1 b1 c1 c2 c3 d3 e3");
  expect(ties).toHaveLength(4);
  expect(ties.flat()).not.toContain(square("d3"));
});

test("nothing is tied before the starts are joined", () => {
  expect(tiesBetween([], [])).toEqual([]);
});
