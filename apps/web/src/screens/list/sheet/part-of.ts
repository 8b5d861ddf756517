import type { ResolvedField } from '@quartermaster/domain/core/field';
import { objectOf, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import type { SheetColumn } from '../../../engine/sheet/sheet-model.ts';

type Part = { readonly field: ResolvedField; readonly value: JsonValue | undefined };

/** The part of a group that a column holds whole, as the parts beside it make it; null: it holds something else. */
export function partOf(
  data: RecordData,
  { field, part, name }: Pick<SheetColumn, 'field' | 'part' | 'name'>,
): Part | null {
  if (field.kind !== 'group' || part === undefined || !name.endsWith(`.${part.key}`)) return null;
  const beside = name
    .split('.')
    .slice(0, -1)
    .reduce((values, key) => objectOf(values[key]), data);
  return { field: chosenField(part, beside), value: beside[part.key] };
}
