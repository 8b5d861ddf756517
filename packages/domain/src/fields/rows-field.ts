import type { ResolvedField } from '../core/field.ts';
import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { canonicalJson } from '../record/canonical.ts';
import { jsonColumn } from './cells.ts';
import { fieldKind, type AddIssue, type FieldKindLogic } from './field-kind-logic.ts';
import { checkCount } from './number-range.ts';
import { normalizeObject } from './normalize-object.ts';
import { validateObject, type FindKind } from './validate-object.ts';

/** A list of rows, each with fields of its own. */
export function createRowsField(findKind: FindKind): FieldKindLogic<'rows'> {
  return fieldKind<'rows'>({
    validate(field, value, path, add) {
      if (!Array.isArray(value)) return add(path, 'wrong_type', { expected: 'list' });
      checkCount(field, value.length, path, add);
      const known = new Set(field.rowFields.map((rowField) => rowField.key));
      value.forEach((row: JsonValue, index) => {
        const place = joinPath(path, index);
        if (!isJsonObject(row)) return add(place, 'wrong_type', { expected: 'object' });
        validateObject(findKind, field.rowFields, row, place, add);
        refuseUnknown(known, row, place, add);
      });
      checkUnique(field, value, path, add);
    },
    review(field, value, path, add, context) {
      eachFilled(field, value, path, (rowField, part, place) =>
        findKind(rowField.kind).review(rowField, part, place, add, context),
      );
      const rows = rowsOf(value);
      if (field.weight !== undefined && rows.length > 0 && sumOf(rows, field.weight) <= 0) add(path, 'weights_zero');
    },
    normalize(field, value) {
      if (!Array.isArray(value)) return value;
      return value.map((row: JsonValue) => (isJsonObject(row) ? normalizeObject(findKind, field.rowFields, row) : row));
    },
    columns: (field) => [jsonColumn(field.key)],
    references(field, value, path) {
      const found: ReturnType<FieldKindLogic<'rows'>['references']>[number][] = [];
      eachFilled(field, value, path, (rowField, part, place) => {
        found.push(...findKind(rowField.kind).references(rowField, part, place));
      });
      return found;
    },
    searchTexts(field, value) {
      const texts: string[] = [];
      eachFilled(field, value, '', (rowField, part) => {
        texts.push(...findKind(rowField.kind).searchTexts(rowField, part));
      });
      return texts;
    },
  });

  function eachFilled(
    field: ResolvedField<'rows'>,
    value: JsonValue,
    path: string,
    visit: (rowField: ResolvedField, part: JsonValue, place: string) => void,
  ): void {
    rowsOf(value).forEach((row, index) => {
      for (const rowField of field.rowFields) {
        const part = row[rowField.key];
        if (part !== undefined && !findKind(rowField.kind).isEmpty(part)) visit(rowField, part, joinPath(joinPath(path, index), rowField.key));
      }
    });
  }
}

/** The rows of a value; what is no row counts as an empty one, so that indexes stay right. */
function rowsOf(value: JsonValue): readonly JsonObject[] {
  return Array.isArray(value) ? value.map((row: JsonValue) => (isJsonObject(row) ? row : {})) : [];
}

function refuseUnknown(known: ReadonlySet<string>, row: JsonObject, path: string, add: AddIssue): void {
  for (const key of Object.keys(row)) {
    if (!known.has(key)) add(joinPath(path, key), 'unknown_field', { field: key });
  }
}

function checkUnique(field: ResolvedField<'rows'>, value: JsonValue, path: string, add: AddIssue): void {
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
