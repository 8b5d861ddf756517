import type { Subject } from '../core/demand-parameters.ts';
import { fieldAtPath } from '../core/field-at-path.ts';
import type { EnumValue, ResolvedField } from '../core/field.ts';
import { plainText, type JsonValue } from '../core/json.ts';
import { joinList, localized, type Language, type Localized } from '../core/language.ts';
import type { Registry, ResolvedModule } from '../core/module.ts';
import { targetsOf } from '../core/targets-of.ts';
import { timeslotType } from '../enums/timeslot-type.ts';
import { isNumberKind, percentOfBasisPoints, unitOf } from '../fields/number-text.ts';
import { fieldBeside } from '../rules/demands/field-places.ts';
import { inRows } from '../rules/row-paths.ts';
import { formatText } from '../texts/format-text.ts';

/** The module that is described, the reader's language, and where names of other modules come from. */
export type Reader = {
  readonly module: ResolvedModule;
  readonly registry: Pick<Registry, 'find'>;
  readonly language: Language;
};

const QUOTED = localized('“{name}”', '「{name}」', '「{name}」');
const OR = localized('{one} or {other}', '{one}或{other}', '{one}か{other}');
const AND = localized('{one} and {other}', '{one}、{other}', '{one}、{other}');
const SWITCHED = { on: localized('on', '開啟', 'オン'), off: localized('off', '關閉', 'オフ') };
const BETWEEN_LABELS = ' › ';

/** A text in the reader's language, with its names filled in. */
export function say(
  { language }: Pick<Reader, 'language'>,
  words: Localized,
  values: Readonly<Record<string, string>> = {},
): string {
  return formatText(words[language], values);
}

/** A name in quotation marks, so that a label is not read as a part of the sentence. */
export function quote(reader: Pick<Reader, 'language'>, name: string): string {
  return say(reader, QUOTED, { name });
}

/** Several names, all of which are meant. */
export function joinAll(reader: Pick<Reader, 'language'>, names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed();
  if (before.length === 0) return last;
  return say(reader, AND, { one: joinEach(reader, before.toReversed()), other: last });
}

/** Several names one after the other. */
export function joinEach({ language }: Pick<Reader, 'language'>, names: readonly string[]): string {
  return joinList(names, language);
}

/** The title of another module in quotation marks; its key where the module is unknown. */
export function moduleWords({ registry, language }: Reader, key: string): string {
  return quote({ language }, registry.find(key)?.titles.title[language] ?? key);
}

/** Labels of fields of the module, in quotation marks, all of which are meant. */
export function fieldLabels(reader: Reader, keys: readonly string[]): string {
  const { module, language } = reader;
  return joinAll(
    reader,
    keys.map((key) => quote(reader, module.fieldByKey.get(key)?.label[language] ?? key)),
  );
}

/** The labels along a dotted path of field keys; `null` where there is no such field. */
export function labelsOf(module: ResolvedModule, path: string, language: Language): string | null {
  const keys = path.split('.');
  const labels = keys.map(
    (_, index) => fieldAtPath(module, keys.slice(0, index + 1).join('.'))?.label[language],
  );
  return labels.includes(undefined) ? null : labels.join(BETWEEN_LABELS);
}

/** The field that a name means: by its path, or beside the field at `home`. */
export function fieldNamed(module: ResolvedModule, name: string, home: string): ResolvedField | undefined {
  return fieldBeside(module, home, name) ?? fieldAtPath(module, name);
}

/** A field of the reader's module, by its labels in quotation marks. */
export function fieldWords(reader: Reader, name: string, home = ''): string {
  const { module, language } = reader;
  const label = labelsOf(module, name, language) ?? fieldNamed(module, name, home)?.label[language];
  return quote(reader, label ?? name);
}

/** A field inside rows that the sentence has named: by its labels from there on. */
export function fieldInRows(reader: Reader, rows: string, key: string, beside = ''): string {
  const path = inRows(rows, key);
  const labels = labelsOf(reader.module, path, reader.language);
  if (labels === null) return fieldWords(reader, key, inRows(rows, beside));
  const depth = rows === '' ? 0 : rows.split('.').length;
  return quote(reader, labels.split(BETWEEN_LABELS).slice(depth).join(BETWEEN_LABELS));
}

/** The module of the records that a subject is a field of. */
export function moduleOfSubject(
  reader: Reader,
  { of, via }: Subject,
  home: string,
): ResolvedModule | undefined {
  if (of === undefined) return reader.module;
  if (via !== undefined) return reader.registry.find(via.module);
  const reference = fieldNamed(reader.module, of, home);
  return targetsOf(reference).flatMap((key) => reader.registry.find(key) ?? [])[0];
}

/** Values of which one is meant, as the reader knows them: options by their labels. */
export function valuesWords(
  reader: Pick<Reader, 'language'>,
  values: readonly JsonValue[],
  field: ResolvedField | undefined,
): string {
  return oneOf(
    reader,
    values.map((value) => valueWords(reader, value, field)),
  );
}

/** Several names of which one is meant. */
export function oneOf(reader: Pick<Reader, 'language'>, names: readonly string[]): string {
  const before = names.slice(0, -1);
  const last = names.at(-1) ?? '';
  return before.length === 0 ? last : say(reader, OR, { one: joinEach(reader, before), other: last });
}

/** A value as forms show it: an option by its label in quotation marks, a share in percent. */
export function valueWords(
  reader: Pick<Reader, 'language'>,
  value: JsonValue,
  field: ResolvedField | undefined,
): string {
  if (typeof value === 'boolean') return SWITCHED[value ? 'on' : 'off'][reader.language];
  const option = optionsOf(field).find((one) => one.value === value);
  if (option !== undefined) return quote(reader, option.label[reader.language]);
  return typeof value === 'number' ? numberWords(value, field) : plainText(value);
}

/** Digits as the game's people write them in every language: `999,999`. */
export const digits = (number: number): string => number.toLocaleString('en');

/** A number as forms show it: basis points are a percentage there. An ID has no commas. */
function numberWords(value: number, field: ResolvedField | undefined): string {
  if (field === undefined || !isNumberKind(field.kind)) return plainText(value);
  const unit = unitOf(field);
  if (unit === 'bp') return percentOfBasisPoints(value);
  return unit === 'percent' ? `${digits(value)}%` : digits(value);
}

/** The closed list that a field's values come from; empty where there is none. */
function optionsOf(field: ResolvedField | undefined): readonly EnumValue[] {
  if (field?.kind === 'enum' || field?.kind === 'multi_enum') return field.of.values;
  if (field?.kind === 'timeslot') return timeslotType.values;
  return field?.kind === 'reference' ? (field.tags?.values ?? []) : [];
}
