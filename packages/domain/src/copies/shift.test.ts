import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '../core/date-time.ts';
import { wallClock } from '../simulation/wall-clock.ts';
import { createShift, overlap } from './shift.ts';

const ZONES = [
  'Asia/Taipei',
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];
const DAY = 86_400_000;
const instant = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 1000, max: Date.UTC(2030, 0, 1) / 1000 })
  .map((seconds) => formatDateTime(new Date(seconds * 1000)));
const time = (at: string) => Date.parse(`${at.replace(' ', 'T')}Z`);

describe('createShift', () => {
  it('leads the old start to the new one', () => {
    fc.assert(
      fc.property(instant, instant, fc.constantFrom(...ZONES), (from, to, zone) => {
        // An hour that a zone shows twice, or never, may be the other one of the two.
        expect(Math.abs(time(createShift(from, to, zone)(from)) - time(to))).toBeLessThanOrEqual(DAY / 24);
      }),
    );
  });

  it('by nothing changes nothing', () => {
    fc.assert(
      fc.property(instant, instant, fc.constantFrom(...ZONES), (from, at, zone) => {
        expect(createShift(from, from, zone)(at)).toBe(at);
      }),
    );
  });

  it('moves all moments by the same distance where clocks never change', () => {
    fc.assert(
      fc.property(instant, instant, instant, (from, to, at) => {
        expect(time(createShift(from, to, 'Asia/Taipei')(at)) - time(at)).toBe(time(to) - time(from));
      }),
    );
  });

  it.each(['9999-12-31 23:59:59', '9999-01-01 00:00:00', '0001-01-01 00:00:00', '1000-01-01 00:00:00'])(
    'leaves %s, which says always or never',
    (at) => {
      for (const zone of ZONES)
        expect(createShift('2026-11-20 03:00:00', '2026-12-18 03:00:00', zone)(at)).toBe(at);
    },
  );

  it('leaves what would come to a year that no one writes', () => {
    const move = createShift('2026-11-20 03:00:00', '9998-12-18 03:00:00', 'Asia/Taipei');
    expect(move('2026-12-20 03:00:00')).toBe('2026-12-20 03:00:00');
    expect(move('2026-11-21 03:00:00')).toBe('9998-12-19 03:00:00');
    expect(createShift('2026-11-20 03:00:00', '1970-01-02 03:00:00', 'UTC')('2026-10-01 03:00:00')).toBe(
      '2026-10-01 03:00:00',
    );
  });

  it('keeps the time of day where clocks change between', () => {
    const move = createShift('2026-10-01 09:00:00', '2026-11-05 10:00:00', 'Europe/Berlin');
    const end = move('2026-10-14 09:00:00');
    expect(end).toBe('2026-11-18 10:00:00');
    expect(wallClock(new Date(time(end)), 'Europe/Berlin').hour).toBe('11');
  });
});

describe('overlap', () => {
  it('needs a moment in common', () => {
    const first = { start: '2026-01-01 00:00:00', end: '2026-01-02 00:00:00' };
    expect(overlap(first, { start: '2026-01-02 00:00:00', end: '2026-01-03 00:00:00' })).toBe(false);
    expect(overlap(first, { start: '2026-01-01 23:59:59', end: '2026-01-03 00:00:00' })).toBe(true);
  });
});
