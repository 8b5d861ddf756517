import { plainText } from '../core/json.ts';
import { groupRecords, orderRecords } from './groups.ts';
import type { ModuleRule } from './rule-logic.ts';

/** The steps towards a record that a reference names begin at a number and end before another, without a gap. */
export const stepsCover: ModuleRule<'steps_cover'> = {
  level: 'module',
  paths: ({ field, reference }) => [field, reference],
  names: ({ reference, from, until }) => ({
    targets: [{ reference, fields: [until, ...(typeof from === 'string' ? [from] : [])] }],
  }),
  check(rule, records, add, module, findRecord) {
    const reference = module.fieldByKey.get(rule.reference);
    if (reference?.kind !== 'reference' || findRecord === undefined) return;
    for (const group of groupRecords(records, rule.reference)) {
      const named = findRecord(reference.to, plainText(group[0]?.data[rule.reference]));
      const from = typeof rule.from === 'number' ? rule.from : named?.[rule.from];
      const until = named?.[rule.until];
      if (typeof from !== 'number' || typeof until !== 'number') continue;
      let expected = from;
      const steps = orderRecords(group, rule.field);
      for (const { recordId, data } of steps) {
        const step = Number(data[rule.field]);
        if (step >= until) add(recordId, rule.field, 'less', { than: until });
        else if (step !== expected) add(recordId, rule.field, 'not_contiguous', { expected });
        expected = step + 1;
      }
      const last = steps.at(-1);
      if (last !== undefined && expected < until)
        add(last.recordId, rule.field, 'not_contiguous', { expected });
    }
  },
};
