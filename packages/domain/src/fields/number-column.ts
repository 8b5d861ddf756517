import type { FieldKinds } from '../core/field.ts';
import { plainText } from '../core/json.ts';
import { singleColumn } from './cells.ts';
import type { CellColumn, CellResult } from './field-kind-logic.ts';
import { percentOfBasisPoints, readNumber, readShownNumber } from './number-text.ts';

type NumberField = Pick<FieldKinds['integer'], 'unit' | 'words'> & { readonly key: string };

/** The column of a number. Files hold basis points, which a percent sign turns into percent; sheets show percent. */
export function numberColumn(field: NumberField, check: (number: number | null) => CellResult): CellColumn {
  const inFile = singleColumn(field.key, (text) => check(readNumber(field, text)));
  if (field.unit !== 'bp') return inFile;
  const inSheet = singleColumn(
    field.key,
    (text) => check(readShownNumber(field, text)),
    (value) => (typeof value === 'number' ? percentOfBasisPoints(value) : plainText(value)),
  );
  return { ...inFile, inSheet: { ...inSheet, isPercent: true } };
}
