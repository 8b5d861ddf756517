import { isJsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { canonicalJson } from '@quartermaster/domain/record/canonical';

/** One part that differs; null: that side has nothing there. */
export type PlainChange = {
  readonly key: string;
  readonly before: JsonValue;
  readonly after: JsonValue;
};

/** What differs between two values that no module describes: key by key, or as a whole. */
export function plainChanges(before: JsonValue, after: JsonValue): readonly PlainChange[] {
  const [left, right] = [before ?? {}, after ?? {}];
  if (!isJsonObject(left) || !isJsonObject(right)) return [{ key: '', before, after }];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])]
    .map((key) => ({ key, before: left[key] ?? null, after: right[key] ?? null }))
    .filter((change) => canonicalJson(change.before) !== canonicalJson(change.after));
}
