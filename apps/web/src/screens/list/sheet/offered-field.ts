import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { RecordData } from '@quartermaster/domain/core/json';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import type { SheetColumn } from '../../../engine/sheet/sheet-model.ts';

/** The field whose text names several records, which are offered part by part; null: none is. */
export function fieldInParts({
  field,
  part,
}: SheetColumn):
  | ResolvedField<'reference'>
  | ResolvedField<'reward_list'>
  | ResolvedField<'cost_list'>
  | null {
  if (part !== undefined) return null;
  if (field.kind === 'reward_list' || field.kind === 'cost_list') return field;
  return field.kind === 'reference' && field.many === true ? field : null;
}

/** The field whose values or records are offered in a cell; null: its text is free. */
export function offeredField(
  column: SheetColumn,
  data: RecordData,
): ResolvedField<'enum'> | ResolvedField<'reference'> | null {
  // A cell of a part of its field has a format of its own.
  if (column.part !== undefined) return null;
  const field = chosenField(column.field, data);
  if (field.kind === 'enum') return field;
  return field.kind === 'reference' && field.many !== true ? field : null;
}
