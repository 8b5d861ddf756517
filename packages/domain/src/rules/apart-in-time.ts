import { plainText, type RecordData } from '../core/json.ts';
import { groupRecords } from './groups.ts';
import { isOff } from './is-off.ts';
import type { ModuleRecord, ModuleRule } from './rule-logic.ts';

/** Sorts behind every date. */
const FOREVER = '\uffff';

/** Records with the same combination of values are not in force at the same time. */
export const apartInTime: ModuleRule<'apart_in_time'> = {
  level: 'module',
  paths: ({ fields, from, until }) => [...fields, from, until],
  check({ fields, from, until }, records, add) {
    const startOf = ({ data }: ModuleRecord): string => plainText(data[from]);
    for (const group of groupRecords(
      records.filter(({ data }) => !isOff(data)),
      fields,
    )) {
      let longest: ModuleRecord | null = null;
      for (const record of group.toSorted((left, right) => (startOf(left) < startOf(right) ? -1 : 1))) {
        const end = longest === null ? '' : endOf(longest.data, until);
        if (longest !== null && startOf(record) < end)
          add(record.recordId, from, 'period_overlap', {
            start: startOf(longest),
            end: end === FOREVER ? '…' : end,
          });
        if (longest === null || endOf(record.data, until) > end) longest = record;
      }
    }
  },
};

function endOf(data: RecordData, until: string): string {
  const end = plainText(data[until]);
  return end === '' ? FOREVER : end;
}
