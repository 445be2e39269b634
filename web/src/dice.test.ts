import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkDice, parse, roll } from "./dice";
import { hex, hmac, sha256, unhex, utf8 } from "./sha256";

const TESTS = new URL("../../tests/match/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, TESTS), "utf-8");
const known = JSON.parse(read("golden_dice.json")) as {
  faces: Record<string, string>; // of a game's dice
  committed: Record<string, number[]>; // by record, the seats that committed
  whole: string;
  open: string;
};
const golden = readdirSync(new URL("golden/", TESTS)).filter((name) => name.endsWith(".txt"));
const check = (record: string) => checkDice(record, known.faces[parse(record).headers.get("Game")!]);
const none = null as unknown as SubtleCrypto; // as over plain HTTP

interface Vector {
  secret: string;
  contributions: string[];
  label: "roll" | "lot";
  index: number;
  dice: number;
  faces: number;
  shown: number[];
}

test.each(JSON.parse(read("dice_vectors.json")) as Vector[])("rolls as Python does: $index of $faces", async (v) => {
  for (const subtle of [crypto.subtle, none]) {
    expect(await roll(unhex(v.secret), v.contributions, v.label, v.index, v.dice, v.faces, subtle)).toEqual(v.shown);
  }
});

test("hashes by hand as the standard's examples say, and as WebCrypto does", async () => {
  const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"; // FIPS 180-2, B.1
  expect(hex(await sha256(utf8("abc"), none))).toBe(abc);
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const bytes = new Uint8Array(length).fill(length);
    expect(hex(await sha256(bytes, none))).toBe(hex(await sha256(bytes)));
    expect(hex(await hmac(new Uint8Array(100).fill(7), bytes, none))).toBe(
      hex(await hmac(new Uint8Array(100).fill(7), bytes)),
    );
  }
});

test.each(golden)("finds the dice of %s right", async (name) => {
  const record = read(`golden/${name}`);
  const found = await check(record);
  expect(found).toMatchObject({ is: "good", format: parse(record).headers.get("Format") });
  expect(found.is === "good" && found.committed).toEqual(known.committed[name] ?? []);
});

test("finds what is wrong", async () => {
  const record = read(`golden/${known.whole}`);
  const wrong = async (from: string, to: string) => check(record.replace(from, to));
  expect(await wrong('[Secret "01', '[Secret "02')).toMatchObject({ what: "commitment" });
  expect(await wrong('[Contribution1 "5f', '[Contribution1 "5e')).toMatchObject({ what: "contribution" });
  expect(await wrong('[First "1"]', '[First "2"]')).toMatchObject({ what: "lot" });
  expect(await wrong('[Starts "2"]', '[Starts "1"]')).toMatchObject({ what: "lot" });
  expect(await wrong("[2 4 2 5 C] keep", "[2 4 2 5 5] keep")).toMatchObject({ what: "roll", line: 19 });
  expect(await wrong('[Format "2"]', '[Format "3"]')).toMatchObject({ what: "unreadable" });
  expect(await wrong(/\[Secret .*\n/.exec(record)![0], "")).toMatchObject({ what: "unreadable" });
});

test("says of a game that goes on that it is not over", async () => {
  const record = read(`golden/${known.open}`).replace(/\[Secret .*\n/, "");
  expect(await check(record)).toEqual({ is: "open" });
});
