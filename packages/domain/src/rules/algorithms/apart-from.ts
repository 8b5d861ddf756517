import type { Period } from '../../core/period.ts';
import { valueAt } from '../../record/path-value.ts';
import { isOff } from '../is-off.ts';
import type { ModuleRecord, ModuleRule } from '../rule-logic.ts';
import { firstMet, spansOf } from '../timeslots.ts';

/** Records of two modules are never open at one time. Of those that a record meets the first is told. */
export const apartFrom: ModuleRule<'apart_from'> = {
  level: 'module',
  paths: ({ field }) => [field],
  names: ({ module, at }) => ({ others: [{ module, fields: [at] }] }),
  check({ field, module: other, at }, records, add, { readRecords }) {
    if (readRecords === undefined) return;
    const taken = [...readRecords(other)].flatMap((record) => openTimes(record, at));
    for (const record of records) {
      const met = firstMet(openTimes(record, field), taken);
      if (met !== undefined)
        add(record.recordId, field, 'period_overlap', { start: met.start, end: met.end });
    }
  },
};

/** What is switched off is never open. */
const openTimes = ({ data }: ModuleRecord, field: string): readonly Period[] =>
  isOff(data) ? [] : spansOf(valueAt(data, field));
