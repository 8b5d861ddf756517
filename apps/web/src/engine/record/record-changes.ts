import type { RecordData } from '@quartermaster/domain/core/json';
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
  const changes = diffRecords(module, base, values);
  const known = new Set(changes.map(({ path }) => path.split('.', 1)[0]));
  const moved = module.fields.flatMap(({ key, rowFields }): readonly FieldChange[] => {
    const [before, after] = [base[key] ?? null, values[key] ?? null];
    if (rowFields.length === 0 || known.has(key) || before === after) return [];
    if (canonicalJson(before) === canonicalJson(after)) return [];
    return isBlank(before) && isBlank(after) ? [] : [{ path: key, before, after }];
  });
  return [...changes, ...moved];
}
