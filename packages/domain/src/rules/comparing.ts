import type { JsonValue } from '../core/json.ts';

/** The order of two numbers or two texts; `null` when they cannot be compared. */
export function compareValues(left: JsonValue | undefined, right: JsonValue | undefined): number | null {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left !== 'string' || typeof right !== 'string' || left === '' || right === '') return null;
  return left < right ? -1 : left > right ? 1 : 0;
}
