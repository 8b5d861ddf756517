import type { FieldKind, ResolvedField } from '../core/field.ts';
import { joinPath } from '../core/issue.ts';
import { isJsonObject, objectOf, type JsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { fieldKindLogic } from '../fields/index.ts';
import { keyOfText } from '../fields/localized-text-field.ts';

/** `conflicts`: paths that both sides changed differently; `merged` has mine there. */
type MergeResult = { readonly merged: RecordData; readonly conflicts: readonly string[] };

/** Kinds that merge part by part: two people may each edit one language, one stat, one field of a group. */
const MERGED_BY_PART: ReadonlySet<string> = new Set(['localized_text', 'stat_block', 'group']);

/** A key that no field has, as a language of a text has none. */
const NO_FIELD = { kind: 'json', rowFields: [] } as const;

type IsEqual = (left: JsonValue | undefined, right: JsonValue | undefined) => boolean;

/** Joins two edits of one record when no field was changed by both in different ways. */
export function mergeRecords(
  module: ResolvedModule,
  base: RecordData,
  mine: RecordData,
  theirs: RecordData,
): MergeResult {
  const conflicts: string[] = [];
  const merged = mergeObjects(module.fields, { base, mine, theirs }, '', conflicts);
  return { merged, conflicts };
}

type Sides<Value> = { readonly base: Value; readonly mine: Value; readonly theirs: Value };

function mergeObjects(
  fields: readonly ResolvedField[],
  { base, mine, theirs }: Sides<JsonObject>,
  path: string,
  conflicts: string[],
): JsonObject {
  const fieldByKey = new Map(fields.map((field) => [field.key, field]));
  const merged: [string, JsonValue][] = [];
  for (const key of allKeys(base, mine, theirs)) {
    const sides = { base: base[key], mine: mine[key], theirs: theirs[key] };
    const value = mergeField(fieldByKey.get(key), sides, joinPath(path, key), conflicts);
    if (value !== undefined) merged.push([key, value]);
  }
  return Object.fromEntries(merged);
}

function mergeField(
  field: ResolvedField | undefined,
  { base, mine, theirs }: Sides<JsonValue | undefined>,
  path: string,
  conflicts: string[],
): JsonValue | undefined {
  const { kind, rowFields } = field ?? NO_FIELD;
  const byPart = MERGED_BY_PART.has(kind) && [base, mine, theirs].every((value) => hasParts(kind, value));
  if (!byPart) return mergeValue(path, base, mine, theirs, fieldKindLogic(kind).isEqual, conflicts);
  const sides = { base: objectOf(base), mine: objectOf(mine), theirs: objectOf(theirs) };
  const merged = mergeObjects(rowFields, sides, path, conflicts);
  const isGone = Object.keys(merged).length === 0 && (mine === undefined || theirs === undefined);
  return isGone ? undefined : merged;
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

function allKeys(...objects: readonly JsonObject[]): ReadonlySet<string> {
  return new Set(objects.flatMap((object) => Object.keys(object)));
}

/** A text that is named by a key is one thing: own texts and a key do not mix. */
function hasParts(kind: FieldKind, value: JsonValue | undefined): boolean {
  if (value !== undefined && !isJsonObject(value)) return false;
  return kind !== 'localized_text' || keyOfText(value) === null;
}
