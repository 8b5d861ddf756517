import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { asNumber, asText } from '../common/values.ts';
import { percentOfBasisPoints } from '@quartermaster/domain/fields/number-text';
import { numberText } from '../number/number-text.ts';

/** A choice and its number, as people read them. */
export type RowFigure = { readonly name: string; readonly figure: string };

/** What a row of the kind `choice: number` says; null where the rows are of another kind. */
export function rowFigure(
  { rowFields, uniqueBy }: ResolvedField<'rows'>,
  row: JsonObject,
  language: Language,
): RowFigure | null {
  const choice = rowFields.find(({ key }) => key === uniqueBy);
  const figure = rowFields.find(({ kind }) => kind === 'integer' || kind === 'decimal');
  if (choice?.kind !== 'enum' || (figure?.kind !== 'integer' && figure?.kind !== 'decimal')) return null;
  const stored = asText(row[choice.key]);
  const number = asNumber(row[figure.key]);
  if (stored === '' || number === null) return null;
  const name = choice.of.values.find(({ value }) => value === stored)?.label[language] ?? stored;
  return {
    name,
    figure: figure.unit === 'bp' ? percentOfBasisPoints(number) : numberText(number, language),
  };
}
