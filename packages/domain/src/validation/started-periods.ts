import { formatDateTime } from '../core/date-time.ts';
import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';

type Period = { readonly start: string; readonly end: string };

/**
 * Adds every period that is running and would have another start. Players have seen an active record
 * open; what is not active may move, and so may a record that has no periods any more.
 */
export function checkStartedPeriods(
  module: ResolvedModule,
  data: RecordData,
  previous: RecordData,
  now: Date,
  add: AddIssue,
): void {
  if (previous['status'] !== 'active') return;
  for (const { key } of module.fields.filter(({ kind }) => kind === 'timeslot')) {
    const periods = periodsOf(data[key]);
    if (periods.length === 0) continue;
    periodsOf(previous[key]).forEach(({ start, end }, index) => {
      // Instants are written alike, so their texts compare.
      const isRunning = start <= formatDateTime(now) && formatDateTime(now) < end;
      if (!isRunning || periods.some((period) => period.start === start)) return;
      const list = joinPath(key, 'periods');
      const place = index < periods.length ? joinPath(joinPath(list, index), 'start_date') : list;
      add(place, 'period_started', { start });
    });
  }
}

function periodsOf(timeslot: JsonValue | undefined): readonly Period[] {
  const periods: JsonValue | undefined = isJsonObject(timeslot) ? timeslot['periods'] : undefined;
  if (!Array.isArray(periods)) return [];
  return periods.map((period: JsonValue) => {
    const { start_date: start, end_date: end } = isJsonObject(period) ? period : {};
    return { start: typeof start === 'string' ? start : '', end: typeof end === 'string' ? end : '' };
  });
}
