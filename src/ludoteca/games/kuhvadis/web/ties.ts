/** Lines that show at a glance how squares of a meadow are joined; purely a matter of drawing. */

const SIZE = 7;

/** Return a shortest tree of neighbouring squares that joins three of them, as pairs to be tied. */
export function tiesBetween(ends: number[], squares: number[]): [number, number][] {
  if (ends.length !== 3) return [];
  const ways = ends.map((end) => waysFrom(end, squares));
  const effort = (square: number) => ways.reduce((sum, way) => sum + (way.get(square)?.steps ?? Infinity), 0);
  const middle = squares.reduce((best, square) => (effort(square) < effort(best) ? square : best));
  const ties = new Map<string, [number, number]>();
  for (const way of ways) {
    let square = middle;
    for (let before = way.get(square)!.before; before !== null; before = way.get(square)!.before) {
      ties.set(String([square, before].sort()), [square, before]);
      square = before;
    }
  }
  return [...ties.values()];
}

interface Way {
  steps: number;
  before: number | null; // the next square on the way back
}

/** Find the shortest ways from one square to all others, straight steps before slanting ones. */
function waysFrom(end: number, squares: number[]): Map<number, Way> {
  const found = new Map<number, Way>([[end, { steps: 0, before: null }]]);
  for (const [square, { steps }] of found) {
    const next = squares.filter((other) => !found.has(other) && distance(square, other) < 2);
    next.sort((a, b) => distance(square, a) - distance(square, b));
    for (const other of next) found.set(other, { steps: steps + 1, before: square });
  }
  return found;
}

function distance(a: number, b: number): number {
  return Math.hypot((a % SIZE) - (b % SIZE), Math.floor(a / SIZE) - Math.floor(b / SIZE));
}
