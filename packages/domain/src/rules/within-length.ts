import { characterCount } from '../fields/text-checks.ts';
import type { RecordRule } from './rule-logic.ts';

/** Texts are no longer than a number of the same record allows. */
export const withinLength: RecordRule<'within_length'> = {
  level: 'record',
  paths: ({ fields, limit }) => [...fields, limit],
  check(rule, data, add) {
    const max = data[rule.limit];
    if (typeof max !== 'number') return;
    for (const field of rule.fields) {
      const text = data[field];
      if (typeof text === 'string' && characterCount(text) > max) add(field, 'too_long', { max });
    }
  },
};
