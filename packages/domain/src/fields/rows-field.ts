import type { ResolvedField } from '../core/field.ts';
import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { canonicalJson } from '../record/canonical.ts';
import { jsonColumn } from './cells.ts';
import { fieldKind, type AddIssue, type FieldKindLogic } from './field-kind-logic.ts';
import { normalizeObject } from './normalize-object.ts';
import { checkCount } from './number-range.ts';
import { validateObject, type FindKind } from './validate-object.ts';

type RowsField = ResolvedField<'rows'>;

/** A filled field of one row, with its full path. */
type Part = { readonly field: ResolvedField; readonly value: JsonValue; readonly path: string };

/** A list of rows, each with fields of its own. */
export function createRowsField(findKind: FindKind): FieldKindLogic<'rows'> {
  return fieldKind<'rows'>({
    validate(field, value, path, add) {
      if (!Array.isArray(value)) return add(path, 'wrong_type', { expected: 'list' });
      checkCount(field, value.length, path, add);
      checkRows(findKind, field, value, path, add);
      checkUnique(field, value, path, add);
    },
    review(field, value, path, add, context) {
      for (const part of filledParts(findKind, field, value, path)) {
        findKind(part.field.kind).review(part.field, part.value, part.path, add, context);
      }
      const rows = rowsOf(value);
      if (field.weight !== undefined && rows.length > 0 && sumOf(rows, field.weight) <= 0)
        add(path, 'weights_zero');
    },
    normalize(field, value) {
      if (!Array.isArray(value)) return value;
      return value.map((row: JsonValue) =>
        isJsonObject(row) ? normalizeObject(findKind, field.rowFields, row) : row,
      );
    },
    columns: (field) => [jsonColumn(field.key)],
    references: (field, value, path) =>
      filledParts(findKind, field, value, path).flatMap((part) =>
        findKind(part.field.kind).references(part.field, part.value, part.path),
      ),
    searchTexts: (field, value) =>
      filledParts(findKind, field, value, '').flatMap((part) =>
        findKind(part.field.kind).searchTexts(part.field, part.value),
      ),
  });
}

function filledParts(findKind: FindKind, field: RowsField, value: JsonValue, path: string): readonly Part[] {
  const parts: Part[] = [];
  rowsOf(value).forEach((row, index) => {
    const place = joinPath(path, index);
    for (const rowField of field.rowFields) {
      const part = row[rowField.key];
      if (part === undefined || findKind(rowField.kind).isEmpty(part)) continue;
      parts.push({ field: rowField, value: part, path: joinPath(place, rowField.key) });
    }
  });
  return parts;
}

/** The rows of a value; what is no row counts as an empty one, so that indexes stay right. */
function rowsOf(value: JsonValue): readonly JsonObject[] {
  return Array.isArray(value) ? value.map((row: JsonValue) => (isJsonObject(row) ? row : {})) : [];
}

function checkRows(
  findKind: FindKind,
  field: RowsField,
  rows: readonly JsonValue[],
  path: string,
  add: AddIssue,
): void {
  const known = new Set(field.rowFields.map((rowField) => rowField.key));
  rows.forEach((row, index) => {
    const place = joinPath(path, index);
    if (!isJsonObject(row)) return add(place, 'wrong_type', { expected: 'object' });
    validateObject(findKind, field.rowFields, row, place, add);
    for (const key of Object.keys(row)) {
      if (!known.has(key)) add(joinPath(place, key), 'unknown_field', { field: key });
    }
  });
}

function checkUnique(field: RowsField, value: JsonValue, path: string, add: AddIssue): void {
  const key = field.uniqueBy;
  if (key === undefined) return;
  const seen = new Set<string>();
  rowsOf(value).forEach((row, index) => {
    const part = row[key];
    if (part === undefined || part === null || part === '') return;
    const text = canonicalJson(part);
    if (seen.has(text)) add(joinPath(joinPath(path, index), key), 'duplicate', { value: part });
    seen.add(text);
  });
}

function sumOf(rows: readonly JsonObject[], key: string): number {
  return rows.reduce((sum, row) => sum + (typeof row[key] === 'number' ? row[key] : 0), 0);
}
