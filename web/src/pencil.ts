/** Strokes of a pencil: digits, loops and crosses that never look quite the same twice. */

const DIGITS = [
  "M5.4 1C1 1 .6 15 5 15C9.6 15 9.3 1 5 1.2",
  "M2.2 4.4L6.2 1L5.6 15",
  "M1.5 4C2 0 9 0 8.5 5C8 9 3 12 1.4 14.6C4 13.8 6.5 14.3 9.2 14.6",
  "M1.5 2.5C4 0 8.5 1 8 4.5C7.6 7 5 7.4 3.8 7.5C6.5 7.4 9 9 8.6 11.5C8 15.5 3 15.5 1.2 13",
  "M6.4 1L1.2 9.9L9.4 9.5M6.9 5.8L6.4 15",
  "M8.6 1.2L2.9 1.5L2.2 7.2C5 5.4 9 7 8.6 10.8C8 15.5 3 15.5 1.2 13",
  "M7.6 1C4 3 1.4 7 1.6 11C1.8 15.6 8.6 15.8 8.6 11.2C8.6 7.2 3 7 1.7 10.6",
  "M1.2 1.7L8.8 1.4C6.6 5 5 10 4.4 15M2.9 8.2L7.7 7.7",
  "M8 3C6 -.2 1.8 1 2.2 4.2C2.6 7.4 8.6 8.6 8.4 12C8.2 15.8 1.6 15.8 1.6 12C1.6 8.6 8.6 6.6 8.2 3.2",
  "M8.2 4.6C8 .4 1.8 .4 1.8 5C1.8 9 7.6 9 8.2 4.6C8.4 8 7.8 12 6.2 15",
];
const DIGIT_WIDTH = 10;
const DIGIT_GAP = 1.4;

/** Return the strokes of a number and how far right each begins, centred around 0. */
export function strokes(number: number): { path: string; x: number }[] {
  const digits = [...String(number)].map(Number);
  const width = digits.length * DIGIT_WIDTH + (digits.length - 1) * DIGIT_GAP;
  return digits.map((digit, i) => ({ path: DIGITS[digit], x: i * (DIGIT_WIDTH + DIGIT_GAP) - width / 2 }));
}

/** Return a number between -1 and 1 that depends on seed and salt only, so that marks stay put. */
export function wobble(seed: number, salt: number): number {
  const x = Math.sin(seed * 127.1 + salt * 311.7) * 43758.5453;
  return 2 * (x - Math.floor(x)) - 1;
}

/** Draw a loop around 0,0 that overshoots its beginning, as hands do. */
export function loop(seed: number, rx: number, ry = rx): string {
  const start = -1.9 + 0.4 * wobble(seed, 1);
  const steps = 9;
  const turn = 2 * Math.PI + 0.35 + 0.15 * wobble(seed, 2);
  const points = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const angle = start + (turn * i) / steps;
    const swell = 1 + 0.045 * wobble(seed, 3 + i) + 0.06 * (i / steps - 0.5);
    return [rx * swell * Math.cos(angle), ry * swell * Math.sin(angle)];
  });
  return smooth(points);
}

/** Draw a cross around 0,0: two strokes, slightly bent. */
export function cross(seed: number, size: number): string {
  const w = (salt: number) => size * 0.1 * wobble(seed, salt);
  const stroke = (x: number, salt: number) =>
    `M${-x + w(salt)} ${-size + w(salt + 1)}Q${w(salt + 2)} ${w(salt + 3)} ${x + w(salt + 4)} ${size + w(salt + 5)}`;
  return stroke(size, 1) + stroke(-size, 11);
}

/** Join points by a Catmull–Rom curve. */
function smooth(points: [number, number][]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))];
  const f = (n: number) => n.toFixed(1);
  let path = `M${f(points[0][0])} ${f(points[0][1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)}`;
    path += ` ${f(c[0] - (d[0] - b[0]) / 6)} ${f(c[1] - (d[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return path;
}
