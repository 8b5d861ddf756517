import { plainText } from '../../core/json.ts';
import { childRecordId } from '../../record/identity.ts';
import { idsIn } from '../../record/ids-in.ts';
import { valueAt } from '../../record/path-value.ts';
import { fieldsAt } from '../row-paths.ts';
import type { ModuleRecord } from '../rule-logic.ts';

/** One record naming another; `recordId` is the one that does. */
export type Link = { readonly to: string; readonly path: string; readonly recordId: string };

type Naming = { readonly field: string; readonly under?: string; readonly from?: string };

/**
 * What each record names in a field, by record id. `under`: by numbers under the same parent. `from`: by
 * what this field of the record names, where several records may say what leads on from there.
 */
export function linksOf(
  records: readonly ModuleRecord[],
  { field, under, from }: Naming,
): ReadonlyMap<string, readonly Link[]> {
  const links = new Map<string, readonly Link[]>();
  for (const { recordId, data } of records) {
    const named = (value: string): string =>
      under === undefined ? value : childRecordId(plainText(valueAt(data, under)), value);
    const start = from === undefined ? recordId : named(plainText(valueAt(data, from)));
    const own = fieldsAt(data, field).flatMap(({ values, key, fieldPath }) =>
      idsIn(values[key]).map((to) => ({ to: named(to), path: fieldPath, recordId })),
    );
    links.set(start, [...(links.get(start) ?? []), ...own]);
  }
  return links;
}
