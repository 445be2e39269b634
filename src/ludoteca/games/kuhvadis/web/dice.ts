/** Where the five dice lie: kept ones stay in their places while the others are thrown again. */

import type { HistoryEntry } from "$web/messages";
import type { KuhVadisMove } from "./messages";

export interface Lying {
  face: string;
  isKept: boolean;
  thrown: number; // the entry of the history that threw it
}

/** Return the dice of the last turn; whoever kept dice here may have said which places stay. */
export function diceOf(history: HistoryEntry[], stays: Map<number, boolean[]> = new Map()): Lying[] {
  let dice: Lying[] = [];
  let isKeeping = false;
  history.forEach((entry, i) => {
    if (entry.kind === "roll") {
      const faces = entry.text.split(" ");
      dice = isKeeping
        ? dice.map((die) => (die.isKept ? die : { face: faces.shift() ?? "", isKept: false, thrown: i }))
        : faces.map((face) => ({ face, isKept: false, thrown: i }));
      return;
    }
    const move = entry.move as KuhVadisMove | null;
    isKeeping = move?.kind === "keep";
    const kept = isKeeping ? placesOf(dice, move!.keep ?? [], stays.get(i)) : [];
    dice = dice.map((die, place) => ({ ...die, isKept: kept[place] ?? false }));
  });
  return dice;
}

/** Return which places stay for these faces: those that were said if they fit, else the first ones. */
export function placesOf(dice: Lying[], faces: string[], said?: boolean[]): boolean[] {
  const saidFaces = said && dice.filter((_, i) => said[i]).map((die) => die.face);
  if (saidFaces && [...saidFaces].sort().join() === [...faces].sort().join()) return said;
  const left = [...faces];
  return dice.map((die) => {
    const at = left.indexOf(die.face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
