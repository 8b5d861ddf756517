import { linksOf } from './links.ts';
import type { ModuleRule } from '../rule-logic.ts';

/** No two records name each other. Each pair is reported once, at the record that comes second. */
export const noMutualReference: ModuleRule<'no_mutual_reference'> = {
  level: 'module',
  paths: ({ field }) => [field],
  check(rule, records, add) {
    const links = linksOf(records, rule);
    const seen = new Set<string>();
    for (const [recordId, targets] of links) {
      for (const { to, path } of targets) {
        if (seen.has(to) && links.get(to)?.some((back) => back.to === recordId) === true)
          add(recordId, path, 'mutual', { record: to });
      }
      seen.add(recordId);
    }
  },
};
