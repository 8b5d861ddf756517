import { afterEach, describe, expect, it, vi } from 'vitest';
import { utcFromWall, wallFromUtc } from './zone-time.ts';

afterEach(() => vi.restoreAllMocks());

describe('wall times of a zone', () => {
  it.each([
    ['2026-11-28 00:00:00', 'Asia/Hong_Kong', '2026-11-28 08:00:00'],
    ['2026-11-28 16:30:05', 'Asia/Tokyo', '2026-11-29 01:30:05'],
    // The night in which clocks go forward, and the one in which they go back.
    ['2026-03-08 06:59:59', 'America/New_York', '2026-03-08 01:59:59'],
    ['2026-03-08 07:00:00', 'America/New_York', '2026-03-08 03:00:00'],
    ['2026-11-01 06:30:00', 'America/New_York', '2026-11-01 01:30:00'],
  ])('%s in %s is %s', (instant, zone, wall) => {
    expect(wallFromUtc(instant, zone)).toBe(wall);
  });

  it.each(['', 'soon', '2026-11-28', '2026-13-01 00:00:00'])('"%s" is no instant', (text) => {
    expect(wallFromUtc(text, 'Asia/Tokyo')).toBeNull();
  });

  it('comes back from a wall time that there is once', () => {
    expect(utcFromWall('2026-11-29 01:30:05', 'Asia/Tokyo')).toBe('2026-11-28 16:30:05');
  });

  it('makes no format of the browser for each instant: a list has hundreds', () => {
    const once = vi.spyOn(Date.prototype, 'toLocaleString');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let hour = 0; hour < 24; hour += 1)
      wallFromUtc(`2026-11-28 ${String(hour).padStart(2, '0')}:00:00`, 'Europe/Berlin');
    expect(once).not.toHaveBeenCalled();
    expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
