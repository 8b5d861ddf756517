import type { ResolvedField } from '@quartermaster/domain/core/field';
import { objectOf, type JsonValue } from '@quartermaster/domain/core/json';
import { FieldCell } from '../cells.tsx';
import { ShortValues } from '../common/short-values.tsx';

type RowSummaryProps = { readonly field: ResolvedField<'rows'>; readonly row: JsonValue };

/** A row in a few words. */
export function RowSummary({ field, row }: RowSummaryProps) {
  return <ShortValues field={field} values={objectOf(row)} Cell={FieldCell} />;
}
