import { describe, expect, it } from 'vitest';
import { wordFilter } from './search-text.ts';

describe('the filter of typed words', () => {
  it('lets through what has every word, in any order and spelling', () => {
    const isFound = wordFilter(' ＧＯＤ  level');
    expect(isFound('Level of a god')).toBe(true);
    expect(isFound('God star')).toBe(false);
  });

  it('lets everything through when nothing is typed', () => {
    expect(wordFilter('  ')('')).toBe(true);
  });
});
