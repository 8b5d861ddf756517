import { isBlank } from '../../fields/field-kind-logic.ts';
import { holdersOf, keysOf, pathIn, type CombinationLogic } from './combination-logic.ts';

/** One of the fields is filled, and no other. */
export const exactlyOne: CombinationLogic<'exactly_one'> = {
  checkRecord(rule, data, add, around) {
    const fields = keysOf(rule.fields);
    for (const { values, path } of holdersOf(rule, data, around)) {
      if (fields.filter((field) => !isBlank(values[field])).length !== 1)
        add(path, 'exactly_one', { fields });
    }
  },
};

/** One of the fields is filled, or several are. */
export const atLeastOne: CombinationLogic<'at_least_one'> = {
  checkRecord(rule, data, add, around) {
    const fields = keysOf(rule.fields);
    for (const { values, path } of holdersOf(rule, data, around)) {
      if (fields.every((field) => isBlank(values[field]))) add(path, 'at_least_one', { fields });
    }
  },
};

/** What is missing is told where it is missing. */
export const allOrNone: CombinationLogic<'all_or_none'> = {
  checkRecord(rule, data, add, around) {
    const fields = keysOf(rule.fields);
    for (const holder of holdersOf(rule, data, around)) {
      const missing = fields.filter((field) => isBlank(holder.values[field]));
      if (missing.length === fields.length) continue;
      for (const field of missing) add(pathIn(holder, field), 'required');
    }
  },
};
