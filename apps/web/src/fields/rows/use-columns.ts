import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { defaultsOf } from '@quartermaster/domain/core/resolve';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { isSameValue } from '@quartermaster/domain/record/canonical';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { useMemo } from 'react';
import { areAlternatives, groupAlternatives } from '../common/alternatives.ts';
import type { Rows } from './row-operations.ts';

/**
 * The fields of rows that have a column: those that at least one row has, because a column in which
 * nothing can be typed takes room from the others, and that are not folded.
 */
export function columnsOf(field: ResolvedField<'rows'>, rows: Rows): readonly ResolvedField[] {
  return field.rowFields.filter(
    (inner) =>
      field.folded?.includes(inner.key) !== true &&
      (inner.showWhen === undefined || rows.some((row) => isShown(inner, row))),
  );
}

/** The fields of a row that open below it. */
export function foldedOf(
  { folded, rowFields }: ResolvedField<'rows'>,
  row: JsonObject,
): readonly ResolvedField[] {
  return rowFields.filter((inner) => folded?.includes(inner.key) === true && isShown(inner, row));
}

/** The columns that say something: their value is not what a new row has. */
export function unusualFields(field: ResolvedField<'rows'>, row: JsonObject): readonly ResolvedField[] {
  const usual = defaultsOf(field.rowFields);
  return foldedOf(field, row).filter(({ key }) => !isBlank(row[key]) && !isSameValue(row[key], usual[key]));
}

/** A column: a field, or several of which a row has at most one. */
export type RowsColumn = readonly [ResolvedField, ...ResolvedField[]];

/** The same columns for as long as they hold the same fields, so that rows are not drawn again. */
export function useColumns(field: ResolvedField<'rows'>, rows: Rows): readonly RowsColumn[] {
  const keys = columnsOf(field, rows)
    .map(({ key }) => key)
    .join(' ');
  return useMemo(() => {
    const shown = new Set(keys.split(' '));
    return groupAlternatives(
      field.rowFields.filter(({ key }) => shown.has(key)),
      areAlternatives,
    );
  }, [field, keys]);
}
