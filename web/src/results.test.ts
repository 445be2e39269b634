import { expect, test } from "vitest";
import { addUp, outcomeOf } from "./results";
import type { Kept } from "./shelf";

const game = (date: number, winners: number[], more: Partial<Kept> = {}): Kept => ({
  table: String(date),
  game: "any",
  date,
  seats: [
    { name: "Ada", bot: null },
    { name: "club", bot: "club" },
  ],
  mine: [0],
  result: { winners, scores: [date, 0], reason: "played" },
  withTakebacks: false,
  record: null,
  picture: null,
  ...more,
});

test("streaks follow the dates, and a shared win ends one", () => {
  const games = [game(4, [0]), game(1, [0]), game(2, [0]), game(3, [0, 1])];
  const { streak, longest, bots } = addUp(games);
  expect([streak, longest]).toEqual([1, 2]);
  expect(bots).toEqual([["club", { won: 3, shared: 1, lost: 0 }]]);
});

test("what is not over, was taken back or played for both sides counts nowhere", () => {
  const games = [game(1, [0], { result: null }), game(2, [0], { withTakebacks: true }), game(3, [0], { mine: [0, 1] })];
  expect(addUp(games)).toMatchObject({ games: 0, bots: [], points: [], longest: 0 });
});

test("alone there are points and nobody to beat", () => {
  const alone = game(7, [0], { seats: [{ name: "Ada", bot: null }] });
  expect(outcomeOf(alone)).toBeNull();
  expect(addUp([alone])).toMatchObject({ games: 1, points: [7], bots: [], longest: 0 });
});
