import { fieldAtPath } from '../../core/field-at-path.ts';
import type { Issue } from '../../core/issue.ts';
import { numberOf, type JsonObject } from '../../core/json.ts';
import type { RowsInRange } from '../../core/measure-parameters.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { inRows } from '../row-paths.ts';

type RowsAt = { readonly rows: readonly JsonObject[]; readonly at: Issue['params'] };

/**
 * The rows for each number of their ranges. Only numbers at which a row begins, or the one before it has
 * ended, are looked at: between them nothing changes. A list without rows has none.
 */
export function rowsInRange(
  rows: readonly JsonObject[],
  { rows: list, from, to }: RowsInRange,
  module: ResolvedModule,
): readonly RowsAt[] {
  const field = fieldAtPath(module, inRows(list, from));
  if (rows.length === 0 || field?.kind !== 'integer') return [];
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  const ranges = rows.map((row) => ({
    row,
    first: numberOf(row[from], min),
    last: numberOf(row[to], max),
  }));
  const starts = new Set([min, ...ranges.flatMap(({ first, last }) => [first, last + 1])]);
  return [...starts]
    .filter((number) => number >= min && number <= max)
    .sort((left, right) => left - right)
    .map((number) => ({
      rows: ranges.filter(({ first, last }) => first <= number && number <= last).map(({ row }) => row),
      at: { field: inRows(list, from), at: number },
    }));
}
