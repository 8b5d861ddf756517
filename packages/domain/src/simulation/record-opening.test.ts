import { expect, it } from 'vitest';
import { resolveModule } from '../core/resolve.ts';
import { recordOpening } from './record-opening.ts';

const LABEL = { en: 'Sample', zh: '範例', jp: 'サンプル' };
const MODULE = resolveModule({
  key: 'sample-setting',
  family: 'samples',
  titles: { title: LABEL, record: LABEL },
  fields: { shown: { kind: 'timeslot', label: LABEL, optional: true } },
});
const NOW = new Date('2030-03-15T00:00:00Z');
const within = (start: string, end: string) => ({
  type: 'limited_period',
  periods: [{ start_date: `${start} 00:00:00`, end_date: `${end} 00:00:00` }],
});

it.each([
  ['no timeslot', {}, 'open'],
  ['a timeslot that is always open', { shown: { type: 'always_open' } }, 'open'],
  ['a period around now', { shown: within('2030-03-01', '2030-04-01') }, 'open'],
  ['a period to come', { shown: within('2030-04-01', '2030-05-01') }, 'opens'],
  ['a period that is over', { shown: within('2030-01-01', '2030-02-01') }, 'ended'],
  ['a status that keeps it back', { status: 'not_open', shown: within('2030-03-01', '2030-04-01') }, 'off'],
])('a record with %s', (_name, data, state) => {
  expect(recordOpening(MODULE, data, NOW, 'UTC').state).toBe(state);
});
