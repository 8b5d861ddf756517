import { objectOf } from '@quartermaster/domain/core/json';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import type { ComponentType } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { EmptyCell } from '../common/empty-cell.tsx';
import { shortFields, ShortValues } from '../common/short-values.tsx';
import type { FieldCellProps } from '../types.ts';

type GroupCellProps = FieldCellProps<'group'> & { readonly Cell: ComponentType<FieldCellProps> };

/** The first short values of a group, or the only one; how many parts are filled where none of them is short. */
export function GroupCell({ field, value, Cell }: GroupCellProps) {
  const values = objectOf(value);
  const filled = field.rowFields.filter(({ key }) => !isBlank(values[key]));
  if (filled.length === 0) return <EmptyCell />;
  if (shortFields(field, values).length > 0) return <ShortValues field={field} values={values} Cell={Cell} />;
  const [only, ...others] = filled;
  if (only !== undefined && others.length === 0)
    return <Cell field={chosenField(only, values)} value={values[only.key]} />;
  return <span>{formatNumber(filled.length)}</span>;
}
