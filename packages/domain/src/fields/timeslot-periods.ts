import { joinPath } from '../core/issue.ts';
import type { JsonValue } from '../core/json.ts';
import { DATE_TIME_FORMAT, isDateTime } from './date-format.ts';
import type { AddIssue } from './field-kind-logic.ts';
import { checkedObject, isAbsent } from './typed-object.ts';

const KEYS: ReadonlySet<string> = new Set(['start_date', 'end_date']);

type Period = { readonly index: number; readonly start: string; readonly end: string };

/** Adds what is wrong with a timeslot's periods: formats, ends before starts, overlaps. */
export function checkPeriods(
  value: JsonValue | undefined,
  rules: { readonly isNeeded: boolean; readonly max: number },
  path: string,
  add: AddIssue,
): void {
  if (isAbsent(value) || (Array.isArray(value) && value.length === 0)) {
    if (rules.isNeeded) add(path, 'period_required');
    return;
  }
  if (!Array.isArray(value)) return add(path, 'wrong_type', { expected: 'list' });
  if (value.length > rules.max) add(path, 'too_many', { max: rules.max });
  const periods = value.flatMap((entry: JsonValue, index) =>
    readPeriod(entry, index, joinPath(path, index), add),
  );
  checkOverlaps(periods, path, add);
}

function readPeriod(value: JsonValue, index: number, path: string, add: AddIssue): Period[] {
  const period = checkedObject(value, KEYS, path, add);
  if (period === null) return [];
  const start = readInstant(period['start_date'], joinPath(path, 'start_date'), add);
  const end = readInstant(period['end_date'], joinPath(path, 'end_date'), add);
  if (start === null || end === null) return [];
  if (end < start) {
    add(joinPath(path, 'end_date'), 'end_before_start', { start });
    return [];
  }
  if (end === start) add(joinPath(path, 'end_date'), 'period_empty', {}, 'warning');
  return [{ index, start, end }];
}

function readInstant(value: JsonValue | undefined, path: string, add: AddIssue): string | null {
  if (isAbsent(value)) add(path, 'required');
  else if (typeof value === 'string' && isDateTime(value)) return value;
  else add(path, 'date_format', { format: DATE_TIME_FORMAT });
  return null;
}

/** Starts are inclusive and ends exclusive, so periods may touch. */
function checkOverlaps(periods: readonly Period[], path: string, add: AddIssue): void {
  const ordered = [...periods].sort((left, right) =>
    left.start < right.start ? -1 : left.start > right.start ? 1 : left.index - right.index,
  );
  let before: Period | undefined;
  for (const period of ordered) {
    const isIdentical = before !== undefined && before.start === period.start && before.end === period.end;
    if (before !== undefined && (isIdentical || period.start < before.end)) {
      add(joinPath(path, period.index), 'period_overlap', { start: before.start, end: before.end });
    }
    if (before === undefined || period.end > before.end) before = period;
  }
}
