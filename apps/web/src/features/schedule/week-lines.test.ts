import type { JsonValue } from '@quartermaster/domain/core/json';
import { describe, expect, it } from 'vitest';
import { eventsOf, weekLines, weekOf, wireOf } from './week-lines.ts';

const ZONE = 'Asia/Hong_Kong';
/** A Thursday in Hong Kong, still Wednesday in UTC. */
const NOW = new Date('2026-11-25T17:00:00Z');
const [from = NOW, ...rest] = weekOf(NOW, 0, ZONE);
const span = { from, to: rest.at(-1) ?? NOW };
const options = { timeZone: ZONE, order: ['tower', 'maze'], events: new Map() };
const row = (recordId: string, change: object = {}) => ({
  recordId,
  data: {
    system: 'tower',
    timeslot: { type: 'specific_weekdays', weekdays: [1], daily_from: '00:30', daily_to: '02:00' },
    state_outside: 'open',
    status: 'active',
    ...change,
  },
});

describe('the week of the game', () => {
  it('begins on Monday at midnight of the game, whatever the reader’s clock says', () => {
    expect([span.from, span.to].map(wireOf)).toEqual(['2026-11-22 16:00:00', '2026-11-29 16:00:00']);
    expect(weekOf(NOW, -1, ZONE).map(wireOf).at(0)).toBe('2026-11-15 16:00:00');
  });

  it('has what applies in it, by feature, and what is closed at other times', () => {
    const lines = weekLines(
      [
        row('1', { system: 'maze' }),
        row('2'),
        row('3', { status: 'inactive' }),
        row('4', { timeslot: { type: 'limited_period', periods: [] } }),
        row('5', { timeslot: { type: 'limited_period', periods: [] }, state_outside: 'closed' }),
      ],
      span,
      options,
    );
    expect(lines.map(({ recordId, spans }) => [recordId, spans.length])).toEqual([
      ['2', 1],
      ['5', 0],
      ['1', 1],
    ]);
  });

  it('follows events, and events that open with events', () => {
    const follows = (event_id: number) => ({ timeslot: { type: 'event_trigger', event_id } });
    const period = { start_date: '2026-11-23 16:00:00', end_date: '2026-11-30 16:00:00' };
    const rows = [row('1', follows(7)), row('2', follows(8)), row('3', follows(9)), row('4')];
    const events = new Map<string, JsonValue | undefined>([
      ['7', { type: 'limited_period', periods: [period] }],
      ['8', { type: 'event_trigger', event_id: 7 }],
      ['9', undefined],
    ]);
    expect(eventsOf(rows)).toEqual(['7', '8', '9']);
    const lines = weekLines(rows, span, { ...options, events });
    expect(
      lines.map(({ recordId, event, spans }) => [recordId, event, spans.map((own) => wireOf(own.from))]),
    ).toEqual([
      ['1', '7', ['2026-11-23 16:00:00']],
      ['2', '8', ['2026-11-23 16:00:00']],
      ['4', null, ['2026-11-22 16:30:00']],
    ]);
  });

  it('tells when a state is announced, on the Sunday before as well', () => {
    const [line] = weekLines([row('1', { warn_before_min: 60 })], span, options);
    expect(line?.notices.map(wireOf)).toEqual(['2026-11-29 15:30:00']);
  });
});
