import type { ResolvedField } from '../core/field.ts';
import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { chosenField } from './chosen-field.ts';
import type { AddIssue, FieldKindLogic } from './field-kind-logic.ts';
import { addUnknownFields } from './typed-object.ts';
import { validateObject, type FindKind } from './validate-object.ts';

/** An object inside a record, with the path that leads to it. */
type NestedObject = { readonly values: JsonObject; readonly path: string };

/** A filled field of an object, with its full path. */
type Part = { readonly field: ResolvedField; readonly value: JsonValue; readonly path: string };

/**
 * The objects that a value holds: each row, the object of a group; none for other kinds. A row that is
 * no object counts as an empty one, so that indexes stay right.
 */
export function nestedObjects(
  field: ResolvedField,
  value: JsonValue | undefined,
  path: string,
): readonly NestedObject[] {
  if (field.kind === 'group') return isJsonObject(value) ? [{ values: value, path }] : [];
  if (field.kind !== 'rows' || !Array.isArray(value)) return [];
  return value.map((row: JsonValue, index) => ({
    values: isJsonObject(row) ? row : {},
    path: joinPath(path, index),
  }));
}

/** Adds what is wrong with one row or with the object of a group. */
export function checkNestedObject(
  findKind: FindKind,
  fields: readonly ResolvedField[],
  value: JsonValue,
  path: string,
  add: AddIssue,
): void {
  if (!isJsonObject(value)) return add(path, 'wrong_type', { expected: 'object' });
  validateObject(findKind, fields, value, path, add);
  addUnknownFields(value, new Set(fields.map(({ key }) => key)), path, add);
}

/** What kinds with fields inside have in common: they are defined by their parts. */
export function nestedFields(
  findKind: FindKind,
): Pick<FieldKindLogic<'rows' | 'group'>, 'review' | 'references' | 'searchTexts'> {
  return {
    review(field, value, path, add, context) {
      for (const part of filledParts(findKind, field, value, path))
        findKind(part.field.kind).review(part.field, part.value, part.path, add, context);
    },
    references: (field, value, path) =>
      filledParts(findKind, field, value, path).flatMap((part) =>
        findKind(part.field.kind).references(part.field, part.value, part.path),
      ),
    searchTexts: (field, value) =>
      filledParts(findKind, field, value, '').flatMap((part) =>
        findKind(part.field.kind).searchTexts(part.field, part.value),
      ),
  };
}

function filledParts(
  findKind: FindKind,
  field: ResolvedField,
  value: JsonValue,
  path: string,
): readonly Part[] {
  const parts: Part[] = [];
  for (const { values, path: place } of nestedObjects(field, value, path)) {
    for (const inner of field.rowFields) {
      const part = values[inner.key];
      if (part === undefined || findKind(inner.kind).isEmpty(part)) continue;
      parts.push({ field: chosenField(inner, values), value: part, path: joinPath(place, inner.key) });
    }
  }
  return parts;
}
