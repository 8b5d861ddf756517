import { plainText, type JsonValue } from '../core/json.ts';
import { compareValues } from './comparing.ts';
import type { ModuleRecord } from './rule-logic.ts';

/** The records by the value of a field or several; all together when no field is given. */
export function groupRecords(
  records: readonly ModuleRecord[],
  field: string | readonly string[] | undefined,
): readonly (readonly ModuleRecord[])[] {
  if (field === undefined) return records.length === 0 ? [] : [records];
  const groups = new Map<string, ModuleRecord[]>();
  for (const record of records) {
    const name = [field]
      .flat()
      .map((key) => plainText(record.data[key]))
      .join('\n');
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [record]);
    else group.push(record);
  }
  return [...groups.values()];
}

/** The records of a group by a field, smallest first; records without it are left out. */
export function orderRecords(records: readonly ModuleRecord[], field: string): readonly ModuleRecord[] {
  return records
    .filter(({ data }) => isOrderable(data[field]))
    .sort((left, right) => compareValues(left.data[field], right.data[field]) ?? 0);
}

function isOrderable(value: JsonValue | undefined): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
