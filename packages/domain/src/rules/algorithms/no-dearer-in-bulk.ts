import { valueAt } from '../../record/path-value.ts';
import { assetsOf } from '../assets.ts';
import type { RecordRule } from '../rule-logic.ts';

/** Several at once are no dearer than one by one. Only equal assets are compared. */
export const noDearerInBulk: RecordRule<'no_dearer_in_bulk'> = {
  level: 'record',
  paths: ({ one, many }) => [many, one],
  check({ one, many, times }, data, add) {
    const single = new Map(assetsOf(valueAt(data, one)).map(({ name, amount }) => [name, amount]));
    assetsOf(valueAt(data, many)).forEach(({ name, amount }, index) => {
      const than = (single.get(name) ?? Infinity) * times;
      if (amount > than) add(`${many}.${index}.amount`, 'dearer_in_bulk', { than });
    });
  },
};
