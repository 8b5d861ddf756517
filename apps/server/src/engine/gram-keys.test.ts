import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramKeysOf } from './gram-keys.ts';

const code = (character: string): number => character.codePointAt(0) ?? 0;
const pair = (first: string, second: string): number => Math.imul(code(first), 65_536) + code(second);

describe('the grams of a text', () => {
  it('are its single Chinese characters and its pairs of letters', () => {
    expect(gramKeysOf('火龍 ab\nab')).toEqual([code('火'), code('龍'), pair('火', '龍') | 0, pair('a', 'b')]);
    expect(gramKeysOf('a')).toEqual([]);
  });

  it('count a character beyond the basic plane as one', () => {
    expect(gramKeysOf('𠮷a')).toEqual([code('𠮷'), pair('𠮷', 'a') | 0]);
  });

  it('are among those of every text that contains it', () => {
    const texts = fc
      .array(fc.constantFrom('a', 'B', '火', '龍', ' ', '7', 'é', '𠮷'), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, texts, texts, (before, needle, after) => {
        const grams = new Set(gramKeysOf(normalizeSearchText(before + needle + after)));
        expect(gramKeysOf(normalizeSearchText(needle)).filter((gram) => !grams.has(gram))).toEqual([]);
      }),
    );
  });
});
