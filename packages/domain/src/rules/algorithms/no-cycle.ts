import { linksOf, type Link } from './links.ts';
import type { ModuleRule } from '../rule-logic.ts';

type Step = { readonly recordId: string; next: number };

/** References never lead back to where they began. Each way back is reported at the record that closes it. */
export const noCycle: ModuleRule<'no_cycle'> = {
  level: 'module',
  paths: ({ field, under, from }) => [field, ...[under, from].filter((path) => path !== undefined)],
  check(rule, records, add) {
    const links = linksOf(records, rule);
    const done = new Set<string>();
    for (const recordId of links.keys()) {
      findCycles(recordId, links, done, (link) =>
        add(link.recordId, link.path, 'cycle', { record: link.to }),
      );
    }
  },
};

/** Depth first without recursion: chains may be as long as a module. */
function findCycles(
  start: string,
  links: ReadonlyMap<string, readonly Link[]>,
  done: Set<string>,
  onCycle: (link: Link) => void,
): void {
  const open = new Set<string>();
  const steps: Step[] = done.has(start) ? [] : [{ recordId: start, next: 0 }];
  for (let step = steps.at(-1); step !== undefined; step = steps.at(-1)) {
    open.add(step.recordId);
    const link = links.get(step.recordId)?.[step.next];
    step.next += 1;
    if (link === undefined) {
      open.delete(step.recordId);
      done.add(step.recordId);
      steps.pop();
    } else if (open.has(link.to)) onCycle(link);
    else if (!done.has(link.to)) steps.push({ recordId: link.to, next: 0 });
  }
}
