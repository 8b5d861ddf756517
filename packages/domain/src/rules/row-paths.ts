import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';

/** A record or row, with the path that leads to it. */
export type Place = { readonly values: JsonObject; readonly path: string };

/** A list of rows, with the path that leads to it. */
export type RowList = { readonly rows: readonly Place[]; readonly path: string };

/** Every list that a dotted path of rows and groups leads to; '' is the record itself as a list of one. */
export function listsAt(data: JsonObject, path: string): readonly RowList[] {
  const record: RowList = { rows: [{ values: data, path: '' }], path: '' };
  if (path === '') return [record];
  let lists: readonly RowList[] = [record];
  for (const key of path.split('.'))
    lists = lists.flatMap((list) => list.rows.map((row) => listIn(row, key)));
  return lists;
}

/** Every row that a dotted path of rows and groups leads to; '' leads to the record itself. */
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

/** The rows of one field of a record or row; the object of a group is one place without an index. */
function listIn(place: Place, key: string): RowList {
  const path = joinPath(place.path, key);
  const value = place.values[key];
  if (isJsonObject(value)) return { path, rows: [{ values: value, path }] };
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return {
    path,
    rows: entries.map((entry, index) => ({
      values: isJsonObject(entry) ? entry : {},
      path: joinPath(path, index),
    })),
  };
}

/** Dotted path of a field inside a dotted path of rows. */
export function inRows(rows: string, field: string): string {
  return rows === '' ? field : `${rows}.${field}`;
}
