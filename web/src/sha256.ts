/** SHA-256 and HMAC: by WebCrypto where the page may use it, by hand over plain HTTP, where it may not. */

const text = new TextEncoder();
const ROUNDS = constants();

export const utf8 = (value: string) => text.encode(value);
export const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (digits: string) =>
  Uint8Array.from(digits.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));

export async function sha256(bytes: Uint8Array, subtle = globalThis.crypto?.subtle): Promise<Uint8Array> {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes as BufferSource)) : digest(bytes);
}

export async function hmac(
  key: Uint8Array,
  message: Uint8Array,
  subtle = globalThis.crypto?.subtle,
): Promise<Uint8Array> {
  if (subtle) {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const secret = await subtle.importKey("raw", key as BufferSource, algorithm, false, ["sign"]);
    return new Uint8Array(await subtle.sign("HMAC", secret, message as BufferSource));
  }
  const short = key.length > 64 ? digest(key) : key;
  const padded = (mask: number) => Uint8Array.from({ length: 64 }, (_, i) => (short[i] ?? 0) ^ mask);
  return digest(join(padded(0x5c), digest(join(padded(0x36), message))));
}

export function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

/** FIPS 180-4, section 6.2. */
function digest(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const hash = Uint32Array.from(ROUNDS.start);
  const w = new Uint32Array(64);
  const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) {
      const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
      const mixed = (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      w[i] = i < 16 ? view.getUint32(at + 4 * i) : w[i - 16] + w[i - 7] + mixed;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS.each[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] += value));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((value, i) => out.setUint32(4 * i, value));
  return new Uint8Array(out.buffer);
}

/** The fractions of the square and cube roots of the first primes, as the standard defines them. */
function constants() {
  const primes: bigint[] = [];
  for (let n = 2n; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const root = (n: bigint, power: bigint) => {
    let [low, high] = [0n, n];
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (middle ** power <= n) low = middle;
      else high = middle;
    }
    return low;
  };
  const fraction = (n: bigint, power: bigint) => Number(root(n << (32n * power), power) & 0xffffffffn);
  return {
    start: primes.slice(0, 8).map((prime) => fraction(prime, 2n)),
    each: primes.map((prime) => fraction(prime, 3n)),
  };
}
