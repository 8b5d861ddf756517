import { isZeroOfNothing, type ReportColumn } from '@quartermaster/domain/reports/report-definitions';
import type { Report, ReportRow } from '../../api/reports.ts';

type Shown = Pick<Report, 'periods' | 'rows' | 'leftOut'>;

type LineValues = {
  readonly values: readonly (number | null)[];
  readonly before: readonly (number | null)[];
};

/**
 * The values of one column and subject over all periods of a report. A counted period without a row is zero, or
 * null (unknown) for a share. A period that was not counted, or whose rows were not sent, is null.
 */
export function lineValues(
  { periods, rows, leftOut }: Shown,
  own: readonly ReportRow[],
  column: Pick<ReportColumn, 'key' | 'kind'>,
  shown: number,
): LineValues {
  const byGroup = new Map(own.map((row) => [row.group, row]));
  const lastSent = leftOut > 0 ? (rows.at(-1)?.group ?? '') : null;
  const nothing = isZeroOfNothing(column) ? 0 : null;
  const values = periods.map(({ starts, isCounted }) => {
    const row = byGroup.get(starts);
    if (row !== undefined) return row.values[shown] ?? null;
    return isCounted && (lastSent === null || starts < lastSent) ? nothing : null;
  });
  const before = periods.map(({ starts, wasCounted }) => {
    const row = byGroup.get(starts);
    if (row === undefined) return null;
    return row.before === null ? (wasCounted ? nothing : null) : (row.before[shown] ?? null);
  });
  return { values, before };
}
