import { plainText, type JsonValue } from '../core/json.ts';
import { fieldsAt, inRows } from './row-paths.ts';
import type { ModuleRecord } from './rule-logic.ts';

/** One record naming another of its module. */
export type Link = { readonly to: string; readonly path: string };

/** The records that each record names in a field (of rows, when given), by record id. */
export function linksOf(
  records: readonly ModuleRecord[],
  rule: { readonly field: string; readonly rows?: string },
): ReadonlyMap<string, readonly Link[]> {
  const path = inRows(rule.rows ?? '', rule.field);
  return new Map(
    records.map(({ recordId, data }) => [
      recordId,
      fieldsAt(data, path).flatMap(({ values, key, fieldPath }) =>
        targets(values[key]).map((to) => ({ to, path: fieldPath })),
      ),
    ]),
  );
}

function targets(value: JsonValue | undefined): readonly string[] {
  const entries: readonly (JsonValue | undefined)[] = Array.isArray(value) ? value : [value];
  return entries.filter((entry) => entry !== undefined && entry !== null && entry !== '').map(plainText);
}
