/** The dice of a record, worked out anew from docs/dice.md: this file and the server share no code. */

import { hex, hmac, join, sha256, unhex, utf8 } from "./sha256";

/** What a record says of its dice. */
export interface DiceRecord {
  headers: Map<string, string>;
  rolls: { line: number; faces: string[] }[];
}

/** What was found: how many rolls are right and who committed, or what is wrong. */
export type Checked =
  | { is: "good"; format: string; rolls: number; committed: number[]; commitment: string }
  | { is: "open" } // the secret is not out yet
  | { is: "bad"; what: "commitment" | "contribution" | "lot" | "roll" | "unreadable"; line: number };

const number = (value: number) => new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);
const text = (value: string) => join(number(utf8(value).length), utf8(value));

/** Return the dice of one roll or lot, faces counted from 1. */
export async function roll(
  secret: Uint8Array,
  contributions: string[],
  label: "roll" | "lot",
  index: number,
  dice: number,
  faces: number,
  subtle?: SubtleCrypto,
): Promise<number[]> {
  const message = join(number(contributions.length), ...contributions.map(text), text(label), number(index));
  const shown: number[] = [];
  for (let block = 0; shown.length < dice; block++) {
    const bytes = await hmac(secret, join(message, number(block)), subtle);
    shown.push(
      ...Array.from(
        bytes.filter((byte) => byte < 256 - (256 % faces)),
        (byte) => (byte % faces) + 1,
      ),
    );
  }
  return shown.slice(0, dice);
}

/** Read the headers and the dice of a record; moves are left alone. */
export function parse(record: string): DiceRecord {
  const lines = record.replace(/^\ufeff/, "").split("\n");
  const headers = new Map<string, string>();
  const rolls: DiceRecord["rolls"] = [];
  lines.forEach((line, i) => {
    const header = /^\[([A-Z][a-z]+[0-9]*) "(.*)"\]\s*$/.exec(line);
    if (header) headers.set(header[1], unescape(header[2]));
    else if (/^[0-9]+\. /.test(line)) {
      for (const [, faces] of line.matchAll(/\[([^\][]*)\]/g)) rolls.push({ line: i + 1, faces: faces.split(" ") });
    }
  });
  return { headers, rolls };
}

/** Check commitments, contributions, lots and every die; `symbols` are the faces of the game's die. */
export async function checkDice(record: string, symbols: string): Promise<Checked> {
  const { headers, rolls } = parse(record);
  const format = headers.get("Format") ?? "";
  const [secretText, commitment] = [headers.get("Secret"), headers.get("Commitment")];
  const bad = (what: Extract<Checked, { is: "bad" }>["what"], line = 0) => ({ is: "bad", what, line }) as const;
  if (!["1", "2"].includes(format) || commitment === undefined) return bad("unreadable");
  if (secretText === undefined) return headers.get("Result") === "*" ? { is: "open" } : bad("unreadable");
  const secret = unhex(secretText);
  if (hex(await sha256(secret)) !== commitment) return bad("commitment");

  const count = Math.max(...[...headers.keys()].map((name) => Number(/^Seat([0-9]+)$/.exec(name)?.[1] ?? 0)));
  const contributions = Array.from({ length: count }, (_, i) => headers.get(`Contribution${i + 1}`) ?? "");
  const committed: number[] = [];
  for (const [seat, contribution] of contributions.entries()) {
    const made = format === "1" ? undefined : headers.get(`Commitment${seat + 1}`);
    if (made === undefined) continue;
    if (hex(await sha256(utf8(contribution))) !== made) return bad("contribution");
    committed.push(seat);
  }

  for (const [index, header] of ["First", "Starts"].entries()) {
    const said = headers.get(header);
    if (said === undefined && header === "Starts") continue;
    const [seat] = await roll(secret, contributions, "lot", index, 1, count);
    if (said !== String(seat)) return bad("lot");
  }
  for (const [index, { line, faces }] of rolls.entries()) {
    const due = await roll(secret, contributions, "roll", index, faces.length, Math.max(1, symbols.length));
    if (due.map((face) => symbols[face - 1]).join(" ") !== faces.join(" ")) return bad("roll", line);
  }
  return { is: "good", format, rolls: rolls.length, committed, commitment };
}

function unescape(value: string): string {
  return value.replace(
    /\\(?:(["\\])|u\{([0-9a-f]+)\})/g,
    (_, plain: string | undefined, code: string) => plain ?? String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
