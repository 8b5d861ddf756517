import type { ChildDemand } from '../core/rule.ts';
import { childRecordId } from '../record/identity.ts';
import { namesIn, pathsIn } from './demands/demand-names.ts';
import { holdsIn } from './demands/conditions.ts';
import type { ModuleRule } from './rule-logic.ts';

/** A record has a child of some number. That others follow is said by the rules of the children. */
export const childRule: ModuleRule<ChildDemand> = {
  level: 'module',
  paths: ({ when }) => pathsIn(when),
  names: ({ child, when }) => ({ ...namesIn(when), child }),
  check({ child, no, when }, records, add, { module, findRecord }) {
    if (findRecord === undefined) return;
    const place = module.identity[0] ?? '';
    for (const { recordId, data } of records) {
      const id = childRecordId(recordId, String(no));
      if (holdsIn(when, data) && findRecord(child, id) === undefined)
        add(recordId, place, 'reference_missing', { module: child, id });
    }
  },
};
