import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { expect, it } from 'vitest';
import { plainText, type RecordData } from '../core/json.ts';
import { registry } from '../modules/index.ts';
import { NOTHING_FIXED } from './fixed-fields.ts';
import { validateFields } from './validate-fields.ts';

const module = buildModule({
  note: { kind: 'text', maxLength: 20, label: LABEL, optional: true },
  opens: { kind: 'timeslot', label: LABEL },
});
/** As in a protected environment. */
const HELD = { ...NOTHING_FIXED, keepsStart: true };
const NOW = new Date('2026-11-20T12:00:00Z');

const period = (from: string, to: string) => ({
  start_date: `2026-${from} 00:00:00`,
  end_date: `2026-${to} 00:00:00`,
});
const limited = (...periods: RecordData[]) => ({ type: 'limited_period', periods });
const OVER = period('11-01', '11-10');
const RUNNING = period('11-18', '11-25');
const NEXT = period('12-01', '12-10');

/** What an edit of a record with these periods would be told. */
function problems(
  periods: readonly RecordData[],
  opens: RecordData,
  status = 'active',
  more: object = { now: NOW },
) {
  const previous = { id: 1, status, sort_order: 0, opens: limited(...periods) };
  return validateFields(module, { ...previous, opens }, { previous, fixed: HELD, ...more }).map(
    ({ path, code, params }) => `${path} ${code} ${plainText(params['start'])}`,
  );
}

it.each<readonly [string, readonly RecordData[], RecordData]>([
  ['a longer end', [RUNNING], limited(period('11-18', '11-30'))],
  ['an end today', [RUNNING], limited({ ...RUNNING, end_date: '2026-11-20 13:00:00' })],
  ['another period before it', [RUNNING], limited(OVER, RUNNING)],
  ['the next period earlier', [RUNNING, NEXT], limited(RUNNING, period('11-28', '12-10'))],
  ['no end any more', [RUNNING], { type: 'always_open' }],
  ['a first start for what has not begun', [NEXT], limited(period('11-19', '12-10'))],
  ['without a period that is over', [OVER, RUNNING], limited(RUNNING)],
])('a period that runs may be given %s', (_what, stored, opens) => {
  expect(problems(stored, opens)).toEqual([]);
});

it.each<readonly [string, readonly RecordData[], RecordData, string]>([
  ['moved', [RUNNING], limited(period('11-19', '11-25')), 'opens.periods.0.start_date'],
  ['put off', [RUNNING], limited(NEXT), 'opens.periods.0.start_date'],
  [
    'moved behind another',
    [OVER, RUNNING],
    limited(OVER, period('11-22', '11-25')),
    'opens.periods.1.start_date',
  ],
  ['taken away', [NEXT, RUNNING], limited(NEXT), 'opens.periods'],
])('a period that runs cannot be %s', (_what, stored, opens, path) => {
  expect(problems(stored, opens)).toEqual([`${path} period_started 2026-11-18 00:00:00`]);
});

it('moves while players do not see it, and where the console itself writes', () => {
  const moved = limited(period('11-19', '11-25'));
  for (const status of ['not_open', 'inactive', 'suspended'])
    expect(problems([RUNNING], moved, status)).toEqual([]);
  expect(problems([RUNNING], moved, 'active', { now: NOW, byConsole: true })).toEqual([]);
  expect(problems([RUNNING], moved, 'active', {})).toEqual([]);
});

it('moves where no players are', () => {
  const moved = limited(period('11-19', '11-25'));
  expect(problems([RUNNING], moved, 'active', { now: NOW, fixed: NOTHING_FIXED })).toEqual([]);
});

it('holds for packages like for every module with a period', () => {
  const packages = registry.get('bundle-event-package-setting');
  const previous = { package_id: 1, status: 'active', timeslot: limited(RUNNING) };
  const data = { ...previous, timeslot: limited(NEXT) };
  expect(validateFields(packages, data, { previous, now: NOW, fixed: HELD })).toContainEqual({
    path: 'timeslot.periods.0.start_date',
    code: 'period_started',
    params: { start: RUNNING.start_date },
    severity: 'error',
  });
});
