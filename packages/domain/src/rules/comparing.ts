import type { JsonValue, RecordData } from '../core/json.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { besides, fieldsAt } from './row-paths.ts';

/** Adds `code` wherever both sides are filled and comparable and `holds` says no. */
export function compareFields(
  rule: { readonly field: string; readonly than: string },
  data: RecordData,
  code: 'greater' | 'greater_or_equal' | 'less_or_equal',
  add: AddIssue,
): void {
  for (const place of fieldsAt(data, rule.field)) {
    const left = place.values[place.key];
    const right = besides(data, place, rule.than);
    const order = compareValues(left, right);
    if (order === null || right === undefined) continue;
    const isWrong = code === 'less_or_equal' ? order > 0 : order < 0 || (order === 0 && code === 'greater');
    if (isWrong) add(place.fieldPath, code, { than: right, than_field: rule.than });
  }
}

/** The order of two numbers or two texts; `null` when they cannot be compared. */
export function compareValues(left: JsonValue | undefined, right: JsonValue | undefined): number | null {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left !== 'string' || typeof right !== 'string' || left === '' || right === '') return null;
  return left < right ? -1 : left > right ? 1 : 0;
}
