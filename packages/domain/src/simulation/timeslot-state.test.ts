import { describe, expect, it } from 'vitest';
import { timeslotState } from './timeslot-state.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const stateOf = (timeslot: Parameters<typeof timeslotState>[0]) => timeslotState(timeslot, NOW, 'UTC');
const period = (start: string, end: string) => ({ start_date: start, end_date: end });

describe('a timeslot', () => {
  it('with periods is open, opens or has ended', () => {
    const limited = (...periods: ReturnType<typeof period>[]) => ({ type: 'limited_period', periods });
    expect(stateOf(limited(period('2026-11-20 00:00:00', '2026-12-01 00:00:00')))).toEqual({ state: 'open' });
    const past = period('2026-01-01 00:00:00', '2026-02-01 00:00:00');
    expect(stateOf(limited(past))).toEqual({ state: 'ended' });
    const far = period('2027-01-01 00:00:00', '2027-02-01 00:00:00');
    expect(stateOf(limited(past, far))).toEqual({ state: 'opens', at: new Date('2027-01-01T00:00:00Z') });
    expect(stateOf(limited())).toEqual({ state: 'closed' });
  });

  it('with hours or weekdays opens at the next of them', () => {
    const daily = { type: 'open_every_day', daily_from: '18:00', daily_to: '20:00' };
    expect(stateOf(daily)).toEqual({ state: 'opens', at: new Date('2026-11-25T18:00:00Z') });
    expect(stateOf({ type: 'specific_weekdays', weekdays: [1] })).toEqual({
      state: 'opens',
      at: new Date('2026-11-30T00:00:00Z'),
    });
    const over = { ...daily, periods: [period('2026-01-01 00:00:00', '2026-02-01 00:00:00')] };
    expect(stateOf(over)).toEqual({ state: 'ended' });
  });

  it('that is always open, or open with an event, tells nothing', () => {
    expect(stateOf({ type: 'always_open' })).toBeNull();
    expect(stateOf({ type: 'event_trigger', event_id: 5 })).toBeNull();
    expect(stateOf(undefined)).toBeNull();
  });
});
