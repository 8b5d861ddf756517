import { LANGUAGES, localized } from '@quartermaster/domain/core/language';
import { readDuration } from '@quartermaster/domain/fields/duration-text';
import { readNumber } from '@quartermaster/domain/fields/number-text';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en/index.ts';
import { jp } from '../i18n/jp/index.ts';
import { zh } from '../i18n/zh/index.ts';
import { durationParts } from './moment/duration-parts.ts';
import { numberText } from './number/number-text.ts';

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: en.fields,
  zh: zh.fields,
  jp: jp.fields,
};
const UNITS = ['percent', 'seconds', 'minutes', 'hours', 'days', 'turns', 'spirits', 'points'] as const;
const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

describe.each(LANGUAGES)('what lists show in %s', (language) => {
  const texts = TEXTS[language] ?? {};

  it('is read back with its unit', () => {
    assert(
      property(integer({ min: -1_000_000, max: 1_000_000 }), constantFrom(...UNITS), (number, unit) => {
        const words = Object.keys(texts).filter(
          (key) => key === `unit.${unit}` || key.startsWith(`unit.${unit}_`),
        );
        expect(words.length).toBeGreaterThan(0);
        for (const key of words) {
          const printed = `${numberText(number, language)} ${texts[key]}`;
          expect(readNumber({ unit }, printed)).toBe(number);
        }
      }),
    );
  });

  it('is read back where a number has a word', () => {
    const words = {
      0: localized('No limit', '不限', '制限なし'),
      1: localized('Monday', '星期一', '月曜日'),
    };
    expect(readNumber({ words }, words[0][language])).toBe(0);
    expect(readNumber({ words }, words[1][language])).toBe(1);
  });

  it('is read back as a duration', () => {
    assert(
      property(integer({ min: 0, max: 10_000_000 }), (seconds) => {
        const parts = durationParts(seconds);
        const printed = PARTS.filter((unit) => parts[unit] > 0 || (unit === 'seconds' && seconds === 0))
          .map((unit) => `${parts[unit]} ${texts[`duration.${unit}`]}`)
          .join(' ');
        expect(readDuration(printed)).toBe(seconds);
      }),
    );
  });
});
