import { expect, it } from 'vitest';
import type { JsonValue } from './json.ts';
import { boundedPeriodsOf, periodsOf } from './period.ts';

const START = '2026-11-01 00:00:00';
const END = '2026-11-08 00:00:00';
const slot = {
  type: 'limited_period',
  periods: [{ start_date: START, end_date: END }, { start_date: END, end_date: null }, 'next week'],
};

it('reads periods in their places, with empty texts for what is missing', () => {
  expect(periodsOf(slot)).toEqual([
    { start: START, end: END },
    { start: END, end: '' },
    { start: '', end: '' },
  ]);
});

it('reads the periods that have both ends', () => {
  expect(boundedPeriodsOf(slot)).toEqual([{ start: START, end: END }]);
});

it.each<JsonValue | undefined>([undefined, null, 'always', { type: 'always_open' }, { periods: 'soon' }])(
  'finds none in %j',
  (value) => {
    expect(periodsOf(value)).toEqual([]);
  },
);
