import { randomBytes } from 'node:crypto';

/**
 * Digits and consonants. Without 0 and O, 1, I and L, which look alike; without vowels, so that no
 * words come out by chance.
 */
export const CODE_LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** A guess hits one of a batch's codes at most once in so many tries. */
const TRIES_FOR_A_HIT = 1_000_000;

/** Bytes from here on would favour the first letters. */
const FAIR_BYTES = 256 - (256 % CODE_LETTERS.length);

/** That many different, unpredictable codes. */
export function drawCodes(count: number, prefix: string, length: number): ReadonlySet<string> {
  const codes = new Set<string>();
  while (codes.size < count) {
    const bytes = randomBytes((count - codes.size) * length * 2);
    let code = '';
    for (const byte of bytes) {
      if (byte >= FAIR_BYTES) continue;
      code += CODE_LETTERS[byte % CODE_LETTERS.length] ?? '';
      if (code.length < length) continue;
      codes.add(prefix + code);
      if (codes.size === count) break;
      code = '';
    }
  }
  return codes;
}

/** How long codes have to be so that guessing them does not pay. */
export function safeLength(quantity: number): number {
  return Math.ceil(Math.log(quantity * TRIES_FOR_A_HIT) / Math.log(CODE_LETTERS.length));
}

/** What a player typed, as codes are kept: wide letters narrow, small ones large, nothing between them. */
export function normalizeCode(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
}
