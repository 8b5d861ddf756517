import type { ResolvedField } from '@quartermaster/domain/core/field';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { useMemo } from 'react';
import type { Rows } from './row-operations.ts';

/** The fields of rows that at least one row has: a column in which nothing can be typed takes room from the others. */
export function columnsOf(field: ResolvedField<'rows'>, rows: Rows): readonly ResolvedField[] {
  return field.rowFields.filter(
    (inner) => inner.showWhen === undefined || rows.some((row) => isShown(inner, row)),
  );
}

/** The same list for as long as it has the same fields, so that rows are not drawn again. */
export function useColumns(field: ResolvedField<'rows'>, rows: Rows): readonly ResolvedField[] {
  const keys = columnsOf(field, rows)
    .map(({ key }) => key)
    .join(' ');
  return useMemo(() => {
    const shown = new Set(keys.split(' '));
    return field.rowFields.filter(({ key }) => shown.has(key));
  }, [field, keys]);
}
