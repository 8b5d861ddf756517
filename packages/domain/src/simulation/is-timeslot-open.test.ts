import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../core/json.ts';
import { isTimeslotOpen } from './is-timeslot-open.ts';

/** 20 November 2026 is a Friday; Hong Kong is eight hours ahead of UTC all year. */
const at = (instant: string) => new Date(`${instant.replace(' ', 'T')}Z`);

function isOpen(
  timeslot: JsonValue | undefined,
  instant: string,
  events: { readonly [id: string]: JsonValue } = {},
): boolean {
  return isTimeslotOpen(timeslot, at(instant), {
    timeZone: 'Asia/Hong_Kong',
    eventTimeslot: (id) => events[id],
  });
}

describe('isTimeslotOpen', () => {
  it('is always open, or never without a timeslot', () => {
    expect(isOpen({ type: 'always_open' }, '2026-11-20 00:00:00')).toBe(true);
    expect(isOpen(undefined, '2026-11-20 00:00:00')).toBe(false);
  });

  it('opens with the start of a period and closes with its end', () => {
    const slot = {
      type: 'limited_period',
      periods: [{ start_date: '2026-11-20 04:00:00', end_date: '2026-11-21 04:00:00' }],
    };
    expect(isOpen(slot, '2026-11-20 03:59:59')).toBe(false);
    expect(isOpen(slot, '2026-11-20 04:00:00')).toBe(true);
    expect(isOpen(slot, '2026-11-21 03:59:59')).toBe(true);
    expect(isOpen(slot, '2026-11-21 04:00:00')).toBe(false);
    expect(isOpen({ type: 'limited_period' }, '2026-11-20 04:00:00')).toBe(false);
  });

  it('reads hours in the game’s time zone, also over midnight', () => {
    const evening = { type: 'open_every_day', daily_from: '22:00', daily_to: '02:00' };
    expect(isOpen(evening, '2026-11-20 14:00:00')).toBe(true);
    expect(isOpen(evening, '2026-11-20 17:59:00')).toBe(true);
    expect(isOpen(evening, '2026-11-20 18:00:00')).toBe(false);
  });

  it('reads weekdays in the game’s time zone; the night belongs to the evening before', () => {
    const friday = { type: 'specific_weekdays', weekdays: [5] };
    expect(isOpen(friday, '2026-11-19 16:00:00')).toBe(true);
    expect(isOpen(friday, '2026-11-20 16:00:00')).toBe(false);
    const fridayNight = { ...friday, daily_from: '22:00', daily_to: '02:00' };
    expect(isOpen(fridayNight, '2026-11-20 17:30:00')).toBe(true);
    expect(isOpen(fridayNight, '2026-11-19 17:30:00')).toBe(false);
  });

  it('follows an event, within its own bounds', () => {
    const events = { '7': { type: 'always_open' } };
    const slot = { type: 'event_trigger', event_id: 7 };
    expect(isOpen(slot, '2026-11-20 00:00:00', events)).toBe(true);
    expect(isOpen(slot, '2026-11-20 00:00:00')).toBe(false);
    const bounded = {
      ...slot,
      periods: [{ start_date: '2027-01-01 00:00:00', end_date: '2027-01-02 00:00:00' }],
    };
    expect(isOpen(bounded, '2026-11-20 00:00:00', events)).toBe(false);
  });

  it('is closed when events wait for each other', () => {
    const events = {
      '1': { type: 'event_trigger', event_id: 2 },
      '2': { type: 'event_trigger', event_id: 1 },
    };
    expect(isOpen(events['1'], '2026-11-20 00:00:00', events)).toBe(false);
  });
});
