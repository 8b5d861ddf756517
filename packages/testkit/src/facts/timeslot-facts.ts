import type { JsonValue } from '@quartermaster/domain/core/json';
import { SAMPLE_FIELDS } from '../modules/sample-fields.ts';
import type { FieldFacts } from './field-facts.ts';

const period = (start: string, end: string): JsonValue => ({
  start_date: `2030-${start} 00:00:00`,
  end_date: `2030-${end} 00:00:00`,
});
const limited = (...periods: readonly JsonValue[]): JsonValue => ({ type: 'limited_period', periods });
const january = period('01-01', '02-01');

/** Facts about timeslots: the five types, ends, overlaps, formats. */
export const TIMESLOT_FACTS: FieldFacts<'timeslot'> = {
  field: SAMPLE_FIELDS.timeslot,
  accepted: [
    { type: 'always_open' },
    { type: 'open_every_day', daily_from: '22:00', daily_to: '02:00' },
    { type: 'open_every_day', daily_from: '10:00', daily_to: '12:00', periods: [january] },
    { type: 'specific_weekdays', weekdays: [1, 7] },
    { type: 'specific_weekdays', weekdays: [3], daily_from: '10:00', daily_to: '12:00' },
    limited(january, period('02-01', '03-01')),
    { type: 'event_trigger', event_id: 12 },
    { type: 'event_trigger', event_id: 12, periods: [january] },
  ],
  refused: [
    { value: { periods: [january] }, at: 'type', code: 'required' },
    { value: { type: 'sometimes' }, at: 'type', code: 'unknown_option' },
    { value: { type: 'always_open', weekdays: [1] }, at: 'weekdays', code: 'unknown_field' },
    { value: { type: 'open_every_day', daily_from: '10:00' }, at: 'daily_to', code: 'required' },
    {
      value: { type: 'open_every_day', daily_from: '25:00', daily_to: '9:00' },
      at: 'daily_from',
      code: 'time_format',
    },
    { value: { type: 'specific_weekdays' }, at: 'weekdays', code: 'weekday_required' },
    { value: { type: 'specific_weekdays', weekdays: [8] }, at: 'weekdays.0', code: 'valid' },
    { value: { type: 'specific_weekdays', weekdays: [2, 2] }, at: 'weekdays.1', code: 'duplicate' },
    { value: limited(), at: 'periods', code: 'period_required' },
    { value: limited(period('02-01', '01-01')), at: 'periods.0.end_date', code: 'end_before_start' },
    { value: limited(period('01-01', '01-01')), at: 'periods.0.end_date', code: 'period_empty' },
    { value: limited(january, period('01-31', '03-01')), at: 'periods.1', code: 'period_overlap' },
    { value: limited(january, january), at: 'periods.1', code: 'period_overlap' },
    { value: limited(period('01-05', '01-06'), january), at: 'periods.0', code: 'period_overlap' },
    {
      value: limited({ start_date: '2030-01-01', end_date: '2030-02-01 00:00:00' }),
      at: 'periods.0.start_date',
      code: 'date_format',
    },
    { value: { type: 'event_trigger' }, at: 'event_id', code: 'event_required' },
    { value: { type: 'always_open', note: 'x' }, at: 'note', code: 'unknown_field' },
  ],
};
