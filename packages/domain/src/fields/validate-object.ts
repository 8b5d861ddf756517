import type { FieldKind, ResolvedField } from '../core/field.ts';
import { joinPath } from '../core/issue.ts';
import type { JsonObject, JsonValue } from '../core/json.ts';
import { chosenField, chosenModule } from './chosen-field.ts';
import type { AddIssue, FieldKindLogic } from './field-kind-logic.ts';

/** Finds the logic of a kind. Passed in where the table of kinds itself is being built. */
export type FindKind = (kind: FieldKind) => FieldKindLogic<FieldKind>;

/** Whether a field takes part, given the other values of its record or row. */
export function isShown(field: ResolvedField, siblings: JsonObject): boolean {
  if (field.kind === 'reference_by' && chosenModule(field, siblings) === null) return false;
  return field.showWhen === undefined || isOneOf(siblings[field.showWhen.field], field.showWhen.in);
}

/** Whether a value is one of the listed ones; nothing counts as `null` and as `false`. */
export function isOneOf(value: JsonValue | undefined, values: readonly JsonValue[]): boolean {
  if (value === undefined || value === null) return values.includes(null) || values.includes(false);
  return values.includes(value);
}

/** Adds every problem of the fields of one record or row. */
export function validateObject(
  findKind: FindKind,
  fields: readonly ResolvedField[],
  object: JsonObject,
  path: string,
  add: AddIssue,
): void {
  for (const declared of fields) {
    const field = chosenField(declared, object);
    const logic = findKind(field.kind);
    const value = object[field.key];
    const place = joinPath(path, field.key);
    if (value !== undefined && !logic.isEmpty(value)) logic.validate(field, value, place, add);
    else if (field.required && field.readOnly !== true && isShown(declared, object))
      logic.addMissing(field, place, add);
  }
}
