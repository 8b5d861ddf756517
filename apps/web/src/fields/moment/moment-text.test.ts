import { assert, constantFrom, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoment, printMoment, readMoment } from './moment-text.ts';

const ZONES = ['UTC', 'Asia/Taipei', 'Asia/Tokyo', null] as const;
const SECOND_MS = 1000;

/** The spellings of one printed moment that people type or copy. */
const SPELLINGS: Readonly<Record<string, (printed: string) => string>> = {
  printed: (printed) => printed,
  iso: (printed) => printed.replace(' ', 'T'),
  slashes: (printed) => printed.replaceAll('-', '/'),
  fullWidth: (printed) =>
    printed.replaceAll(/[\d:-]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  spaces: (printed) => ` ${printed} `,
};

describe('a moment that is typed', () => {
  it('is read as what is printed, in every spelling', () => {
    const moments = date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-12-30T00:00:00Z'),
      noInvalidDate: true,
    });
    const spellings = constantFrom(...Object.keys(SPELLINGS));
    assert(
      property(moments, constantFrom(...ZONES), spellings, (moment, zone, spelling) => {
        const wire = new Date(Math.trunc(moment.getTime() / SECOND_MS) * SECOND_MS)
          .toISOString()
          .slice(0, zone === null ? 10 : 19)
          .replace('T', ' ');
        const typed = SPELLINGS[spelling]?.(printMoment(wire, zone)) ?? '';
        expect(readMoment(typed, zone)).toBe(wire);
      }),
    );
  });

  it.each([
    ['2026-12-02 11:00', '2026-12-02 03:00:00'],
    ['2026-12-02', '2026-12-01 16:00:00'],
    ['2026-12-02 9:00:00', '2026-12-02 01:00:00'],
    ['2026/12/02 11:00:00', '2026-12-02 03:00:00'],
    ['2026年12月2日 11時', '2026-12-02 03:00:00'],
    ['2 Dec 2026 11:00', '2026-12-02 03:00:00'],
    ['2026-12-02T03:00:00Z', '2026-12-02 03:00:00'],
    ['2026-12-02 03:00 UTC', '2026-12-02 03:00:00'],
  ])('%s in Taipei is %s', (typed, wire) => {
    expect(readMoment(typed, 'Asia/Taipei')).toBe(wire);
  });

  it.each(['2/12/2026 11:00', 'tomorrow', '2026-13-01', '2026-02-30 10:00', '20261202'])(
    'is not guessed: %s',
    (typed) => {
      expect(readMoment(typed, 'Asia/Taipei')).toBeNull();
      expect(printMoment(typed, 'Asia/Taipei')).toBe(typed);
      expect(isMoment(typed, 'Asia/Taipei')).toBe(false);
    },
  );
});
