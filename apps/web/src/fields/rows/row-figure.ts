import type { ResolvedField } from '@quartermaster/domain/core/field';
import { numberOf, objectOf, objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { unitOf } from '@quartermaster/domain/fields/number-text';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import { numberText, percentText } from '../number/number-text.ts';

/** A choice and its number, as people read them. */
type RowFigure = { readonly name: string; readonly figure: string };

/** What a row of the kind `choice: number` says; null where the rows are of another kind. */
export function rowFigure(
  field: ResolvedField<'rows'>,
  row: JsonObject,
  language: Language,
): RowFigure | null {
  const { uniqueBy, summary } = field;
  const fields = summaryFields(field);
  const choice = fields.find(({ key }, place) => (uniqueBy === undefined ? place === 0 : key === uniqueBy));
  const numbers = fields.filter(isNumberField);
  const [figure, most] = numbers;
  if (uniqueBy === undefined && summary === undefined && numbers.length > 1) return null;
  if (choice === undefined || figure === undefined) return null;
  const name = nameOf(choice, textOf(row[choice.key]), language);
  const number = numberOf(row[figure.key], null);
  if (name === null) return null;
  // A choice that asks for no number says it alone.
  if (number === null) return isShown(figure, row) ? null : { name, figure: '' };
  const from = figureText(chosenField(figure, row), number, language);
  const to = most === undefined || summary === undefined ? null : numberOf(row[most.key], null);
  if (most === undefined || to === null || to === number) return { name, figure: from };
  return { name, figure: `${from}–${figureText(chosenField(most, row), to, language)}` };
}

type NumberField = ResolvedField<'integer' | 'decimal'>;

const isNumberField = (field: ResolvedField): field is NumberField =>
  field.kind === 'integer' || field.kind === 'decimal';

/** The fields that the definition names for a list, else all. */
function summaryFields({ rowFields, summary }: ResolvedField<'rows'>): readonly ResolvedField[] {
  return summary?.flatMap((key) => rowFields.find((inner) => inner.key === key) ?? []) ?? rowFields;
}

export type RecordAddress = { readonly module: string; readonly id: string };

/** The first record that a row names; null where it names none. */
export function recordOfRow({ rowFields }: ResolvedField<'rows'>, row: JsonObject): RecordAddress | null {
  for (const declared of rowFields) {
    const field = chosenField(declared, row);
    if (field.kind !== 'reference' || field.many === true || !isShown(field, row)) continue;
    const id = textOf(row[field.key]);
    if (id !== '') return { module: field.to, id };
  }
  return null;
}

type Pictures = { readonly [module: string]: { readonly [id: string]: { readonly image: string | null } } };

/** Whether two different records have the same picture, which then says nothing about either. */
export function haveOnePicture(records: readonly RecordAddress[], pictures: Pictures): boolean {
  const different = new Map(
    records.map(({ module, id }) => [`${module} ${id}`, pictures[module]?.[id]?.image]),
  );
  const images = [...different.values()].filter((image) => image !== undefined && image !== null);
  return new Set(images).size < images.length;
}

/** The lines that fit into a row of a list. */
const LINES = 2;
/** Letters of a figure that leaves its column narrow. */
const NARROW = 16;

/** Letters of a figure; a Chinese or Japanese one is as wide as two. */
export const lettersOf = ({ name, figure }: RowFigure): number =>
  `${name}${figure}`.replaceAll(/[\u3000-\uffff]/g, 'xx').length;

/** Two figures; of more rows than that only the first where the two are long. */
export function shownFigures(figures: readonly RowFigure[], rowCount: number): readonly RowFigure[] {
  const two = figures.slice(0, LINES);
  return rowCount <= LINES || two.every((each) => lettersOf(each) <= NARROW) ? two : two.slice(0, 1);
}

/** A number as it is read beside a name: shares as percent, others alone. */
function figureText(field: ResolvedField, number: number, language: Language): string {
  const unit = unitOf(field);
  if (unit === 'bp') return percentText(number);
  return `${numberText(number, language)}${unit === 'percent' ? '%' : ''}`;
}

/** What a row's choice or mark is called; null where it is neither, or not filled. */
function nameOf(choice: ResolvedField, stored: string, language: Language): string | null {
  if (stored === '') return null;
  if (choice.kind === 'text' && choice.form === 'mark') return stored;
  if (choice.kind !== 'enum') return null;
  return labelOf(choice.of, stored)?.[language] ?? stored;
}

/** What a step gives: its number, and the first line of what it holds; null where the rows are no steps. */
export function stepFigure(
  { rowFields }: ResolvedField<'rows'>,
  row: JsonObject,
  language: Language,
): RowFigure | null {
  const [number] = rowFields;
  const lines = rowFields.find((inner) => inner.kind === 'rows');
  const place = number?.kind === 'integer' ? numberOf(row[number.key], null) : null;
  const [first] = lines === undefined ? [] : objectsInPlace(row[lines.key]);
  if (place === null || lines?.kind !== 'rows' || first === undefined) return null;
  const line = rowFigure(lines, first, language);
  return line && { name: `${numberText(place, language)}: ${line.name}`, figure: line.figure };
}

/** Rows that the definition summarizes as ranges of numbers: `1–10`, `15`; null of other rows. */
export function rangesText(
  field: ResolvedField<'rows'>,
  rows: readonly JsonObject[],
  language: Language,
): readonly string[] | null {
  const [from, to, ...others] = field.summary === undefined ? [] : summaryFields(field);
  if (from?.kind !== 'integer' || to?.kind !== 'integer' || others.length > 0) return null;
  return rows.map((row) => {
    const ends = [...new Set([numberOf(row[from.key], null), numberOf(row[to.key], null)])];
    return ends.map((end) => (end === null ? '?' : numberText(end, language))).join('–');
  });
}

/**
 * The number beside the record that a row names: a share, or where the definition summarizes the row by it,
 * how many (whole) or how strong (decimal). Null where no number is, or several could be meant.
 */
export function amountText(field: ResolvedField<'rows'>, row: JsonObject, language: Language): string | null {
  const [amount, ...others] = summaryFields(field)
    .filter(isNumberField)
    .filter(({ key }) => key !== field.uniqueBy);
  const number = amount === undefined || others.length > 0 ? null : numberOf(row[amount.key], null);
  if (amount === undefined || number === null) return null;
  if (amount.unit === 'bp') return percentText(number);
  if (field.summary === undefined) return null;
  return amount.kind === 'integer' ? `×${numberText(number, language)}` : numberText(number, language);
}

/** More of them are told by how many they are. */
const MOST_NUMBERS = 6;

/** The numbers of rows that hold one number each, such as levels or hours; null if there are many, or for other rows. */
export function loneNumbers(
  field: ResolvedField<'rows'>,
  rows: readonly JsonObject[],
  language: Language,
): readonly string[] | null {
  const [number, ...others] = summaryFields(field);
  if (number?.kind !== 'integer' || number.unit !== undefined) return null;
  if (others.length > 0 || rows.length > MOST_NUMBERS) return null;
  return rows.map((row) => {
    const stored = numberOf(row[number.key], 0);
    return number.words?.[stored]?.[language] ?? numberText(stored, language);
  });
}

const MOST_CHOICES = 3;

/** The choices of rows that hold one choice each, such as currencies or ordered rules; null if there are many, or for other rows. */
export function loneChoices(
  field: ResolvedField<'rows'>,
  rows: readonly JsonObject[],
  language: Language,
): readonly string[] | null {
  const [choice, ...others] = summaryFields(field);
  if (choice?.kind !== 'enum' || rows.length > MOST_CHOICES) return null;
  if (rows.some((row) => others.some(({ key }) => !isBlank(row[key])))) return null;
  return rows.map((row) => {
    const stored = textOf(row[choice.key]);
    return labelOf(choice.of, stored)?.[language] ?? stored;
  });
}

/** The different choices of rows that begin with one, such as prices by channel; null if there are many, or for other rows. */
export function choicesOnce(
  { rowFields }: ResolvedField<'rows'>,
  rows: readonly JsonObject[],
  language: Language,
): readonly string[] | null {
  const [choice] = rowFields;
  if (choice?.kind !== 'enum') return null;
  const stored = new Set(rows.map((row) => row[choice.key]));
  const chosen = choice.of.values.filter(({ value }) => stored.has(value));
  return chosen.length === 0 || chosen.length > MOST_CHOICES
    ? null
    : chosen.map(({ label }) => label[language]);
}

/** The assets of rows that are about one each, such as the goods of a store; none of other rows. */
export function assetOfEach(
  { rowFields }: ResolvedField<'rows'>,
  rows: readonly JsonObject[],
): readonly JsonObject[] {
  const goods = rowFields.find((inner) => inner.kind === 'reward_list' && inner.max === 1);
  return goods === undefined ? [] : rows.flatMap((row) => objectsInPlace(row[goods.key]));
}

/** The first text of rows that the definition summarizes by one; null of other rows, and of a text that Localization keeps. */
export function firstLine(
  field: ResolvedField<'rows'>,
  rows: readonly JsonObject[],
  language: Language,
): string | null {
  const [text] = field.summary === undefined ? [] : summaryFields(field);
  if (text?.kind !== 'localized_text') return null;
  const line = objectOf(rows[0]?.[text.key])[language];
  return typeof line === 'string' && line !== '' ? line : null;
}
