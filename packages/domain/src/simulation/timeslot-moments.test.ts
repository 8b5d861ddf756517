import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../core/json.ts';
import { isTimeslotOpen } from './is-timeslot-open.ts';
import { timeslotMoments } from './timeslot-moments.ts';

const at = (instant: string) => new Date(`${instant.replace(' ', 'T')}Z`);
const NO_EVENTS: { readonly [id: string]: JsonValue } = {};
const wire = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

/** 20 November 2026 is a Friday; noon in UTC is eight in the evening in Hong Kong. */
const SPAN = { from: at('2026-11-20 12:00:00'), to: at('2026-11-22 12:00:00') };

function momentsOf(
  timeslot: JsonValue,
  { timeZone = 'Asia/Hong_Kong', span = SPAN, events = NO_EVENTS } = {},
): readonly string[] {
  const lookup = { timeZone, eventTimeslot: (id: string) => events[id] };
  return timeslotMoments(timeslot, span, lookup).map(({ at: moment, kind }) => `${kind} ${wire(moment)}`);
}

const period = (start_date: string, end_date: string) => ({ start_date, end_date });

describe('timeslotMoments', () => {
  it('has none for what is always open, and for what is nothing at all', () => {
    expect(momentsOf({ type: 'always_open' })).toEqual([]);
    expect(momentsOf(null)).toEqual([]);
    expect(momentsOf({ type: 'limited_period', periods: 'soon' })).toEqual([]);
  });

  it('takes the bounds of periods that are inside; two that touch are one', () => {
    const periods = [
      period('2026-11-01 00:00:00', '2026-11-21 00:00:00'),
      period('2026-11-21 00:00:00', '2026-11-21 04:00:00'),
      period('2026-11-22 12:00:00', '2026-12-01 00:00:00'),
    ];
    expect(momentsOf({ type: 'limited_period', periods })).toEqual([
      'closes 2026-11-21 04:00',
      'opens 2026-11-22 12:00',
    ]);
  });

  it('opens and closes every day by the clock of the game, also over midnight', () => {
    const night = { type: 'open_every_day', daily_from: '21:00', daily_to: '02:00' };
    expect(momentsOf(night)).toEqual([
      'opens 2026-11-20 13:00',
      'closes 2026-11-20 18:00',
      'opens 2026-11-21 13:00',
      'closes 2026-11-21 18:00',
    ]);
  });

  it('opens with a weekday and closes after it', () => {
    expect(momentsOf({ type: 'specific_weekdays', weekdays: [6] })).toEqual([
      'opens 2026-11-20 16:00',
      'closes 2026-11-21 16:00',
    ]);
  });

  it('follows the event that it opens with, within its own bounds', () => {
    const events = {
      '7': { type: 'limited_period', periods: [period('2026-11-20 13:00:00', '2026-12-01 00:00:00')] },
    };
    const own = { periods: [period('2026-11-20 00:00:00', '2026-11-22 00:00:00')] };
    expect(momentsOf({ type: 'event_trigger', event_id: 7, ...own }, { events })).toEqual([
      'opens 2026-11-20 13:00',
      'closes 2026-11-22 00:00',
    ]);
    const ring = { '7': { type: 'event_trigger', event_id: 7 } };
    expect(momentsOf({ type: 'event_trigger', event_id: 7 }, { events: ring })).toEqual([]);
  });

  it('keeps the wall’s time when clocks change: half past two exists once, twice or never', () => {
    const early = { type: 'open_every_day', daily_from: '01:00', daily_to: '04:00' };
    const span = { from: at('2026-03-28 12:00:00'), to: at('2026-03-29 12:00:00') };
    expect(momentsOf(early, { timeZone: 'Europe/Berlin', span })).toEqual([
      'opens 2026-03-29 00:00',
      'closes 2026-03-29 02:00',
    ]);
  });

  it('tells every change that looking at each minute finds', () => {
    const times = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
    });
    const slot = fc.record({
      type: fc.constantFrom('open_every_day', 'specific_weekdays'),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      daily_from: times,
      daily_to: times,
    });
    const lookup = { timeZone: 'Asia/Hong_Kong', eventTimeslot: () => undefined };
    fc.assert(
      fc.property(slot, (timeslot) => {
        const minutes = Array.from(
          { length: 48 * 60 },
          (_, minute) => SPAN.from.getTime() + (minute + 1) * 60_000,
        );
        const seen = minutes.filter(
          (time) =>
            isTimeslotOpen(timeslot, new Date(time - 60_000), lookup) !==
            isTimeslotOpen(timeslot, new Date(time), lookup),
        );
        expect(timeslotMoments(timeslot, SPAN, lookup).map(({ at: moment }) => moment.getTime())).toEqual(
          seen,
        );
      }),
      { numRuns: 20 },
    );
  });
});
