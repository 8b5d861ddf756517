import type { ResolvedField } from '@quartermaster/domain/core/field';
import { numberOf, objectOf, objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { percentOfBasisPoints, unitOf } from '@quartermaster/domain/fields/number-text';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import { numberText } from '../number/number-text.ts';

/** A choice and its number, as people read them. */
type RowFigure = { readonly name: string; readonly figure: string };

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
  if (choice === undefined || (figure?.kind !== 'integer' && figure?.kind !== 'decimal')) return null;
  const name = nameOf(choice, textOf(row[choice.key]), language);
  const number = numberOf(row[figure.key], null);
  if (name === null) return null;
  // A choice that asks for no number says it alone.
  if (number === null) return isShown(figure, row) ? null : { name, figure: '' };
  const from = figureText(chosenField(figure, row), number, language);
  const most = numbers.find(({ key }) => figure.key === 'min' && key === 'max');
  const to = most === undefined ? null : numberOf(row[most.key], null);
  if (most === undefined || to === null || to === number) return { name, figure: from };
  return { name, figure: `${from}–${figureText(chosenField(most, row), to, language)}` };
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
  if (unit === 'bp') return percentOfBasisPoints(number);
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

/** Rows that are ranges of numbers, as people read them: `1–10`, `15`; null where they are something else. */
export function rangesText(
  { rowFields }: ResolvedField<'rows'>,
  rows: readonly JsonObject[],
  language: Language,
): readonly string[] | null {
  if (rowFields.map(({ key }) => key).join(' ') !== 'from to') return null;
  return rows.map(({ from, to }) => {
    const ends = [...new Set([numberOf(from, null), numberOf(to, null)])];
    return ends.map((end) => (end === null ? '?' : numberText(end, language))).join('–');
  });
}

/** Numbers that say how many there are of the record; others, such as the stars that it needs, would read as that. */
const COUNTS = /(?:^|_)(?:amount|count)$/;

/** If a row has several numbers beside its record, this one says how strong the record is. */
const STRENGTH = 'value';

/** The number that a row has beside the record that it names: how many, how strong, or a share; null where several could be meant. */
export function amountText(
  { rowFields, uniqueBy }: ResolvedField<'rows'>,
  row: JsonObject,
  language: Language,
): string | null {
  const numbers = rowFields.filter(
    ({ key, kind }) => (kind === 'integer' || kind === 'decimal') && key !== uniqueBy,
  );
  const strength = numbers.find(({ key }) => key === STRENGTH);
  const amount = strength ?? (numbers.length === 1 ? numbers[0] : undefined);
  const number = amount === undefined ? null : numberOf(row[amount.key], null);
  if (number === null || (amount?.kind !== 'integer' && amount?.kind !== 'decimal')) return null;
  if (amount === strength) return numberText(number, language);
  if (amount.unit === 'bp') return percentOfBasisPoints(number);
  return COUNTS.test(amount.key) ? `×${numberText(number, language)}` : null;
}

/** More of them are told by how many they are. */
const MOST_NUMBERS = 6;

/** The numbers of rows that hold one number each, such as levels or hours; null if there are many, or for other rows. */
export function loneNumbers(
  { rowFields }: ResolvedField<'rows'>,
  rows: readonly JsonObject[],
  language: Language,
): readonly string[] | null {
  const [number, ...others] = rowFields;
  if (number?.kind !== 'integer' || number.unit !== undefined) return null;
  if (others.length > 0 || rows.length > MOST_NUMBERS) return null;
  return rows.map((row) => {
    const stored = numberOf(row[number.key], 0);
    return number.words?.[stored]?.[language] ?? numberText(stored, language);
  });
}

/** A number that only says which row it is. */
const ORDINALS: ReadonlySet<string> = new Set(['no', 'order']);
const MOST_CHOICES = 3;

/** The choices of rows that hold one choice each, such as currencies or ordered rules; null if there are many, or for other rows. */
export function loneChoices(
  { rowFields }: ResolvedField<'rows'>,
  rows: readonly JsonObject[],
  language: Language,
): readonly string[] | null {
  const [choice, ...others] = rowFields.filter(({ key }) => !ORDINALS.has(key));
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

/** The first line of a talk or of a list of answers; null of other rows, and of a text that Localization keeps. */
export function firstLine(
  { rowFields }: ResolvedField<'rows'>,
  rows: readonly JsonObject[],
  language: Language,
): string | null {
  const isTalk = ['text', 'voice'].every((part) => rowFields.some(({ key }) => key === part));
  const isAnswer = rowFields.find(({ key }) => !ORDINALS.has(key))?.key === 'text';
  const line = objectOf(rows[0]?.['text'])[language];
  return (isTalk || isAnswer) && typeof line === 'string' && line !== '' ? line : null;
}
