import type { FieldKind, ResolvedField } from '../core/field.ts';
import { joinPath } from '../core/issue.ts';
import {
  isJsonObject,
  listOf,
  objectOf,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '../core/json.ts';
import { LANGUAGES } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import { statKey } from '../enums/stat-key.ts';
import { fieldKindLogic } from '../fields/index.ts';
import { canonicalJson, isSameValue } from '../record/canonical.ts';

/** One difference. `null`: there is nothing on that side. */
export type FieldChange = { readonly path: string; readonly before: JsonValue; readonly after: JsonValue };

/** Kinds whose value is shown part by part, one change per language, per stat; and the parts in their order. */
const PARTS_OF_KIND: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  localized_text: LANGUAGES,
  stat_block: statKey.values.map(({ value }) => value),
};

/** What differs between two states of a record, field by field; inside rows and groups too. */
export function diffRecords(module: ResolvedModule, before: RecordData, after: RecordData): FieldChange[] {
  const changes: FieldChange[] = [];
  diffObjects(module.fields, before, after, '', changes);
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!module.fieldByKey.has(key)) addWhenDifferent(key, before[key], after[key], changes);
  }
  return changes;
}

function diffObjects(
  fields: readonly ResolvedField[],
  before: JsonObject,
  after: JsonObject,
  path: string,
  changes: FieldChange[],
): void {
  for (const field of fields) {
    const [left, right] = [before[field.key], after[field.key]];
    const place = joinPath(path, field.key);
    // While a user types, nearly all values are the same objects as before.
    if (left === right || fieldKindLogic(field.kind).isEqual(left, right)) continue;
    const parts = PARTS_OF_KIND[field.kind];
    if (field.kind === 'group' && isJsonObject(left ?? {}) && isJsonObject(right ?? {}))
      diffObjects(field.rowFields, objectOf(left), objectOf(right), place, changes);
    else if (field.kind === 'rows') diffRows(field, listOf(left), listOf(right), place, changes);
    else if (parts !== undefined && isJsonObject(left ?? {}) && isJsonObject(right ?? {}))
      diffParts(parts, left, right, place, changes);
    else changes.push({ path: place, before: left ?? null, after: right ?? null });
  }
}

function diffParts(
  parts: readonly string[],
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: string,
  changes: FieldChange[],
): void {
  const [left, right] = [objectOf(before), objectOf(after)];
  for (const key of new Set([...parts, ...Object.keys(left), ...Object.keys(right)])) {
    addWhenDifferent(joinPath(path, key), left[key], right[key], changes);
  }
}

/** Rows with a key are matched by it, so that a moved row is not a changed one; others by position. */
function diffRows(
  field: ResolvedField<'rows'>,
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  path: string,
  changes: FieldChange[],
): void {
  const pairs = pairByKey(field.uniqueBy, before, after) ?? pairByIndex(before, after);
  for (const { index, left, right } of pairs) {
    const place = joinPath(path, index);
    if (isJsonObject(left) && isJsonObject(right)) diffObjects(field.rowFields, left, right, place, changes);
    else addWhenDifferent(place, left, right, changes);
  }
}

type Pair = {
  readonly index: number;
  readonly left: JsonValue | undefined;
  readonly right: JsonValue | undefined;
};

function pairByIndex(before: readonly JsonValue[], after: readonly JsonValue[]): Pair[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, index) => ({ index, left: before[index], right: after[index] }));
}

/**
 * Paths count rows as they are after the change; removed rows keep the position they had. `null`:
 * the rows have no key, or not each its own.
 */
function pairByKey(
  key: string | undefined,
  before: readonly JsonValue[],
  after: readonly JsonValue[],
): Pair[] | null {
  if (key === undefined) return null;
  const name = (row: JsonValue): string => canonicalJson((isJsonObject(row) ? row[key] : null) ?? null);
  const old = new Map(before.map((row) => [name(row), row]));
  const kept = new Set(after.map(name));
  if (old.size < before.length || kept.size < after.length) return null;
  const pairs = after.map((right, index): Pair => ({ index, left: old.get(name(right)), right }));
  const removed = before.flatMap((left, index): Pair[] =>
    kept.has(name(left)) ? [] : [{ index, left, right: undefined }],
  );
  return [...pairs, ...removed];
}

function addWhenDifferent(
  path: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  changes: FieldChange[],
): void {
  if (!isSameValue(before, after)) changes.push({ path, before: before ?? null, after: after ?? null });
}
