import { expect, it } from 'vitest';
import type { ReportRow } from '../../api/reports.ts';
import { lineValues } from './line-values.ts';

const period = (starts: string, isCounted = true, wasCounted = true) => ({ starts, isCounted, wasCounted });
const row = (group: string, value: number | null, before: number | null = null): ReportRow => ({
  group,
  subject: 'TWD',
  detail: '',
  values: [value],
  before: before === null ? null : [before],
  mark: null,
});

const periods = [
  period('2026-11-01'),
  period('2026-11-02'),
  period('2026-11-03', false, false),
  period('2026-11-04', true, false),
];
const rows = [row('2026-11-01', 5, 3), row('2026-11-04', 7)];

it('is zero where a counted day has no row, and breaks where a day was not counted', () => {
  const { values, before } = lineValues(
    { periods, rows, leftOut: 0 },
    rows,
    { key: 'gross', kind: 'money' },
    0,
  );
  expect(values).toEqual([5, 0, null, 7]);
  expect(before).toEqual([3, null, null, null]);
});

it.each([
  ['share', 'share'],
  ['sigma', 'sigma'],
  ['arppu', 'money'],
] as const)('breaks where nothing was counted that %s could be of', (key, kind) => {
  expect(lineValues({ periods, rows, leftOut: 0 }, rows, { key, kind }, 0).values).toEqual([
    5,
    null,
    null,
    7,
  ]);
});

it('breaks where the rows of a day were not sent', () => {
  const sent = [row('2026-11-01', 5), row('2026-11-02', null)];
  const other = [row('2026-11-01', 4)];
  const shown = { periods, rows: sent, leftOut: 9 };
  expect(lineValues(shown, other, { key: 'gained', kind: 'count' }, 0).values).toEqual([4, null, null, null]);
  expect(lineValues(shown, sent, { key: 'gained', kind: 'count' }, 0).values).toEqual([5, null, null, null]);
});
