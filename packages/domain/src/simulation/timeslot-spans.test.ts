import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../core/json.ts';
import { timeslotSpans } from './timeslot-spans.ts';

/** Midnight of Monday, 23 November 2026, to the next in Hong Kong. */
const WEEK = { from: new Date('2026-11-22T16:00:00Z'), to: new Date('2026-11-29T16:00:00Z') };
const lookup = { timeZone: 'Asia/Hong_Kong', eventTimeslot: () => undefined };
const wire = (date: Date) => date.toISOString().slice(0, 16);
const spansOf = (timeslot: JsonValue) =>
  timeslotSpans(timeslot, WEEK, lookup).map(({ from, to }) => [wire(from), wire(to)]);
const during = (start_date: string, end_date: string) => ({
  type: 'limited_period',
  periods: [{ start_date, end_date }],
});

describe('timeslotSpans', () => {
  it('has the whole of what is always open, and nothing of what never is', () => {
    expect(spansOf({ type: 'always_open' })).toEqual([[wire(WEEK.from), wire(WEEK.to)]]);
    expect(spansOf({ type: 'event_trigger', event_id: 7 })).toEqual([]);
    expect(spansOf(during('2026-11-29 16:00:00', '2026-11-30 16:00:00'))).toEqual([]);
  });

  it('cuts off what began before or ends later', () => {
    expect(spansOf(during('2026-11-01 00:00:00', '2026-11-24 00:00:00'))).toEqual([
      ['2026-11-22T16:00', '2026-11-24T00:00'],
    ]);
    expect(spansOf(during('2026-11-28 00:00:00', '2026-12-24 00:00:00'))).toEqual([
      ['2026-11-28T00:00', '2026-11-29T16:00'],
    ]);
  });

  it('has each window of a week, those over midnight in one piece', () => {
    const nights = { type: 'specific_weekdays', weekdays: [2, 6], daily_from: '22:00', daily_to: '02:00' };
    expect(spansOf(nights)).toEqual([
      ['2026-11-24T14:00', '2026-11-24T18:00'],
      ['2026-11-28T14:00', '2026-11-28T18:00'],
    ]);
  });
});
