import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { FieldCell } from '../cells.tsx';
import { ShortValues } from '../common/short-values.tsx';
import { asObject } from '../common/values.ts';

type RowSummaryProps = { readonly field: ResolvedField<'rows'>; readonly row: JsonValue };

/** A row in a few words. */
export function RowSummary({ field, row }: RowSummaryProps) {
  return <ShortValues field={field} values={asObject(row)} Cell={FieldCell} />;
}
