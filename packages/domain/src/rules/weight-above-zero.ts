import { inRows, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** The weights of some rows sum to more than 0. */
export const weightAboveZero: RecordRule<'weight_above_zero'> = {
  level: 'record',
  paths: ({ rows, weight, field }) => [inRows(rows, weight), inRows(rows, field)],
  names: (rule) => ({ values: [[inRows(rule.rows, rule.field), rule.in]] }),
  check(rule, data, add) {
    for (const { rows, path } of listsAt(data, rule.rows)) {
      const weighed = rows.filter((row) => rule.in.includes(row.values[rule.field] ?? null));
      const sum = weighed.reduce(
        (total, { values }) =>
          total + (typeof values[rule.weight] === 'number' ? Number(values[rule.weight]) : 0),
        0,
      );
      if (sum <= 0) add(path, 'weights_zero');
    }
  },
};
