import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { LANGUAGES } from '../core/language.ts';
import { cellValue } from './cells.ts';
import { fieldKind, type AddIssue, type CellColumn } from './field-kind-logic.ts';
import { isTarget } from './reference-field.ts';
import type { ResolvedField } from '../core/field.ts';
import { havePlaceholdersInCommon } from './placeholders.ts';
import { unixLines } from './typed-text.ts';
import { isAbsent } from './typed-object.ts';
import { findRichTextProblem } from './rich-text.ts';
import { checkHiddenCharacters, checkText, reviewHiddenCharacters } from './text-checks.ts';

/** The module whose texts others may name, and the part of a text that names one. */
export const TEXT_MODULE = { key: 'localization', part: 'key' } as const;

const KNOWN: ReadonlySet<string> = new Set(LANGUAGES);

/** A text of the game in every language, or the key of a text that several records share. */
export const localizedTextField = fieldKind<'localized_text'>({
  validate(field, value, path, add) {
    if (!isJsonObject(value)) return add(path, 'wrong_type', { expected: 'localized_text' });
    for (const [language, text] of Object.entries(value)) {
      const place = joinPath(path, language);
      if (language === TEXT_MODULE.part) checkKey(value, place, add);
      else if (!KNOWN.has(language)) add(place, 'unknown_field', { field: language });
      else if (text !== null) checkLanguage(field, text, place, add);
    }
  },
  review(_field, value, path, add, context) {
    if (!isJsonObject(value) || keyOfText(value) !== null) return;
    const severity = context.isProtected ? 'error' : 'warning';
    for (const language of LANGUAGES) {
      const [text, place] = [textIn(value, language), joinPath(path, language)];
      if (text === '') add(place, 'text_missing', { language }, severity);
      reviewHiddenCharacters(text, place, add);
    }
    if (!havePlaceholdersInCommon(filledTexts(value))) add(path, 'placeholders_differ');
  },
  isEmpty: (value) => (isJsonObject(value) ? Object.values(value).every(isNothing) : isAbsent(value)),
  normalize: (_field, value) => (isJsonObject(value) ? normalized(value) : value),
  columns: (field) => [
    ...LANGUAGES.map((language) => languageColumn(field.key, language)),
    keyColumn(field.key),
  ],
  references(_field, value, path) {
    const key = keyOfText(value);
    return key === null
      ? []
      : [{ path: joinPath(path, TEXT_MODULE.part), module: TEXT_MODULE.key, id: key, by: null }];
  },
  searchTexts(_field, value) {
    const key = keyOfText(value);
    return isJsonObject(value) ? [...filledTexts(value), ...(key === null ? [] : [key])] : [];
  },
  canSort: true,
  filterOps: ['contains', 'empty', 'filled'],
});

/** The key of the shared text that replaces own texts; null for own texts. */
export function keyOfText(value: JsonValue | undefined): string | null {
  const key = isJsonObject(value) ? value[TEXT_MODULE.part] : undefined;
  return typeof key === 'string' && key.trim() !== '' ? key.trim() : null;
}

function normalized(value: JsonObject): JsonObject {
  const texts = Object.entries(value).filter(([, text]) => !isNothing(text));
  return Object.fromEntries(
    texts.map(([part, text]) => {
      if (typeof text !== 'string') return [part, text];
      return [part, part === TEXT_MODULE.part ? text.trim() : unixLines(text)];
    }),
  );
}

function checkKey(value: JsonObject, path: string, add: AddIssue): void {
  const key = value[TEXT_MODULE.part];
  if (key === undefined || isNothing(key)) return;
  if (typeof key !== 'string' || !isTarget(key)) add(path, 'wrong_type', { expected: 'reference' });
  else if (filledTexts(value).length > 0) add(path, 'text_and_key');
}

function checkLanguage(
  field: ResolvedField<'localized_text'>,
  text: JsonValue,
  path: string,
  add: AddIssue,
): void {
  if (typeof text !== 'string') return add(path, 'wrong_type', { expected: 'text' });
  if (field.multiline !== true && field.rich !== true && /[\r\n]/.test(text)) add(path, 'one_line');
  checkText(field, text, path, add);
  checkHiddenCharacters(text, path, add, false);
  const problem = field.rich === true ? findRichTextProblem(text) : null;
  if (problem !== null) add(path, 'markup', { tag: problem.tag });
}

function languageColumn(key: string, language: string): CellColumn {
  return {
    name: `${key}.${language}`,
    read(text, before) {
      const { [language]: _old, ...others } = isJsonObject(before) ? before : {};
      if (text.trim() === '') return cellValue(others);
      const { [TEXT_MODULE.part]: _key, ...texts } = others;
      return cellValue({ ...texts, [language]: text });
    },
    print: (value) => (isJsonObject(value) ? textIn(value, language) : ''),
  };
}

/** A key takes the place of own texts, so a file that names one needs no empty cells beside it. */
function keyColumn(field: string): CellColumn {
  return {
    name: `${field}.${TEXT_MODULE.part}`,
    isFileOnly: true,
    read(text, before) {
      const { [TEXT_MODULE.part]: _old, ...texts } = isJsonObject(before) ? before : {};
      return cellValue(text.trim() === '' ? texts : { [TEXT_MODULE.part]: text.trim() });
    },
    print: (value) => keyOfText(value) ?? '',
  };
}

function textIn(value: JsonObject, language: string): string {
  const text = value[language];
  return typeof text === 'string' ? text : '';
}

function filledTexts(value: JsonObject): string[] {
  return LANGUAGES.map((language) => textIn(value, language)).filter((text) => text !== '');
}

function isNothing(text: JsonValue): boolean {
  return text === null || (typeof text === 'string' && text.trim() === '');
}
