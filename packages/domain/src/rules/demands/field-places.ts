import { joinPath } from '../../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json.ts';
import { fieldAtPath } from '../../core/field-at-path.ts';
import type { ResolvedField } from '../../core/field.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { isShown } from '../../fields/validate-object.ts';
import { valueAt } from '../../record/path-value.ts';

/** A place that holds a field, with the rows and groups around it. */
export type FieldPlace = {
  readonly value: JsonValue | undefined;
  readonly path: string;
  /** The row or group of the field first, the record last. */
  readonly around: readonly Surrounding[];
};

/** The record, a row or a group, with the dotted path of its field; '' is the record. */
type Surrounding = { readonly list: string; readonly values: JsonObject; readonly isLast: boolean };

/** Every place that holds the field a dotted path names. */
export function placesOf(module: ResolvedModule, data: JsonObject, path: string): readonly FieldPlace[] {
  const keys = path.split('.');
  const key = keys.pop() ?? '';
  let holders: readonly Holder[] = [{ path: '', around: [{ list: '', values: data, isLast: true }] }];
  for (const list of keys) holders = holders.flatMap((holder) => holdersIn(module, holder, list));
  return holders.map(({ path: place, around }) => ({
    value: around[0]?.values[key],
    path: joinPath(place, key),
    around,
  }));
}

/** The place of a field that has this path (`lines.3.text`), where the record has one. */
export function placeAt(
  module: ResolvedModule,
  data: JsonObject,
  field: string,
  path: string,
): FieldPlace | undefined {
  return placesOf(module, data, field).find((place) => place.path === path);
}

type Holder = Pick<FieldPlace, 'path' | 'around'>;

/** The rows of a list; the object of a group is one place without an index. */
function holdersIn(module: ResolvedModule, { path, around }: Holder, key: string): readonly Holder[] {
  const values = around[0]?.values ?? {};
  const list = joinPath(around[0]?.list ?? '', key);
  const place = joinPath(path, key);
  const value = values[key] ?? missingGroup(fieldAtPath(module, list), values);
  if (isJsonObject(value))
    return [{ path: place, around: [{ list, values: value, isLast: true }, ...around] }];
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return entries.map((entry, index) => ({
    path: joinPath(place, index),
    around: [
      { list, values: isJsonObject(entry) ? entry : {}, isLast: index === entries.length - 1 },
      ...around,
    ],
  }));
}

/** A required group is never missing: its parts are. */
function missingGroup(field: ResolvedField | undefined, values: JsonObject): JsonObject | undefined {
  return field?.kind === 'group' && !field.optional && isShown(field, values) ? {} : undefined;
}

/** What another field holds: in the same row or group, in those around it or in the record. */
export function valueBeside({ around }: FieldPlace, name: string): JsonValue | undefined {
  const beside = around.map(({ values }) => valueAt(values, name));
  const named = around
    .filter(({ list }) => name.startsWith(`${list}.`))
    .map(({ list, values }) => valueAt(values, name.slice(list.length + 1)));
  return [...beside, ...named].find((value) => value !== undefined && value !== null);
}

/** Whether a place is in the last row of a list. */
export function isInLastRow({ around }: FieldPlace, list: string): boolean {
  return around.find((row) => row.list === list)?.isLast ?? false;
}

/** The field that a name means beside another one: of the same row, of the rows around it or of the record. */
export function fieldBeside(module: ResolvedModule, path: string, name: string): ResolvedField | undefined {
  for (let rows = path; rows !== '';) {
    rows = rows.slice(0, Math.max(0, rows.lastIndexOf('.')));
    const found = fieldAtPath(module, joinPath(rows, name));
    if (found !== undefined) return found;
  }
  return undefined;
}
