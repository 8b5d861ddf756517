import type { ResolvedField } from '../core/field.ts';
import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { canonicalJson } from '../record/canonical.ts';
import { jsonColumn } from './cells.ts';
import { fieldKind, type AddIssue, type FieldKindLogic } from './field-kind-logic.ts';
import { normalizeObject } from './normalize-object.ts';
import { checkNestedObject, nestedFields, nestedObjects } from './nested-fields.ts';
import { checkCount } from './number-range.ts';
import { optionColumns } from './row-columns.ts';
import { isAbsent } from './typed-object.ts';
import type { FindKind } from './validate-object.ts';

type RowsField = ResolvedField<'rows'>;

/** A list of rows, each with fields of its own. */
export function createRowsField(findKind: FindKind): FieldKindLogic<'rows'> {
  const nested = nestedFields(findKind);
  return fieldKind<'rows'>({
    ...nested,
    validate(field, value, path, add) {
      if (!Array.isArray(value)) return add(path, 'wrong_type', { expected: 'list' });
      checkCount(field, value.length, path, add);
      value.forEach((row: JsonValue, index) =>
        checkNestedObject(findKind, field.rowFields, row, joinPath(path, index), add),
      );
      checkUnique(field, value, path, add);
    },
    review(field, value, path, add, context) {
      nested.review(field, value, path, add, context);
      const rows = rowsOf(field, value);
      if (field.weight !== undefined && rows.length > 0 && sumOf(rows, field.weight) <= 0)
        add(path, 'weights_zero');
    },
    normalize(field, value) {
      if (!Array.isArray(value)) return value;
      return value.map((row: JsonValue) =>
        isJsonObject(row) ? normalizeObject(findKind, field.rowFields, row) : row,
      );
    },
    columns: (field) => {
      const inSheet = optionColumns(findKind, field);
      return inSheet.length === 0
        ? [jsonColumn(field.key)]
        : [{ ...jsonColumn(field.key), isFileOnly: true }, ...inSheet];
    },
  });
}

function rowsOf(field: RowsField, value: JsonValue): readonly JsonObject[] {
  return nestedObjects(field, value, '').map(({ values }) => values);
}

function checkUnique(field: RowsField, value: JsonValue, path: string, add: AddIssue): void {
  const key = field.uniqueBy;
  if (key === undefined) return;
  const seen = new Set<string>();
  rowsOf(field, value).forEach((row, index) => {
    const part = row[key];
    if (isAbsent(part)) return;
    const text = canonicalJson(part);
    if (seen.has(text)) add(joinPath(joinPath(path, index), key), 'duplicate', { value: part });
    seen.add(text);
  });
}

function sumOf(rows: readonly JsonObject[], key: string): number {
  return rows.reduce((sum, row) => sum + (typeof row[key] === 'number' ? row[key] : 0), 0);
}
