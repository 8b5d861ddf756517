import { describe, expect, it } from 'vitest';
import { CODE_LETTERS, drawCodes, normalizeCode, safeLength } from './draw-codes.ts';

describe('codes', () => {
  it('are different, of the wanted length, and cannot be misread', () => {
    const codes = [...drawCodes(5000, 'FOX', 10)];
    expect(new Set(codes).size).toBe(5000);
    expect(codes.every((code) => /^FOX[2-9B-DF-HJKMNP-TV-Z]{10}$/.test(code))).toBe(true);
    expect(CODE_LETTERS).not.toMatch(/[01OILAEU]/);
  });

  it('use every letter about equally often', () => {
    const letters = [...drawCodes(4000, '', 14)].join('');
    const expected = letters.length / CODE_LETTERS.length;
    for (const letter of CODE_LETTERS) {
      const count = letters.split(letter).length - 1;
      expect(Math.abs(count - expected) / expected).toBeLessThan(0.15);
    }
  });

  it('are found however they are typed', () => {
    expect(normalizeCode(' ｆox-2b3c 4d5f\t')).toBe('FOX2B3C4D5F');
    expect(normalizeCode(' - ')).toBe('');
  });

  it('are longer, the more there are', () => {
    expect([1, 500, 300_000, 1_000_000].map(safeLength)).toEqual([5, 7, 8, 9]);
  });
});
