import type { FieldCondition } from '../../core/demand-parameters.ts';
import type { JsonObject, JsonValue } from '../../core/json.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { isOneOf } from '../../fields/validate-object.ts';
import { valueAt } from '../../record/path-value.ts';
import { kindOf } from '../assets.ts';

/** Whether a condition on the fields of a row, a child or a record holds there. */
export function holdsIn(where: FieldCondition | undefined, values: JsonObject): boolean {
  return where === undefined || isMet(where, valueAt(values, where.field));
}

/** Whether a value is one that a condition asks for. */
export function isMet(condition: FieldCondition, value: JsonValue | undefined): boolean {
  if ('in' in condition) return isOneOf(value, condition.in);
  if ('notIn' in condition) return !isOneOf(value, condition.notIn);
  if ('isFilled' in condition) return isBlank(value) !== condition.isFilled;
  if ('withoutKinds' in condition)
    return Array.isArray(value) && !value.some((row) => isOneOf(kindOf(row), condition.withoutKinds));
  if (typeof value !== 'number') return false;
  if ('below' in condition) return value < condition.below;
  return 'above' in condition ? value > condition.above : value % condition.multipleOf === 0;
}
