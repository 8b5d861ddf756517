import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonValue } from '../core/json.ts';
import { groupRecords, orderRecords } from './groups.ts';
import type { AddRecordIssue, ModuleRecord, ModuleRule } from './rule-logic.ts';

/** Within each group in order, a number (each figure of a stat block) never falls. */
export const notFalling: ModuleRule<'not_falling'> = {
  level: 'module',
  paths: ({ field, orderBy, groupBy, exclude }) => [
    field,
    orderBy,
    ...(groupBy === undefined ? [] : [groupBy].flat()),
    ...(exclude === undefined ? [] : [exclude.field]),
  ],
  names: ({ exclude }) => (exclude === undefined ? {} : { values: [[exclude.field, exclude.in]] }),
  check(rule, records, add) {
    const { exclude } = rule;
    const judged =
      exclude === undefined
        ? records
        : records.filter(({ data }) => !exclude.in.includes(data[exclude.field] ?? null));
    for (const group of groupRecords(judged, rule.groupBy)) {
      const ordered = orderRecords(group, rule.orderBy);
      checkGroup(rule.field, rule.ignoreLast === true ? ordered.slice(0, -1) : ordered, add);
    }
  },
};

function checkGroup(field: string, ordered: readonly ModuleRecord[], add: AddRecordIssue): void {
  const before = new Map<string, number>();
  for (const { recordId, data } of ordered) {
    for (const [path, value] of figuresOf(field, data[field])) {
      const than = before.get(path) ?? value;
      if (value < than) add(recordId, path, 'falling', { than });
      before.set(path, value);
    }
  }
}

function figuresOf(field: string, value: JsonValue | undefined): readonly (readonly [string, number])[] {
  if (typeof value === 'number') return [[field, value]];
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, figure]) =>
    typeof figure === 'number' ? [[joinPath(field, key), figure] as const] : [],
  );
}
