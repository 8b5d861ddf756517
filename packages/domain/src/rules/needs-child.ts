import { isOneOf } from '../fields/validate-object.ts';
import { childRecordId } from '../record/identity.ts';
import type { ModuleRule } from './rule-logic.ts';

/** A record in some state has a first child. That the others follow is said by the rules of the children. */
export const needsChild: ModuleRule<'needs_child'> = {
  level: 'module',
  paths: ({ when }) => [when],
  names: (rule) => ({ values: [[rule.when, rule.in]], child: rule.child }),
  check({ child, first, when, in: states }, records, add, module, findRecord) {
    if (findRecord === undefined) return;
    const place = module.identity[0] ?? '';
    for (const { recordId, data } of records) {
      const id = childRecordId(recordId, String(first));
      if (isOneOf(data[when], states) && findRecord(child, id) === undefined)
        add(recordId, place, 'reference_missing', { module: child, id });
    }
  },
};
