import { fieldAtPath } from '../../core/field-at-path.ts';
import { plainText, type JsonObject } from '../../core/json.ts';
import { canonicalJson } from '../../record/canonical.ts';
import { groupsBy } from '../groups.ts';
import { valueAt } from '../../record/path-value.ts';
import { rowsAt } from '../row-paths.ts';
import { holdersOf, keysOf, type CombinationLogic } from './combination-logic.ts';

/** Rows of one sort are among those of another sort. */
export const alsoIn: CombinationLogic<'also_in'> = {
  checkRecord(rule, data, add, around) {
    const keys = keysOf(rule.fields);
    const { fields, where } = rule;
    const [field = ''] = keysOf([where.field]);
    const known = new Set(
      holdersOf({ fields, when: where }, data, around).map(({ values }) => nameOf(values, keys)),
    );
    for (const { values, path } of holdersOf(rule, data, around)) {
      if (!known.has(nameOf(values, keys))) add(path, 'must_be_in', { field, value: where.in[0] ?? null });
    }
  },
};

/** The records about another record are those that its rows list. */
export const sameRows: CombinationLogic<'same_rows'> = {
  checkModule({ fields, along, as }, records, add, { module, findRecord }) {
    const reference = fieldAtPath(module, as.of);
    if (reference?.kind !== 'reference' || findRecord === undefined) return;
    const [key = as.of] = fields;
    for (const group of groupsBy(records, along.groupBy, ({ data }) => data)) {
      const named = findRecord(reference.to, plainText(valueAt(group[0]?.data ?? {}, as.of)));
      if (named === undefined) continue;
      const wanted = new Map(
        rowsAt(named, as.field).map(({ values }) => [nameOf(values, fields), valueAt(values, key) ?? null]),
      );
      for (const { recordId, data } of group) {
        if (!wanted.delete(nameOf(data, fields)))
          add(recordId, key, 'must_be_in', { field: as.of, value: valueAt(data, as.of) ?? null });
      }
      for (const value of wanted.values())
        add(group[0]?.recordId ?? '', key, 'must_include', { field: key, value });
    }
  },
};

function nameOf(values: JsonObject, keys: readonly string[]): string {
  return canonicalJson(keys.map((key) => valueAt(values, key) ?? null));
}
