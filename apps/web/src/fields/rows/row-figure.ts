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
  const choice = rowFields.find(({ key }, place) =>
    uniqueBy === undefined ? place === 0 : key === uniqueBy,
  );
  const numbers = rowFields.filter(({ kind }) => kind === 'integer' || kind === 'decimal');
  const [figure] = numbers;
  if (uniqueBy === undefined && numbers.length > 1) return null;
  if (choice?.kind !== 'enum' || (figure?.kind !== 'integer' && figure?.kind !== 'decimal')) return null;
  const stored = asText(row[choice.key]);
  const number = asNumber(row[figure.key]);
  if (stored === '' || number === null) return null;
  const name = choice.of.values.find(({ value }) => value === stored)?.label[language] ?? stored;
  const text = figure.unit === 'bp' ? percentOfBasisPoints(number) : numberText(number, language);
  return { name, figure: isPercent(rowFields, row) ? `${text}%` : text };
}

/** The one number that a row has beside the record that it names, such as how many; null where it has several. */
export function amountText(
  { rowFields, uniqueBy }: ResolvedField<'rows'>,
  row: JsonObject,
  language: Language,
): string | null {
  const [amount, ...others] = rowFields.filter(
    ({ key, kind }) => (kind === 'integer' || kind === 'decimal') && key !== uniqueBy,
  );
  const number = amount === undefined ? null : asNumber(row[amount.key]);
  if (number === null || others.length > 0 || (amount?.kind !== 'integer' && amount?.kind !== 'decimal'))
    return null;
  return amount.unit === 'bp' ? percentOfBasisPoints(number) : `×${numberText(number, language)}`;
}

/** Whether another choice of the row says that its number is a percentage. */
function isPercent(fields: ResolvedField<'rows'>['rowFields'], row: JsonObject): boolean {
  return fields.some(
    (field) =>
      field.kind === 'enum' &&
      field.of.values.some(({ value, glyph }) => value === row[field.key] && glyph?.en === '%'),
  );
}
