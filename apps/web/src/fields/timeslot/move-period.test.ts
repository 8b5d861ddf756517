import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysToMonday,
  fromMonday,
  lengthOf,
  movePeriod,
  withDays,
  withLength,
} from './move-period.ts';

const TAIPEI = 'Asia/Taipei';
const period = { start_date: '2026-12-02 03:00:00', end_date: '2026-12-09 02:59:59' };

describe('moving a period', () => {
  it('keeps its time of day and its length', () => {
    expect(movePeriod(period, 7, TAIPEI)).toEqual({
      start_date: '2026-12-09 03:00:00',
      end_date: '2026-12-16 02:59:59',
    });
    expect(movePeriod({ ...period, end_date: null }, 7, TAIPEI)).toBeNull();
  });

  it('keeps the time on the clock where the clocks change', () => {
    expect(addDays('2026-10-20 08:00:00', 7, 'Europe/Berlin')).toBe('2026-10-27 09:00:00');
  });

  it('knows the next Monday of the zone, also on a Monday', () => {
    expect(daysToMonday('2026-12-02 03:00:00', TAIPEI)).toBe(5);
    // Late on Sunday in UTC is Monday in Taipei.
    expect(daysToMonday('2026-12-06 20:00:00', TAIPEI)).toBe(7);
    expect(daysToMonday('2026-12-06 20:00:00', 'UTC')).toBe(1);
    expect(daysToMonday('soon', TAIPEI)).toBeNull();
  });

  it('starts an empty one on the next Monday, and ends it whole days later', () => {
    const empty = { start_date: null, end_date: null };
    const monday = fromMonday(empty, new Date('2026-12-02T03:04:05Z'), TAIPEI);
    expect(monday).toEqual({ start_date: '2026-12-06 16:00:00', end_date: null });
    expect(withDays(monday ?? {}, 7, TAIPEI)).toEqual({
      start_date: '2026-12-06 16:00:00',
      end_date: '2026-12-13 15:59:59',
    });
    expect(withDays(empty, 7, TAIPEI)).toBeNull();
  });

  it('gives a period that begins elsewhere its length again', () => {
    const length = lengthOf(period) ?? 0;
    const later = { ...period, start_date: '2026-12-05 03:00:00' };
    expect(withLength(later, length)).toEqual({ ...later, end_date: '2026-12-12 02:59:59' });
    expect(lengthOf({ ...period, end_date: null })).toBeNull();
    expect(withLength({ ...period, start_date: null }, length)).toBeNull();
  });
});
