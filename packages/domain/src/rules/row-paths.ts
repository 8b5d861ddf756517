import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { isOneOf } from '../fields/validate-object.ts';

/** A record or row, with the path that leads to it. */
export type Place = { readonly values: JsonObject; readonly path: string };

/** A list of rows, with the path that leads to it. */
export type RowList = { readonly rows: readonly Place[]; readonly path: string };

/** Every list that a dotted path of row fields leads to; '' is the record itself as a list of one. */
export function listsAt(data: JsonObject, path: string): readonly RowList[] {
  const record: RowList = { rows: [{ values: data, path: '' }], path: '' };
  if (path === '') return [record];
  let lists: readonly RowList[] = [record];
  for (const key of path.split('.'))
    lists = lists.flatMap((list) => list.rows.map((row) => listIn(row, key)));
  return lists;
}

/** Every row that a dotted path of row fields leads to; '' leads to the record itself. */
export function rowsAt(data: JsonObject, path: string): readonly Place[] {
  return listsAt(data, path).flatMap((list) => list.rows);
}

/** Every place that holds the field a dotted path names, with the field's own key and path. */
export function fieldsAt(
  data: JsonObject,
  path: string,
): readonly (Place & { readonly key: string; readonly fieldPath: string })[] {
  const dot = path.lastIndexOf('.');
  const key = path.slice(dot + 1);
  return rowsAt(data, dot < 0 ? '' : path.slice(0, dot)).map((place) => ({
    ...place,
    key,
    fieldPath: joinPath(place.path, key),
  }));
}

/** A rule on a field that holds only while another one has one of some values. */
type Conditional = { readonly field: string; readonly when: string; readonly in: readonly JsonValue[] };

/** Every place of the field beside which the other one has one of the values: what each of them holds. */
export function fieldsWhen(data: JsonObject, rule: Conditional) {
  return fieldsAt(data, rule.field).flatMap((place) => {
    const cause = besides(data, place, rule.when);
    if (!isOneOf(cause, rule.in)) return [];
    return [{ fieldPath: place.fieldPath, value: place.values[place.key], cause: cause ?? null }];
  });
}

/** The rows of one field of a record or row. */
export function listIn(place: Place, key: string): RowList {
  const path = joinPath(place.path, key);
  const entries: readonly JsonValue[] = Array.isArray(place.values[key]) ? place.values[key] : [];
  return {
    path,
    rows: entries.map((entry, index) => ({
      values: isJsonObject(entry) ? entry : {},
      path: joinPath(path, index),
    })),
  };
}

/** Another field as a rule names it beside `place`: of the same row, else of the record. */
export function besides(data: JsonObject, place: Place, name: string): JsonValue | undefined {
  return place.values[name.slice(name.lastIndexOf('.') + 1)] ?? data[name];
}

/** Dotted path of a field inside a dotted path of rows. */
export function inRows(rows: string, field: string): string {
  return rows === '' ? field : `${rows}.${field}`;
}
