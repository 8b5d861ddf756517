import { fieldAtPath } from '../core/field-at-path.ts';
import { joinPath } from '../core/issue.ts';
import { plainText } from '../core/json.ts';
import { isOneOf } from '../fields/validate-object.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { ReferenceRule } from './rule-logic.ts';

/** A list of rows names a record once, unless the record allows more. */
export const onceUnless: ReferenceRule<'once_unless'> = {
  level: 'reference',
  paths: ({ rows, ref }) => [inRows(rows, ref)],
  names: (rule) => ({
    targets: [{ reference: inRows(rule.rows, rule.ref), fields: [rule.target], values: rule.in }],
  }),
  check(rule, data, add, module, findRecord) {
    const reference = fieldAtPath(module, inRows(rule.rows, rule.ref));
    if (reference?.kind !== 'reference') return;
    for (const { rows } of listsAt(data, rule.rows)) {
      const seen = new Set<string>();
      for (const { values, path } of rows) {
        const id = plainText(values[rule.ref]);
        const isRepeated = id !== '' && seen.has(id);
        seen.add(id);
        if (isRepeated && !isOneOf(findRecord(reference.to, id)?.[rule.target], rule.in)) {
          add(joinPath(path, rule.ref), 'duplicate', { value: id });
        }
      }
    }
  },
};
