import { issue, type Issue } from '@quartermaster/domain/core/issue';
import { withValue } from '@quartermaster/domain/record/path-value';
import type { FixedFields } from '../../api/fixed-fields.ts';
import type { SheetColumn, SheetRow } from './sheet-model.ts';

/** The fields of records that cannot change now, by record. */
export type SheetLocks = ReadonlyMap<string, FixedFields>;

export const NO_LOCKS: SheetLocks = new Map();

/** Why a cell takes no input, as a save would say it; null: it does. */
export function lockOf(locks: SheetLocks, row: SheetRow, { field: { key } }: SheetColumn): Issue | null {
  const lock = row.stored === null ? undefined : locks.get(row.stored.recordId);
  if (lock === undefined || !lock.fields.includes(key)) return null;
  if (lock.heldBy === 'use') return issue(key, 'fixed', { field: key });
  return issue(key, 'period_locked', { field: key, ...(lock.until === null ? {} : { until: lock.until }) });
}

/** Rows after an edit with locked cells as they were, and how many those are. */
export function withoutLocked(
  locks: SheetLocks,
  columns: readonly SheetColumn[],
  before: readonly SheetRow[],
  after: readonly SheetRow[],
): { readonly rows: readonly SheetRow[]; readonly skipped: number } {
  if (locks.size === 0) return { rows: after, skipped: 0 };
  const known = new Map(before.map((row) => [row.key, row]));
  let skipped = 0;
  const rows = after.map((row) => {
    const old = known.get(row.key);
    if (old === undefined || old === row) return row;
    const cells = columns.filter(
      (column) => isTyped(old, row, column) && lockOf(locks, row, column) !== null,
    );
    skipped += cells.length;
    return cells.reduce((kept, column) => withCellOf(kept, old, column), row);
  });
  return { rows, skipped };
}

function isTyped(old: SheetRow, row: SheetRow, { name, field: { key }, print }: SheetColumn): boolean {
  return old.refused[name] !== row.refused[name] || print(old.data[key]) !== print(row.data[key]);
}

function withCellOf(row: SheetRow, old: SheetRow, { name, field: { key } }: SheetColumn): SheetRow {
  const { [name]: _text, ...refused } = row.refused;
  const text = old.refused[name];
  return {
    ...row,
    data: withValue(row.data, key, old.data[key]),
    refused: text === undefined ? refused : { ...refused, [name]: text },
  };
}
