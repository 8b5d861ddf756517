import { isJsonObject, type JsonValue } from '@quartermaster/domain/core/json';

/** One part that differs, as text; null: that side has nothing there. */
export type PlainChange = {
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What differs between two values that no module describes: key by key, or as a whole. */
export function plainChanges(before: JsonValue, after: JsonValue): readonly PlainChange[] {
  const [left, right] = [before ?? {}, after ?? {}];
  if (!isJsonObject(left) || !isJsonObject(right))
    return [{ key: '', before: textOf(before), after: textOf(after) }];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])]
    .map((key) => ({ key, before: textOf(left[key]), after: textOf(right[key]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: JsonValue | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
