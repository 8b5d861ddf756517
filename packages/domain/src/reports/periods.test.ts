import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addPeriods,
  daysIn,
  endOfPeriod,
  GRAINS,
  isDay,
  periodsIn,
  rangeBefore,
  startOfPeriod,
  wholePeriods,
} from './periods.ts';

const day = fc.integer({ min: -8000, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const grain = fc.constantFrom(...GRAINS);
const range = fc
  .tuple(day, fc.integer({ min: 0, max: 91 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));

describe('periods', () => {
  it.each([
    ['week', '2026-11-25', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['week', '1969-12-31', '1969-12-29', '1970-01-04'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['day', '2026-03-29', '2026-03-29', '2026-03-29'],
  ] as const)('the %s of %s is from %s to %s', (of, within, start, end) => {
    expect(startOfPeriod(of, within)).toBe(start);
    expect(endOfPeriod(of, start)).toBe(end);
  });

  it('compares as many periods as are shown', () => {
    const shown = { from: '2026-10-01', to: '2026-11-25' };
    expect(rangeBefore('month', shown)).toEqual({ from: '2026-08-01', to: '2026-09-30' });
    expect(rangeBefore('day', shown)).toEqual({ from: '2026-08-06', to: '2026-09-30' });
    expect(rangeBefore('week', { from: '2026-11-18', to: '2026-11-25' })).toEqual({
      from: '2026-11-02',
      to: '2026-11-15',
    });
  });

  it('knows the days of the calendar', () => {
    expect(['2026-02-28', '2026-02-29', '2026-2-1', '2026-13-01', 'today'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    fc.assert(fc.property(day, (any) => isDay(any)));
  });

  it('cover a range without gap or overlap', () => {
    fc.assert(
      fc.property(grain, range, (of, days) => {
        const starts = periodsIn(of, days);
        const whole = wholePeriods(of, days);
        expect(starts[0]).toBe(whole.from);
        expect(endOfPeriod(of, starts.at(-1) ?? '')).toBe(whole.to);
        expect(whole.from <= days.from && days.to <= whole.to).toBe(true);
        for (const [index, start] of starts.entries()) {
          expect(startOfPeriod(of, start)).toBe(start);
          expect(addPeriods(of, starts[0] ?? '', index)).toBe(start);
          expect(startOfPeriod(of, endOfPeriod(of, start))).toBe(start);
        }
        const lengths = starts.map((start) => daysIn({ from: start, to: endOfPeriod(of, start) }));
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(daysIn(whole));
      }),
    );
  });

  it('are compared with as many that end where they begin', () => {
    fc.assert(
      fc.property(grain, range, (of, days) => {
        const before = rangeBefore(of, days);
        expect(addDays(before.to, 1)).toBe(wholePeriods(of, days).from);
        expect(periodsIn(of, before)).toHaveLength(periodsIn(of, days).length);
      }),
    );
  });
});
