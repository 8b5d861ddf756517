import type { ComponentType } from 'react';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import type { FieldCellProps, FieldInputProps } from '../types.ts';

/** How rows draw the fields inside them; handed in, because those may be rows again. */
export type RowsParts = {
  readonly Input: ComponentType<FieldInputProps>;
  readonly Cell: ComponentType<FieldCellProps>;
};

/** What can be done to the rows of one table; the same object for as long as the table lives. */
export type RowActions = {
  /** A value as it is this moment. */
  readonly read: (index: number, key: string) => JsonValue | undefined;
  readonly change: (index: number, key: string, value: JsonValue) => void;
  readonly add: () => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
};

/** Whether a field of a row is asked for, given the row's other values. */
export function isShownInRow(field: ResolvedField, row: JsonObject): boolean {
  const when = field.showWhen;
  return when === undefined || when.in.includes(row[when.field] ?? null);
}

/** Whether the rows carry a number of their own, so that counting them again would say it twice. */
export function isNumbered(field: ResolvedField<'rows'>): boolean {
  return field.rowFields.some((inner) => inner.key === field.uniqueBy && inner.kind === 'integer');
}
