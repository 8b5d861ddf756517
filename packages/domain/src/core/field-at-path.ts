import type { ResolvedField } from './field.ts';
import type { ResolvedModule } from './module.ts';

/** The field that a dotted path of field keys leads to, through rows and groups. */
export function fieldAtPath(module: ResolvedModule, path: string): ResolvedField | undefined {
  const [first = '', ...rest] = path.split('.');
  let field = module.fieldByKey.get(first);
  for (const key of rest) field = field?.rowFields.find((rowField) => rowField.key === key);
  return field;
}

/** The field whose value is at a path of a record (list rows by index, parts of a value below it). */
export function fieldOfIssuePath(module: ResolvedModule, path: string): ResolvedField | undefined {
  const [first = '', ...rest] = path.split('.');
  let field = module.fieldByKey.get(first);
  for (const part of rest) {
    if (field === undefined || field.rowFields.length === 0) return field;
    if (field.kind === 'group' || !/^\d+$/.test(part))
      field = field.rowFields.find((rowField) => rowField.key === part);
  }
  return field;
}
