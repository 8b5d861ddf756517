import { formatDateTime } from '../core/date-time.ts';
import { joinPath } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { periodsOf, type Period } from '../core/period.ts';
import { timeslotFields } from '../core/timeslot-fields.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';

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
  const at = formatDateTime(now);
  for (const { key } of timeslotFields(module)) {
    const periods = periodsOf(data[key]);
    if (periods.length === 0) continue;
    periodsOf(previous[key]).forEach(({ start, end }, index) => {
      if (!isRunning({ start, end }, at) || periods.some((period) => period.start === start)) return;
      const list = joinPath(key, 'periods');
      const place = index < periods.length ? joinPath(joinPath(list, index), 'start_date') : list;
      add(place, 'period_started', { start });
    });
  }
}

// Instants are written alike, so their texts compare.
const isRunning = ({ start, end }: Period, at: string): boolean => start <= at && at < end;

/** The end of the last period that runs of an active record, whose start is held; null: none runs. */
export function startedUntil(module: ResolvedModule, data: RecordData, now: Date): string | null {
  if (data['status'] !== 'active') return null;
  const at = formatDateTime(now);
  const ends = timeslotFields(module)
    .flatMap(({ key }) => periodsOf(data[key]))
    .filter((period) => isRunning(period, at))
    .map(({ end }) => end);
  return ends.toSorted().at(-1) ?? null;
}
