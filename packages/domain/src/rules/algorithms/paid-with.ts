import { fieldAtPath } from '../../core/field-at-path.ts';
import { isJsonObject, plainText, type JsonObject } from '../../core/json.ts';
import { fieldsAt, rowsAt } from '../row-paths.ts';
import type { ReferenceRule } from '../rule-logic.ts';

/** What records cost is paid in one of the assets that this one lists. Each asset is told once. */
export const paidWith: ReferenceRule<'paid_with'> = {
  level: 'reference',
  paths: ({ of, rows, kind, target }) => [of, `${rows}.${kind}`, `${rows}.${target}`],
  names: ({ of, costs }) => ({ targets: [{ reference: of, fields: [costs] }] }),
  check({ of, costs, rows, kind, target }, data, add, { module, findRecord }) {
    const field = fieldAtPath(module, of);
    if (field?.kind !== 'reference') return;
    const listed = new Set(rowsAt(data, rows).map(({ values }) => assetName(values, kind, target)));
    for (const { values, key, fieldPath } of fieldsAt(data, of)) {
      const named = findRecord(field.to, plainText(values[key]));
      const missing = new Map(
        fieldsAt(named ?? {}, costs)
          .flatMap((place) => place.values[place.key] ?? [])
          .filter(isJsonObject)
          .map((row) => [assetName(row, 'asset_kind', 'target_id'), row['asset_kind'] ?? null] as const)
          .filter(([name]) => !listed.has(name)),
      );
      for (const value of new Set(missing.values()))
        add(fieldPath, 'paid_otherwise', { value, field: `${rows}.${kind}` });
    }
  },
};

const assetName = (values: JsonObject, kind: string, target: string): string =>
  `${plainText(values[kind])} ${plainText(values[target])}`;
