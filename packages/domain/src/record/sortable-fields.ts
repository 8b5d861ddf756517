import type { ResolvedField } from '../core/field.ts';
import type { ResolvedModule } from '../core/module.ts';
import { fieldKindLogic } from '../fields/index.ts';

/**
 * The fields that the module's lists can be sorted by: those that it names, and every other one with an order
 * that its lists show or filter by.
 */
export function sortableFields({ list, fieldByKey }: ResolvedModule): readonly string[] {
  const { sorts, sort, filters, columns } = list;
  const keys = new Set([...sorts, ...(sort === null ? [] : [sort.field]), ...filters, ...columns]);
  return [...keys].filter((key) => hasOrder(fieldByKey.get(key)));
}

function hasOrder(field: ResolvedField | undefined): boolean {
  if (field === undefined || (field.kind === 'reference' && field.many === true)) return false;
  return fieldKindLogic(field.kind).canSort;
}
