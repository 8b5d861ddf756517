import { assert, constantFrom, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HTML_LANG, LANGUAGES, localized } from '../core/language.ts';
import {
  isEveryNumberNamed,
  percentOfBasisPoints,
  readNumber,
  readPlainNumber,
  readShownNumber,
} from './number-text.ts';

const BASIS_POINTS = { unit: 'bp' } as const;
const FULL_WIDTH_OFFSET = 0xfee0;

/** As a Chinese or Japanese keyboard writes it. */
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + FULL_WIDTH_OFFSET));

describe('a number', () => {
  it('is read as every language prints it, in digits of any width', () => {
    assert(
      property(integer({ min: -1_000_000_000 }), constantFrom(...LANGUAGES), (number, language) => {
        const printed = new Intl.NumberFormat(HTML_LANG[language]).format(number);
        expect(readPlainNumber(printed)).toBe(number);
        expect(readPlainNumber(fullWidth(printed))).toBe(number);
      }),
    );
  });

  it('is read as a file has it', () => {
    assert(
      property(double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(readPlainNumber(String(number))).toBe(number + 0);
      }),
    );
  });

  it.each(['\u202D1,200\u202C', '\u200E1200', '12\u200B00', '\uFEFF1200'])(
    'is read from %j, as it is copied from other programs',
    (text) => expect(readPlainNumber(text)).toBe(1200),
  );

  it.each(['', 'abc', '1,5', '1e5', '1 2', '--1', '0x10'])('is not %j', (text) => {
    expect(readPlainNumber(text)).toBeNull();
  });
});

describe('numbers with words', () => {
  const words = { 1: localized('Monday', '星期一', '月曜日'), 2: localized('Tuesday', '星期二', '火曜日') };

  it('are read as the number or as the word in any language', () => {
    for (const typed of ['2', 'Tuesday', '星期二', '火曜日']) expect(readNumber({ words }, typed)).toBe(2);
    expect(readNumber({ words }, 'Someday')).toBeNull();
  });

  it('are chosen where each between the limits has one', () => {
    expect(isEveryNumberNamed({ words, min: 1, max: 2 })).toBe(true);
    expect(isEveryNumberNamed({ words, min: 0, max: 2 })).toBe(false);
    expect(isEveryNumberNamed({ words, min: 1 })).toBe(false);
    expect(isEveryNumberNamed({ min: 1, max: 2 })).toBe(false);
  });
});

describe('basis points', () => {
  it('are read as the percent that is shown', () => {
    assert(
      property(integer({ min: -10_000_000, max: 10_000_000 }), (points) => {
        const printed = percentOfBasisPoints(points);
        expect(readNumber(BASIS_POINTS, printed)).toBe(points);
        expect(readShownNumber(BASIS_POINTS, printed)).toBe(points);
        expect(readShownNumber(BASIS_POINTS, fullWidth(printed))).toBe(points);
      }),
    );
  });

  it('are percent without a sign only where percent is what is shown', () => {
    expect(readNumber(BASIS_POINTS, '105')).toBe(105);
    expect(readNumber(BASIS_POINTS, '１０５％')).toBe(10_500);
    expect(readShownNumber(BASIS_POINTS, '105')).toBe(10_500);
    expect(readShownNumber(BASIS_POINTS, '1,050%')).toBe(105_000);
    expect(readShownNumber(BASIS_POINTS, '105 bp')).toBe(105);
  });
});

it('points are read with the word or the sign that each language shows', () => {
  for (const typed of ['50', '50 points', '50 點', '50 ポイント', '50 pt', '５０ｐｔ'])
    expect(readNumber({ unit: 'points' }, typed)).toBe(50);
});
