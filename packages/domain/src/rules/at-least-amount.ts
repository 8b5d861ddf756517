import { isJsonObject } from '../core/json.ts';
import { besides, fieldsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A number is at least the amount of the one reward or cost beside it. */
export const atLeastAmount: RecordRule<'at_least_amount'> = {
  level: 'record',
  paths: ({ field, assets }) => [field, assets],
  check(rule, data, add) {
    for (const place of fieldsAt(data, rule.field)) {
      const value = place.values[place.key];
      const assets = besides(data, place, rule.assets);
      const [first] = Array.isArray(assets) ? assets : [];
      const amount = isJsonObject(first) ? first['amount'] : undefined;
      if (typeof value === 'number' && typeof amount === 'number' && value < amount)
        add(place.fieldPath, 'greater_or_equal', { than: amount, than_field: rule.assets });
    }
  },
};
