import { placeholdersOf } from '../fields/placeholders.ts';
import type { RecordRule } from './rule-logic.ts';
import { textsOf } from './texts-of.ts';

/** Several text fields carry the same `{placeholders}`. The languages of one localized text are its kind's matter. */
export const samePlaceholders: RecordRule<'same_placeholders'> = {
  level: 'record',
  paths: ({ fields }) => fields,
  check(rule, data, add) {
    const filled = rule.fields.flatMap((field) =>
      textsOf(data[field])
        .slice(0, 1)
        .map((text) => ({ field, names: placeholdersOf(text).join(' ') })),
    );
    for (const { field, names } of filled.slice(1)) {
      if (names !== filled[0]?.names) add(field, 'placeholders_differ', { expected: filled[0]?.names ?? '' });
    }
  },
};
