/** What a screen reader is told, politely, about things that happen by themselves. */

let said = $state({ text: "", turn: 0 });

/** Say something once; saying the same again is heard again. */
export function announce(text: string): void {
  if (text) said = { text, turn: said.turn + 1 };
}

/** Return what was said last; the turn changes with every announcement. */
export function lastSaid(): { text: string; turn: number } {
  return said;
}
