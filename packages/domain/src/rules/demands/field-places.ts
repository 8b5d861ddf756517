import { joinPath } from '../../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json.ts';
import { fieldAtPath } from '../../core/field-at-path.ts';
import type { ResolvedField } from '../../core/field.ts';
import type { ResolvedModule } from '../../core/module.ts';

/** A place that holds a field, with the rows around it. */
export type FieldPlace = {
  readonly value: JsonValue | undefined;
  readonly path: string;
  /** The row of the field first, the record last. */
  readonly around: readonly Surrounding[];
};

/** The record or a row, with the dotted path of its list; '' is the record. */
type Surrounding = { readonly list: string; readonly values: JsonObject; readonly isLast: boolean };

/** Every place that holds the field a dotted path names. */
export function placesOf(data: JsonObject, path: string): readonly FieldPlace[] {
  const keys = path.split('.');
  const key = keys.pop() ?? '';
  let rows: readonly { readonly path: string; readonly around: readonly Surrounding[] }[] = [
    { path: '', around: [{ list: '', values: data, isLast: true }] },
  ];
  for (const list of keys) {
    rows = rows.flatMap((row) => {
      const entries = listAt(row.around[0]?.values, list);
      return entries.map((entry, index) => ({
        path: joinPath(joinPath(row.path, list), index),
        around: [
          {
            list: joinPath(row.around[0]?.list ?? '', list),
            values: isJsonObject(entry) ? entry : {},
            isLast: index === entries.length - 1,
          },
          ...row.around,
        ],
      }));
    });
  }
  return rows.map((row) => ({
    value: row.around[0]?.values[key],
    path: joinPath(row.path, key),
    around: row.around,
  }));
}

function listAt(values: JsonObject | undefined, key: string): readonly JsonValue[] {
  const list = values?.[key];
  return Array.isArray(list) ? list : [];
}

/** What another field holds: in the same row, in the rows around it or in the record. */
export function valueBeside({ around }: FieldPlace, name: string): JsonValue | undefined {
  const dot = name.lastIndexOf('.');
  if (dot >= 0) return around.find(({ list }) => list === name.slice(0, dot))?.values[name.slice(dot + 1)];
  return around.map(({ values }) => values[name]).find((value) => value !== undefined && value !== null);
}

/** Whether a place stands in the last row of a list. */
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
