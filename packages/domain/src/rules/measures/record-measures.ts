import { numberOf, plainText, type JsonValue, type RecordData } from '../../core/json.ts';
import type { CountedRecords, RecordsInRange } from '../../core/measure-parameters.ts';
import type { MeasureDemand } from '../../core/rule.ts';
import type { Period } from '../../core/period.ts';
import { holdsIn } from '../demands/conditions.ts';
import { sumOver } from '../demands/measuring.ts';
import { recordPlace, type Sight } from '../demands/sight.ts';
import { matchOf, resultOf } from '../demands/subjects.ts';
import { groupsBy } from '../groups.ts';
import { isOff } from '../is-off.ts';
import { valueAt } from '../../record/path-value.ts';
import type { AddRecordIssue, ModuleRecord, ModuleRule } from '../rule-logic.ts';
import { firstMet, spansOf } from '../timeslots.ts';
import { namesOf, pathsOf, reportedAt, recordsOf, dependsOnOthers } from './measure-names.ts';
import { faultOfCount, faultOfSum, otherSide } from './measure-logic.ts';

/** Evaluates counts and sums over the records of a module: every group by itself. */
export const recordMeasureRule: ModuleRule<MeasureDemand> = {
  level: 'module',
  paths: pathsOf,
  names: namesOf,
  check(rule, records, add, { module, findRecord }) {
    const scope = recordsOf(rule);
    const addOnce = once(add);
    if (scope === null || records.length === 0 || (findRecord === undefined && dependsOnOthers(rule))) return;
    const emptyIsAll = 'emptyIsAll' in scope && scope.emptyIsAll === true;
    for (const group of groupsBy(records, scope.groupBy, ({ data }) => data, emptyIsAll)) {
      const place = recordPlace(group[0]?.data ?? {});
      const sight: Sight = { module, field: reportedAt(rule), place, isProtected: false, findRecord };
      if (matchOf(rule.when, sight) === null) continue;
      if ('from' in scope) checkRanges(rule, { group, scope }, sight, addOnce);
      else if (rule.is === 'at_most' && 'countOf' in rule && isOfEach(rule.different, scope))
        checkMost(rule, { group, scope, max: resultOf(rule.than, sight).value }, addOnce);
      else checkWhole(rule, group, sight, addOnce);
    }
  },
};

/** Whether each record is looked at, among those of its time: else different values are of the whole group. */
const isOfEach = (different: string | undefined, scope: CountedRecords): boolean =>
  different === undefined || scope.shownIn !== undefined;

/** A record that belongs to several groups hears of a problem once. */
function once(add: AddRecordIssue): AddRecordIssue {
  const known = new Set<string>();
  return (recordId, path, code, params) => {
    const name = `${recordId}\n${path}\n${code}`;
    if (!known.has(name)) add(recordId, path, code, params);
    known.add(name);
  };
}

type Group = {
  readonly group: readonly ModuleRecord[];
  readonly scope: CountedRecords;
  readonly max: JsonValue | undefined;
};

/** Each record that is one too many is told. Those that are switched off do not count. */
function checkMost(rule: MeasureDemand, { group, scope, max }: Group, add: AddRecordIssue): void {
  if (typeof max !== 'number') return;
  const kept: ModuleRecord[] = [];
  for (const record of group.filter(({ data }) => holdsIn(rule.where, data) && !isOff(data))) {
    const beside = kept.filter(({ data }) => overlaps(record.data, data, scope.shownIn));
    const different = 'different' in rule ? rule.different : undefined;
    if (mostAtOnce(beside, record.data, scope.shownIn, different) <= max) kept.push(record);
    else add(record.recordId, reportedAt(rule), 'too_many_records', { max });
  }
}

type Ranged = { readonly group: readonly ModuleRecord[]; readonly scope: RecordsInRange };

/** What is wrong with the records for a number is told at the last of them. */
function checkRanges(
  rule: MeasureDemand,
  { group, scope: { from, to, until } }: Ranged,
  sight: Sight,
  add: AddRecordIssue,
): void {
  const end = ({ data }: ModuleRecord): number => numberOf(valueAt(data, to), Number.MAX_SAFE_INTEGER);
  const starts = group.map(({ data }) => numberOf(valueAt(data, from), 0));
  const last = until === undefined ? 0 : numberOf(resultOf(until, sight).value, 0);
  const uncovered = [1, ...group.map((one) => end(one) + 1)].filter((number) => number <= last);
  for (const number of new Set([...starts, ...uncovered])) {
    const there = group.filter((one) => numberOf(valueAt(one.data, from), 0) <= number && number <= end(one));
    checkWhole(rule, there, sight, add, group.at(-1));
  }
}

/** What is wrong with a whole group is told at its last record; with none, at the one beside it. */
function checkWhole(
  rule: MeasureDemand,
  group: readonly ModuleRecord[],
  sight: Sight,
  add: AddRecordIssue,
  beside?: ModuleRecord,
): void {
  const other = resultOf(otherSide(rule), sight);
  const records = group.map(({ data }) => data).filter((data) => holdsIn(rule.where, data));
  const fault =
    'sumOf' in rule
      ? faultOfSum(rule, rule.sumOf, sumOver(records, rule.sumOf), other)
      : faultOfCount(rule, differentIn(records, rule.different), other);
  const last = group.at(-1) ?? beside;
  if (fault !== null) add(last?.recordId ?? '', reportedAt(rule), fault.code, fault.params);
}

/** How many there are, or how many different values a field of them has. */
export function differentIn(rows: readonly RecordData[], field: string | undefined): number {
  if (field === undefined) return rows.length;
  return new Set(rows.map((row) => plainText(valueAt(row, field))).filter((value) => value !== '')).size;
}

const ALWAYS: Period = { start: '', end: '\uffff' };

/** The most records, this one included, that are shown at the same moment of its period. */
function mostAtOnce(
  beside: readonly ModuleRecord[],
  own: RecordData,
  timeslot: string | undefined,
  different: string | undefined,
): number {
  const others = beside.map(({ data }) => data);
  const count = (records: readonly RecordData[]): number => differentIn([own, ...records], different);
  if (timeslot === undefined) return count(others);
  const starts = [own, ...others].flatMap((data) => timesOf(data, timeslot).map(({ start }) => start));
  const counts = [...new Set(starts)]
    .filter((moment) => isShownAt(own, moment, timeslot))
    .map((moment) => count(others.filter((data) => isShownAt(data, moment, timeslot))));
  return Math.max(count([]), ...counts);
}

function overlaps(left: RecordData, right: RecordData, timeslot: string | undefined): boolean {
  if (timeslot === undefined) return true;
  return firstMet(timesOf(left, timeslot), timesOf(right, timeslot)) !== undefined;
}

function isShownAt(data: RecordData, moment: string, timeslot: string): boolean {
  return timesOf(data, timeslot).some(({ start, end }) => start <= moment && moment < end);
}

/** Hours and weekdays are not told apart: what is open now and then counts as open throughout. */
function timesOf(data: RecordData, timeslot: string): readonly Period[] {
  const spans = spansOf(valueAt(data, timeslot));
  return spans.length === 0 ? [ALWAYS] : spans;
}
