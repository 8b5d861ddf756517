import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { FieldChange } from '@quartermaster/domain/diff/diff-records';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { canonicalJson } from '@quartermaster/domain/record/canonical';

/**
 * What saving would change. A difference of records passes over rows that only moved; the person
 * who moved them wants the new order saved, so it counts here.
 */
export function recordChanges(
  module: ResolvedModule,
  base: RecordData,
  values: RecordData,
): readonly FieldChange[] {
  const changes = diffRecords(module, base, values);
  const known = new Set(changes.map(({ path }) => path.split('.', 1)[0]));
  const moved = module.fields.flatMap(({ key, kind }): readonly FieldChange[] => {
    const [before, after] = [base[key] ?? null, values[key] ?? null];
    if (kind !== 'rows' || known.has(key) || canonicalJson(before) === canonicalJson(after)) return [];
    return isSameOrder(before, after) ? [] : [{ path: key, before, after }];
  });
  return [...changes, ...moved];
}

function isSameOrder(before: unknown, after: unknown): boolean {
  return (Array.isArray(before) ? before.length : 0) === 0 && (Array.isArray(after) ? after.length : 0) === 0;
}
