import { canonicalJson } from '../../record/canonical.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { isOff } from '../is-off.ts';
import { holdersOf, keysOf, pathIn, type CombinationLogic } from './combination-logic.ts';

/** A combination of values is in some records at most. Each record that is one too many is told. */
export const inAtMost: CombinationLogic<'in_at_most'> = {
  checkModule(rule, records, add, { module, findRecord }) {
    const counts = new Map<string, number>();
    const keys = keysOf(rule.fields);
    for (const { recordId, data } of records.filter((record) => !isOff(record.data))) {
      const own = new Map<string, string>();
      for (const holder of holdersOf(rule, data, { module, isProtected: false, findRecord })) {
        const values = keys.map((key) => holder.values[key] ?? null);
        if (!values.some(isBlank)) own.set(canonicalJson(values), pathIn(holder, keys.at(-1) ?? ''));
      }
      for (const [name, path] of own) {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        if (count > rule.records) add(recordId, path, 'in_too_many_records', { max: rule.records });
      }
    }
  },
};
