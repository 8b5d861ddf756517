import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { diffRecords, type FieldChange } from '@quartermaster/domain/diff/diff-records';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { canonicalJson } from '@quartermaster/domain/record/canonical';

/**
 * The changes that saving would make. The difference of records ignores moved rows; here they count,
 * because the person wants the new order saved.
 */
export function recordChanges(
  module: ResolvedModule,
  base: RecordData,
  values: RecordData,
): readonly FieldChange[] {
  const changes = movedOnce(diffRecords(module, base, values));
  const known = new Set(changes.map(({ path }) => path.split('.', 1)[0]));
  const moved = module.fields.flatMap(({ key, rowFields }): readonly FieldChange[] => {
    const [before, after] = [base[key] ?? null, values[key] ?? null];
    if (rowFields.length === 0 || known.has(key) || before === after) return [];
    if (canonicalJson(before) === canonicalJson(after)) return [];
    return isBlank(before) && isBlank(after) ? [] : [{ path: key, before, after }];
  });
  return [...changes, ...moved];
}

/** A row without a key that went elsewhere in its list is removed there and added here: that is one change. */
function movedOnce(changes: readonly FieldChange[]): readonly FieldChange[] {
  const added = new Map<string, number>();
  const count = (row: string, by: number) => added.set(row, (added.get(row) ?? 0) + by);
  for (const { path, before, after } of changes)
    if (before === null && WHOLE_ROW.test(path)) count(rowOf(path, after), 1);
  return changes.filter(({ path, before, after }) => {
    const row = rowOf(path, before);
    const isMoved = after === null && WHOLE_ROW.test(path) && (added.get(row) ?? 0) > 0;
    if (isMoved) count(row, -1);
    return !isMoved;
  });
}

const WHOLE_ROW = /\.\d+$/;

const rowOf = (path: string, row: JsonValue): string =>
  `${path.slice(0, path.lastIndexOf('.'))} ${canonicalJson(row)}`;
