import { expect, test } from "vitest";
import type { HistoryEntry } from "$web/messages";
import { diceOf } from "./dice";

const roll = (faces: string) => ({ kind: "roll", seat: null, text: [...faces].join(" "), move: null });
const keep = (faces: string) => ({
  kind: "move",
  seat: 0,
  text: "",
  move: { kind: "keep", keep: [...faces], cells: [] },
});
const mark = { kind: "move", seat: 0, text: "c4", move: { kind: "mark", keep: null, cells: [23] } };
const shown = (events: object[], stays?: Map<number, boolean[]>) =>
  diceOf(events as HistoryEntry[], stays)
    .map((die) => die.face + (die.isKept ? "!" : ""))
    .join(" ");

test("dice lie as they fell", () => {
  expect(shown([])).toBe("");
  expect(shown([roll("4C2C1")])).toBe("4 C 2 C 1");
});

test("kept dice stay in their places, and the others fall between them", () => {
  expect(shown([roll("4C2C1"), keep("CC")])).toBe("4 C! 2 C! 1");
  expect(shown([roll("4C2C1"), keep("CC"), roll("3C5")])).toBe("3 C! C C! 5");
  expect(shown([roll("4C2C1"), keep("CC"), roll("3C5"), keep("CCC"), roll("11")])).toBe("1 C! C! C! 1");
});

test("of equal dice those stay that were tapped", () => {
  const tapped = new Map([[1, [false, false, true, false, true]]]);
  expect(shown([roll("33312"), keep("32"), roll("555")], tapped)).toBe("5 5 3! 5 2!");
});

test("the dice that earned a mark lie there until the next are thrown", () => {
  expect(shown([roll("11123"), mark])).toBe("1 1 1 2 3");
  expect(shown([roll("11123"), keep("111"), roll("11"), mark, roll("54321")])).toBe("5 4 3 2 1");
});

test("who rolls all again keeps none", () => {
  expect(shown([roll("11123"), keep(""), roll("22222")])).toBe("2 2 2 2 2");
});
