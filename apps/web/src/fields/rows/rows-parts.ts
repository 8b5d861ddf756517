import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import type { NestedParts } from '../types.ts';
import type { RowsColumn } from './use-columns.ts';
import type { RowDrag } from './use-row-drag.ts';

/** What can be done to the rows of one table; the same object for as long as the table lives. */
export type RowActions = {
  readonly change: (index: number, key: string, value: JsonValue) => void;
  readonly add: () => void;
  /** Rows from elsewhere, in the place of those that are there or after them. */
  readonly load: (rows: readonly JsonObject[], isReplacing: boolean) => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
};

/** What one row and its parts are drawn from. */
export type RowLineProps = {
  readonly row: JsonObject;
  readonly index: number;
  readonly count: number;
  readonly field: ResolvedField<'rows'>;
  /** A column for each field that some row has, in order. */
  readonly columns: readonly RowsColumn[];
  readonly parts: NestedParts;
  readonly actions: RowActions;
  readonly drag: RowDrag;
  /** A row without a weight among rows that have one. */
  readonly isIdle: boolean;
  readonly isLocked: boolean;
  readonly inputId: string;
  readonly path: string;
  readonly isDisabled: boolean;
  readonly onBlur: () => void;
};

/** Whether the rows carry a number of their own, so that counting them again would say it twice. */
export function isNumbered(field: ResolvedField<'rows'>): boolean {
  return field.rowFields.some((inner) => inner.key === field.uniqueBy && inner.kind === 'integer');
}

/** Tables of so few rows are quicker typed than loaded. */
const FEW_ROWS = 5;

/** Whether rows of a field can come from a spreadsheet. */
export function isLoadable(field: ResolvedField): field is ResolvedField<'rows'> {
  return (
    field.kind === 'rows' && field.readOnly !== true && (field.max === undefined || field.max > FEW_ROWS)
  );
}
