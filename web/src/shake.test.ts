import { expect, test } from "vitest";
import type { Proof, TableState } from "./messages";
import { hex, sha256, utf8 } from "./sha256";
import { due, isSame, kept } from "./shake";

const proof = (more: Partial<Proof>): Proof => ({
  commitment: "server's",
  contributions: ["", ""],
  secret: null,
  commitments: ["", ""],
  stage: "commit",
  awaited: [0, 1],
  ...more,
});
const at = (table: string, more: Partial<Proof>) => ({ table, my_seats: [0], proof: proof(more) }) as TableState;

test("commits to a fresh text and reveals it when all have committed", async () => {
  const [commit] = await due(at("a", {}));
  const text = kept("a")!.texts[0];
  expect(text).toMatch(/^[0-9a-f]{32}$/);
  const made = hex(await sha256(utf8(text)));
  expect(commit).toEqual({ type: "commit", seat: 0, commitment: made });
  expect(await due(at("a", {}))).toEqual([commit]); // the same again after a reload
  expect(await due(at("a", { commitments: [made, ""], awaited: [1] }))).toEqual([]);
  const all = { stage: "reveal" as const, commitments: [made, "other's"] };
  expect(await due(at("a", all))).toEqual([{ type: "reveal", seat: 0, contribution: text }]);
  expect(kept("a")!.commitments).toEqual([made, "other's"]);
  await due(at("b", {}));
  expect(kept("b")!.texts[0]).not.toBe(text);
});

test("reveals nothing to a server that changed its secret or our commitment", async () => {
  await due(at("c", {}));
  const made = hex(await sha256(utf8(kept("c")!.texts[0])));
  const all = { stage: "reveal" as const, commitments: [made, "other's"] };
  expect(await due(at("c", { ...all, commitment: "another" }))).toEqual([]);
  expect(await due(at("c", { ...all, commitments: ["forged", "other's"] }))).toEqual([]);
  expect(await due(at("c", all))).toHaveLength(1);
  expect(isSame(proof(all), kept("c"))).toBe(true);
  expect(isSame(proof({ ...all, commitments: [made, "changed"] }), kept("c"))).toBe(false);
  expect(isSame(proof({}), undefined)).toBe(true);
});

test("does nothing where nothing is awaited", async () => {
  expect(await due(at("d", { awaited: [1] }))).toEqual([]);
  expect(await due(at("d", { stage: "reveal" }))).toEqual([]);
});
