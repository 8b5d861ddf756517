import { isJsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import { groupRecords } from './groups.ts';
import { isOff } from './is-off.ts';
import type { ModuleRecord, ModuleRule } from './rule-logic.ts';

type Span = readonly [start: string, end: string];

const ALWAYS: Span = ['', '\uffff'];

/** Only some records of a group may have a value; where timeslots are compared, only some at one time. */
export const atMostWith: ModuleRule<'at_most_with'> = {
  level: 'module',
  paths: ({ field, groupBy, timeslot }) => [field, ...[groupBy, timeslot].filter((key) => key !== undefined)],
  names: ({ field, value }) => ({ values: [[field, [value]]] }),
  check(rule, records, add) {
    const counted = records.filter(({ data }) => data[rule.field] === rule.value && !isOff(data));
    for (const group of groupRecords(counted, rule.groupBy)) {
      const kept: ModuleRecord[] = [];
      for (const record of group) {
        const beside = kept.filter(({ data }) => overlaps(record.data, data, rule.timeslot));
        if (mostAtOnce(beside, record.data, rule.timeslot) < rule.max) kept.push(record);
        else add(record.recordId, rule.field, 'too_many_records', { max: rule.max });
      }
    }
  },
};

/** How many of some records are shown at one moment of a record's own time, at most. */
function mostAtOnce(beside: readonly ModuleRecord[], own: RecordData, timeslot: string | undefined): number {
  if (timeslot === undefined) return beside.length;
  const starts = [own, ...beside.map(({ data }) => data)].flatMap((data) =>
    spansOf(data[timeslot]).map(([start]) => start),
  );
  const counts = starts
    .filter((moment) => isShownAt(own, moment, timeslot))
    .map((moment) => beside.filter(({ data }) => isShownAt(data, moment, timeslot)).length);
  return Math.max(0, ...counts);
}

function overlaps(left: RecordData, right: RecordData, timeslot: string | undefined): boolean {
  if (timeslot === undefined) return true;
  return spansOf(left[timeslot]).some(([from, until]) =>
    spansOf(right[timeslot]).some(([start, end]) => from < end && start < until),
  );
}

function isShownAt(data: RecordData, moment: string, timeslot: string): boolean {
  return spansOf(data[timeslot]).some(([start, end]) => start <= moment && moment < end);
}

/** Hours and weekdays are not told apart: what is open now and then counts as open throughout. */
function spansOf(slot: JsonValue | undefined): readonly Span[] {
  const periods = isJsonObject(slot) && Array.isArray(slot['periods']) ? slot['periods'] : [];
  const spans = periods.flatMap((period: JsonValue): Span[] => {
    const [start, end] = isJsonObject(period) ? [period['start_date'], period['end_date']] : [];
    return typeof start === 'string' && typeof end === 'string' ? [[start, end]] : [];
  });
  return spans.length === 0 ? [ALWAYS] : spans;
}
