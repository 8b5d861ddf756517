import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { isSameValue } from '@quartermaster/domain/record/canonical';

/** A place inside two JSON values where they differ; `undefined`: there is nothing on that side. */
export type JsonDifference = {
  readonly path: string;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
};

/** The innermost places where two values differ, in the order of the keys. */
export function jsonDifferences(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path = '',
): readonly JsonDifference[] {
  if (isSameValue(before, after)) return [];
  const left = partsOf(before);
  const right = partsOf(after);
  if (left === null || right === null || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) =>
    jsonDifferences(left[key], right[key], path === '' ? key : `${path}.${key}`),
  );
}

function partsOf(value: JsonValue | undefined): JsonObject | null {
  if (Array.isArray(value)) return Object.fromEntries(value.map((part: JsonValue, index) => [index, part]));
  return isJsonObject(value) ? value : null;
}
