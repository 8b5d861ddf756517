import {
  isJsonObject,
  plainText,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '../../core/json.ts';
import { valueAt } from '../../record/path-value.ts';
import { isOff } from '../is-off.ts';
import type { ModuleRule } from '../rule-logic.ts';

/** What a level unlocks is not empty: some record can be open at that level. */
export const openWhenUnlocked: ModuleRule<'open_when_unlocked'> = {
  level: 'module',
  paths: ({ conditions }) => [conditions],
  names: ({ module, unlocks, level }) => ({ others: [{ module, fields: [unlocks, level] }] }),
  check({ conditions, kind, feature, module, unlocks, level }, records, add, { readRecords }) {
    if (readRecords === undefined) return;
    const from = [...readRecords(module)].find(({ data }) => unlocksIn(data, unlocks, feature));
    const unlocked = from?.data[level];
    const [first] = records
      .filter(({ data }) => !isOff(data))
      .map(({ recordId, data }) => ({ recordId, needs: leastFor(valueAt(data, conditions), kind) }))
      .toSorted((left, right) => left.needs - right.needs);
    if (typeof unlocked !== 'number' || first === undefined || first.needs <= unlocked) return;
    add(first.recordId, conditions, 'opens_after_unlock', { level: unlocked, needs: first.needs });
  },
};

function unlocksIn(data: RecordData, unlocks: string, feature: string): boolean {
  const features = valueAt(data, unlocks);
  return !isOff(data) && Array.isArray(features) && features.some((one: JsonValue) => one === feature);
}

/** The least number of a kind with which conditions can hold, whatever holds of other kinds. */
function leastFor(conditions: JsonValue | undefined, kind: string): number {
  if (!isJsonObject(conditions)) return 0;
  const rows: readonly JsonValue[] = Array.isArray(conditions['rows']) ? conditions['rows'] : [];
  const needs = rows.filter(isJsonObject).map((row) => leastIn(row, kind));
  if (needs.length === 0) return 0;
  return conditions['match'] === 'any' ? Math.min(...needs) : Math.max(...needs);
}

const LEAST: ReadonlySet<string> = new Set(['ge', 'eq']);

const leastIn = (row: JsonObject, kind: string): number =>
  row['kind'] === kind && LEAST.has(plainText(row['op'])) ? Number(row['value'] ?? 0) : 0;
