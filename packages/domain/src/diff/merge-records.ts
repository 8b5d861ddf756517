import { isJsonObject, type JsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { fieldKindLogic } from '../fields/index.ts';
import { keyOfText } from '../fields/localized-text-field.ts';

/** `conflicts`: paths that both sides changed differently; `merged` has mine there. */
export type MergeResult = { readonly merged: RecordData; readonly conflicts: readonly string[] };

/** Kinds that merge part by part: two people may each edit one language, one stat. */
const MERGED_BY_PART: ReadonlySet<string> = new Set(['localized_text', 'stat_block']);

type IsEqual = (left: JsonValue | undefined, right: JsonValue | undefined) => boolean;

/** Joins two edits of one record when no field was changed by both in different ways. */
export function mergeRecords(
  module: ResolvedModule,
  base: RecordData,
  mine: RecordData,
  theirs: RecordData,
): MergeResult {
  const conflicts: string[] = [];
  const merged: [string, JsonValue][] = [];
  for (const key of allKeys(base, mine, theirs)) {
    const kind = module.fieldByKey.get(key)?.kind ?? 'json';
    const byPart = MERGED_BY_PART.has(kind) && [base[key], mine[key], theirs[key]].every(hasParts);
    const isEqual = fieldKindLogic(kind).isEqual;
    const value = byPart
      ? mergeParts(key, base[key], mine[key], theirs[key], conflicts)
      : mergeValue(key, base[key], mine[key], theirs[key], isEqual, conflicts);
    if (value !== undefined) merged.push([key, value]);
  }
  return { merged: Object.fromEntries(merged), conflicts };
}

function mergeValue(
  path: string,
  base: JsonValue | undefined,
  mine: JsonValue | undefined,
  theirs: JsonValue | undefined,
  isEqual: IsEqual,
  conflicts: string[],
): JsonValue | undefined {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  conflicts.push(path);
  return mine;
}

function mergeParts(
  path: string,
  base: JsonValue | undefined,
  mine: JsonValue | undefined,
  theirs: JsonValue | undefined,
  conflicts: string[],
): JsonValue | undefined {
  const [old, left, right] = [objectOf(base), objectOf(mine), objectOf(theirs)];
  const isEqual = fieldKindLogic('json').isEqual;
  const parts: [string, JsonValue][] = [];
  for (const key of allKeys(old, left, right)) {
    const value = mergeValue(`${path}.${key}`, old[key], left[key], right[key], isEqual, conflicts);
    if (value !== undefined) parts.push([key, value]);
  }
  const isGone = parts.length === 0 && (mine === undefined || theirs === undefined);
  return isGone ? undefined : Object.fromEntries(parts);
}

function allKeys(...objects: readonly JsonObject[]): ReadonlySet<string> {
  return new Set(objects.flatMap((object) => Object.keys(object)));
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** A text that is named by a key is one thing: own texts and a key do not mix. */
function hasParts(value: JsonValue | undefined): boolean {
  return (value === undefined || isJsonObject(value)) && keyOfText(value) === null;
}
