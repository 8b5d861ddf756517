import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { openingTimeEnd } from './over-opening-time.ts';
import { validateFields } from './validate-fields.ts';

const module = buildModule({
  amount: { kind: 'integer', label: LABEL, optional: true },
  note: { kind: 'text', maxLength: 20, label: LABEL, optional: true },
  made_at: { kind: 'date_time', label: LABEL, optional: true, readOnly: true },
  opens: { kind: 'timeslot', label: LABEL },
  booking: { kind: 'timeslot', label: LABEL, optional: true },
});
const NOW = new Date('2026-11-20T12:00:00Z');

const period = (from: string, to: string) => ({ start_date: from, end_date: to });
const limited = (...periods: RecordData[]) => ({ type: 'limited_period', periods });
const EARLY = period('2026-11-01 00:00:00', '2026-11-10 00:00:00');
const LATER = period('2026-11-12 00:00:00', '2026-11-20 12:00:00');
const NEXT = period('2026-12-01 00:00:00', '2026-12-10 00:00:00');

describe('openingTimeEnd', () => {
  it.each([
    ['a period that ends this moment', limited(LATER), LATER.end_date],
    ['the last of several periods', limited(LATER, EARLY), LATER.end_date],
    ['one of several periods still to come', limited(EARLY, NEXT), null],
    [
      'a period that ends a second later',
      limited(period('2026-11-01 00:00:00', '2026-11-20 12:00:01')),
      null,
    ],
    ['hours of every day', { type: 'open_every_day', daily_from: '08:00', daily_to: '09:00' }, null],
    [
      'weekdays within a period',
      { type: 'specific_weekdays', weekdays: [1], periods: [EARLY] },
      EARLY.end_date,
    ],
    ['an event, whatever its time', { type: 'event_trigger', event_id: 3 }, null],
    ['always', { type: 'always_open' }, null],
    ['nothing that could be read', { type: 'limited_period', periods: ['soon'] }, null],
    ['nothing', null, null],
  ])('reads %s', (_, opens, end) => {
    expect(openingTimeEnd(module, { opens }, NOW)).toBe(end);
  });

  it('waits for every timeslot that is set', () => {
    expect(openingTimeEnd(module, { opens: limited(LATER), booking: limited(EARLY) }, NOW)).toBe(
      LATER.end_date,
    );
    expect(openingTimeEnd(module, { opens: limited(EARLY), booking: limited(NEXT) }, NOW)).toBeNull();
  });
});

describe('an edit of a record whose opening time is over', () => {
  const stored = { id: 1, status: 'active', sort_order: 0, amount: 3, opens: limited(EARLY) };
  const problems = (changes: RecordData, more: object = { now: NOW }) =>
    validateFields(module, { ...stored, ...changes }, { previous: stored, ...more });

  it('is a problem of each field that it changes', () => {
    expect(problems({ amount: 4, note: 'Again' })).toEqual(
      ['amount', 'note'].map((path) => ({
        path,
        code: 'opening_time_over',
        params: { end: EARLY.end_date },
        severity: 'error',
      })),
    );
  });

  it('may give it another time, and change everything else along with it', () => {
    expect(problems({ amount: 4, opens: limited(EARLY, NEXT) })).toEqual([]);
    expect(problems({ opens: limited(NEXT) })).toEqual([]);
    expect(problems({ opens: limited(LATER) })).toEqual([]);
    expect(problems({ opens: limited(LATER), amount: 4 }).map(({ path }) => path)).toEqual(['amount']);
  });

  it('changes nothing where a value is only written otherwise', () => {
    expect(problems({ note: '', booking: null })).toEqual([]);
  });

  it('is checked where a person edits, not where the console writes or a record begins', () => {
    expect(problems({ amount: 4 }, {})).toEqual([]);
    expect(validateFields(module, { ...stored, amount: 4 }, { now: NOW })).toEqual([]);
    expect(problems({ amount: 4, made_at: '2026-11-20 12:00:00' }, { now: NOW, byConsole: true })).toEqual(
      [],
    );
  });

  it('is free before the end', () => {
    expect(problems({ amount: 4 }, { now: new Date('2026-11-09T23:59:59Z') })).toEqual([]);
  });
});
