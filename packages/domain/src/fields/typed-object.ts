import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import type { AddIssue } from './field-kind-logic.ts';

/** The value as an object with only these keys; adds what is wrong with its shape. */
export function checkedObject(
  value: JsonValue | undefined,
  keys: ReadonlySet<string>,
  path: string,
  add: AddIssue,
): JsonObject | null {
  if (!isJsonObject(value)) {
    add(path, 'wrong_type', { expected: 'object' });
    return null;
  }
  addUnknownFields(value, keys, path, add);
  return value;
}

/** Adds every key of an object that is not one of these. */
export function addUnknownFields(
  value: JsonObject,
  keys: ReadonlySet<string>,
  path: string,
  add: AddIssue,
): void {
  for (const key of Object.keys(value))
    if (!keys.has(key)) add(joinPath(path, key), 'unknown_field', { field: key });
}

/** Whether a part of an object was left out. */
export function isAbsent(value: JsonValue | undefined): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}
