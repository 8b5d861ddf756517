import { fieldsAt } from '../row-paths.ts';
import { isOff } from '../is-off.ts';
import type { ModuleRecord, ModuleRule } from '../rule-logic.ts';

/** Two tables end at the same number: what the last row of one allows is what some row of the other reaches. */
export const sameLargest: ModuleRule<'same_largest'> = {
  level: 'module',
  paths: ({ field }) => [field],
  names: ({ module, at }) => ({ others: [{ module, fields: [at] }] }),
  check({ field, module: other, at }, records, add, { readRecords }) {
    if (readRecords === undefined) return;
    const wanted = largestOf([...readRecords(other)], at);
    const own = largestOf(records, field);
    // A table without rows ends nowhere.
    if (wanted === null || own === null || own.value === wanted.value) return;
    add(own.recordId, field, 'same_as', { value: wanted.value });
  },
};

type Largest = { readonly recordId: string; readonly value: number };

/** The record with the largest number in a field; null: none has one. What is switched off does not count. */
function largestOf(records: readonly ModuleRecord[], path: string): Largest | null {
  const numbers = records
    .filter(({ data }) => !isOff(data))
    .flatMap(({ recordId, data }) =>
      fieldsAt(data, path).flatMap(({ values, key }) => {
        const value = values[key];
        return typeof value === 'number' ? [{ recordId, value }] : [];
      }),
    );
  return numbers.reduce<Largest | null>(
    (most, each) => (most === null || each.value > most.value ? each : most),
    null,
  );
}
