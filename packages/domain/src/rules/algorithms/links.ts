import { plainText, type JsonValue } from '../../core/json.ts';
import { childRecordId } from '../../record/identity.ts';
import { valueAt } from '../../record/path-value.ts';
import { fieldsAt } from '../row-paths.ts';
import type { ModuleRecord } from '../rule-logic.ts';

/** One record naming another of its module. */
export type Link = { readonly to: string; readonly path: string };

/** The records that each record names in a field, by record id. `under`: by their number under the same parent. */
export function linksOf(
  records: readonly ModuleRecord[],
  { field, under }: { readonly field: string; readonly under?: string },
): ReadonlyMap<string, readonly Link[]> {
  return new Map(
    records.map(({ recordId, data }) => [
      recordId,
      fieldsAt(data, field).flatMap(({ values, key, fieldPath }) =>
        targets(values[key]).map((to) => ({
          to: under === undefined ? to : childRecordId(plainText(valueAt(data, under)), to),
          path: fieldPath,
        })),
      ),
    ]),
  );
}

function targets(value: JsonValue | undefined): readonly string[] {
  const entries: readonly (JsonValue | undefined)[] = Array.isArray(value) ? value : [value];
  return entries.filter((entry) => entry !== undefined && entry !== null && entry !== '').map(plainText);
}
