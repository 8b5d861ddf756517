import { plainText, type JsonObject } from '../core/json.ts';
import { canonicalJson } from '../record/canonical.ts';
import { groupRecords } from './groups.ts';
import { rowsAt } from './row-paths.ts';
import type { ModuleRule } from './rule-logic.ts';

/** The records about another record are those that its rows list: none more, none missing. */
export const matchesRowsOf: ModuleRule<'matches_rows_of'> = {
  level: 'module',
  paths: ({ reference, fields }) => [reference, ...fields],
  names: ({ reference, rows, fields }) => ({
    targets: [{ reference, fields: fields.map((field) => `${rows}.${field}`) }],
  }),
  check({ reference, rows, fields }, records, add, module, findRecord) {
    const field = module.fieldByKey.get(reference);
    if (field?.kind !== 'reference' || findRecord === undefined) return;
    const nameOf = (values: JsonObject): string => canonicalJson(fields.map((key) => values[key] ?? null));
    const [key = reference] = fields;
    for (const group of groupRecords(records, reference)) {
      const named = findRecord(field.to, plainText(group[0]?.data[reference]));
      if (named === undefined) continue;
      const wanted = new Map(rowsAt(named, rows).map(({ values }) => [nameOf(values), values[key] ?? null]));
      for (const { recordId, data } of group) {
        if (!wanted.delete(nameOf(data)))
          add(recordId, key, 'must_be_in', { field: reference, value: data[reference] ?? null });
      }
      const [first] = group;
      for (const value of wanted.values())
        add(first?.recordId ?? '', key, 'must_include', { field: key, value });
    }
  },
};
