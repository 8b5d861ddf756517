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
import { alignRows, type RowPair } from './align-rows.ts';

/** One difference. `null`: there is nothing on that side. */
export type FieldChange = {
  readonly path: string;
  /** What the rows on the path are told apart by, from outside in; null for rows that are told apart by content. */
  readonly keys?: readonly JsonValue[];
  readonly before: JsonValue;
  readonly after: JsonValue;
};

/** Where in a record a difference is. */
type Spot = Required<Pick<FieldChange, 'path' | 'keys'>>;

/** Kinds whose value is shown part by part, one change per language, per stat; and the parts in their order. */
const PARTS_OF_KIND: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  localized_text: LANGUAGES,
  stat_block: statKey.values.map(({ value }) => value),
};

/** What differs between two states of a record, field by field; inside rows and groups too. */
export function diffRecords(module: ResolvedModule, before: RecordData, after: RecordData): FieldChange[] {
  const changes: FieldChange[] = [];
  diffObjects(module.fields, before, after, { path: '', keys: [] }, changes);
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!module.fieldByKey.has(key))
      addWhenDifferent({ path: key, keys: [] }, before[key], after[key], changes);
  }
  return changes;
}

function diffObjects(
  fields: readonly ResolvedField[],
  before: JsonObject,
  after: JsonObject,
  spot: Spot,
  changes: FieldChange[],
): void {
  for (const field of fields) {
    const [left, right] = [before[field.key], after[field.key]];
    const place = within(spot, field.key);
    // While a user types, nearly all values are the same objects as before.
    if (left === right || fieldKindLogic(field.kind).isEqual(left, right)) continue;
    const parts = PARTS_OF_KIND[field.kind];
    if (field.kind === 'group' && isJsonObject(left ?? {}) && isJsonObject(right ?? {}))
      diffObjects(field.rowFields, objectOf(left), objectOf(right), place, changes);
    else if (field.kind === 'rows') diffRows(field, listOf(left), listOf(right), place, changes);
    else if (parts !== undefined && isJsonObject(left ?? {}) && isJsonObject(right ?? {}))
      diffParts(parts, left, right, place, changes);
    else changes.push(changeAt(place, left, right));
  }
}

function diffParts(
  parts: readonly string[],
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  spot: Spot,
  changes: FieldChange[],
): void {
  const [left, right] = [objectOf(before), objectOf(after)];
  for (const key of new Set([...parts, ...Object.keys(left), ...Object.keys(right)])) {
    addWhenDifferent(within(spot, key), left[key], right[key], changes);
  }
}

/** Rows with a key are matched by it, so that a moved row is not a changed one; others by what is in them. */
function diffRows(
  field: ResolvedField<'rows'>,
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  spot: Spot,
  changes: FieldChange[],
): void {
  const keyed = pairByKey(field.uniqueBy, before, after);
  for (const { index, left, right } of keyed ?? alignRows(before, after, unlikenessIn(field))) {
    const place = inRow(spot, index, keyed === null ? null : keyOf(field.uniqueBy, right ?? left));
    if (isJsonObject(left) && isJsonObject(right)) diffObjects(field.rowFields, left, right, place, changes);
    else addWhenDifferent(place, left, right, changes);
  }
}

type Pair = RowPair<JsonValue>;

/** The share of the fields in which two rows differ. */
const unlikenessIn =
  ({ rowFields }: ResolvedField<'rows'>) =>
  (left: JsonValue, right: JsonValue): number => {
    if (left === right) return 0;
    if (!isJsonObject(left) || !isJsonObject(right)) return isSameValue(left, right) ? 0 : 1;
    const differing = rowFields.filter(
      ({ key, kind }) => left[key] !== right[key] && !fieldKindLogic(kind).isEqual(left[key], right[key]),
    );
    return differing.length / Math.max(1, rowFields.length);
  };

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
  const name = (row: JsonValue): string => canonicalJson(keyOf(key, row));
  const old = new Map(before.map((row) => [name(row), row]));
  const kept = new Set(after.map(name));
  if (old.size < before.length || kept.size < after.length) return null;
  const pairs = after.map((right, index): Pair => ({ index, left: old.get(name(right)), right }));
  const removed = before.flatMap((left, index): Pair[] =>
    kept.has(name(left)) ? [] : [{ index, left, right: undefined }],
  );
  return [...pairs, ...removed];
}

const keyOf = (key = '', row: JsonValue = null): JsonValue => (isJsonObject(row) ? row[key] : null) ?? null;

const within = ({ path, keys }: Spot, step: string): Spot => ({ path: joinPath(path, step), keys });

const inRow = ({ path, keys }: Spot, index: number, key: JsonValue): Spot => ({
  path: joinPath(path, index),
  keys: [...keys, key],
});

function changeAt(
  { path, keys }: Spot,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): FieldChange {
  const named = keys.every((key) => key === null) ? {} : { keys };
  return { path, ...named, before: before ?? null, after: after ?? null };
}

function addWhenDifferent(
  spot: Spot,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  changes: FieldChange[],
): void {
  if (!isSameValue(before, after)) changes.push(changeAt(spot, before, after));
}
