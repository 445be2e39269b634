import { beforeEach, expect, test, vi } from "vitest";
import type { Refusal, TableState } from "./messages";
import { TableSocket, type Listener, type Wish } from "./socket";

/** A line whose other end is the test. */
class Line {
  static all: Line[] = [];
  readyState = 0;
  sent: { type: string; id?: string; since?: number }[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_event: { data: string }) => {};
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close() {}
  up() {
    this.readyState = 1;
    this.onopen();
  }
  down() {
    this.readyState = 3;
    this.onclose();
  }
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const undo: Wish = { type: "undo", seat: 0 };
let heard: (TableState | Refusal)[];
let lines: boolean[];
let known: { since: number; revision: number };

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  heard = [];
  lines = [];
  known = { since: 0, revision: 0 };
});

function dial(): TableSocket {
  const listener: Listener = {
    onState: (state) => heard.push(state),
    onRefusal: (refusal) => heard.push(refusal),
    onLine: (isOpen) => lines.push(isOpen),
    known: () => known,
  };
  return new TableSocket("ws://here", listener, () => new Line() as unknown as WebSocket);
}

const state = (answers: string | null = null) => ({ type: "state", revision: 1, answers });

test("says hello first, then what is to be asked", () => {
  const socket = dial();
  const id = socket.send(undo);
  expect(Line.all[0].sent).toEqual([]);
  Line.all[0].up();
  expect(Line.all[0].sent.map((message) => message.type)).toEqual(["hello", "undo"]);
  expect(Line.all[0].sent[1].id).toBe(id);
});

test("comes back after a break and repeats only what was not answered", () => {
  const socket = dial();
  Line.all[0].up();
  const answered = socket.send(undo);
  const lost = socket.send(undo);
  Line.all[0].hear(state(answered));
  known = { since: 7, revision: 3 };
  Line.all[0].down();
  expect(lines.at(-1)).toBe(false);
  vi.advanceTimersByTime(1000);
  Line.all[1].up();
  expect(Line.all[1].sent).toEqual([
    { type: "hello", token: null, since: 7, revision: 3 },
    { type: "undo", seat: 0, id: lost },
  ]);
});

test("a refusal is an answer too", () => {
  const socket = dial();
  Line.all[0].up();
  const id = socket.send(undo);
  expect(socket.isWaiting).toBe(true);
  Line.all[0].hear({ type: "refusal", answers: id, message: "error-game-over", values: {} });
  expect(socket.isWaiting).toBe(false);
  expect(heard).toHaveLength(1);
});

test("waits longer after each failure, up to ten seconds", () => {
  dial();
  const delays: number[] = [];
  for (let i = 0; i < 8; i++) {
    Line.all.at(-1)!.down();
    const count = Line.all.length;
    let waited = 0;
    while (Line.all.length === count && waited < 20_000) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    delays.push(waited);
  }
  expect(delays[0]).toBeLessThan(450);
  expect(delays[7]).toBeGreaterThan(5000);
  expect(delays[7]).toBeLessThanOrEqual(10_050);
});

test("hurrying dials at once, and closing ends it", () => {
  const socket = dial();
  Line.all[0].down();
  socket.hurry();
  expect(Line.all).toHaveLength(2);
  socket.close();
  Line.all[1].down();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(2);
});

test("ids are never the same", () => {
  const socket = dial();
  expect(new Set(Array.from({ length: 100 }, () => socket.send(undo))).size).toBe(100);
});
