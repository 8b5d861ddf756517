import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import type { NestedParts } from '../types.ts';
import type { RowDrag } from './use-row-drag.ts';

/** What can be done to the rows of one table; the same object for as long as the table lives. */
export type RowActions = {
  readonly change: (index: number, key: string, value: JsonValue) => void;
  readonly add: () => void;
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
  readonly parts: NestedParts;
  readonly actions: RowActions;
  readonly drag: RowDrag;
  /** Absent: the rows have no weights. `null`: nothing weighs anything. */
  readonly share: number | null | undefined;
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
