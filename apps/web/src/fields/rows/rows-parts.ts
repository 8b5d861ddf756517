import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';

/** What can be done to the rows of one table; the same object for as long as the table lives. */
export type RowActions = {
  readonly change: (index: number, key: string, value: JsonValue) => void;
  readonly add: () => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
};

/** Whether the rows carry a number of their own, so that counting them again would say it twice. */
export function isNumbered(field: ResolvedField<'rows'>): boolean {
  return field.rowFields.some((inner) => inner.key === field.uniqueBy && inner.kind === 'integer');
}
