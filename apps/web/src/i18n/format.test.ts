import { afterEach, describe, expect, it, vi } from 'vitest';
import { countryName } from './format.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a country', () => {
  it.each([
    ['en', 'Taiwan'],
    ['zh', '台灣'],
    ['jp', '台湾'],
  ])('is named in the reader’s language, %s', (language, name) => {
    vi.stubGlobal('localStorage', { getItem: () => language });
    expect(countryName('TW')).toBe(name);
  });

  it('that is none is said as it came', () => {
    expect(['', 'Taiwan', 'tw'].map(countryName)).toEqual(['', 'Taiwan', 'tw']);
  });
});
