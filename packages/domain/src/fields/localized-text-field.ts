import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { LANGUAGES } from '../core/language.ts';
import { cellValue } from './cells.ts';
import { fieldKind, type AddIssue, type CellColumn } from './field-kind-logic.ts';
import type { ResolvedField } from '../core/field.ts';
import { havePlaceholdersInCommon } from './placeholders.ts';
import { unixLines } from './prune.ts';
import { findRichTextProblem } from './rich-text.ts';
import { checkText } from './text-checks.ts';

const KNOWN: ReadonlySet<string> = new Set(LANGUAGES);

/** A text of the game in every language. */
export const localizedTextField = fieldKind<'localized_text'>({
  validate(field, value, path, add) {
    if (!isJsonObject(value)) return add(path, 'wrong_type', { expected: 'localized_text' });
    for (const [language, text] of Object.entries(value)) {
      const place = joinPath(path, language);
      if (!KNOWN.has(language)) add(place, 'unknown_field', { field: language });
      else if (text !== null) checkLanguage(field, text, place, add);
    }
  },
  review(_field, value, path, add, context) {
    if (!isJsonObject(value)) return;
    const severity = context.isProtected ? 'error' : 'warning';
    for (const language of LANGUAGES) {
      if (textIn(value, language) === '')
        add(joinPath(path, language), 'text_missing', { language }, severity);
    }
    if (!havePlaceholdersInCommon(filledTexts(value))) add(path, 'placeholders_differ');
  },
  isEmpty: (value) =>
    !isJsonObject(value)
      ? value === undefined || value === null || value === ''
      : Object.values(value).every(isNothing),
  normalize: (_field, value) => (isJsonObject(value) ? normalized(value) : value),
  columns: (field) => LANGUAGES.map((language) => languageColumn(field.key, language)),
  searchTexts: (_field, value) => (isJsonObject(value) ? filledTexts(value) : []),
  canSort: true,
  filterOps: ['contains', 'empty', 'filled'],
});

function normalized(value: JsonObject): JsonObject {
  const texts = Object.entries(value).filter(([, text]) => !isNothing(text));
  return Object.fromEntries(
    texts.map(([language, text]) => [language, typeof text === 'string' ? unixLines(text) : text]),
  );
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
  const problem = field.rich === true ? findRichTextProblem(text) : null;
  if (problem !== null) add(path, 'markup', { tag: problem.tag });
}

function languageColumn(key: string, language: string): CellColumn {
  return {
    name: `${key}.${language}`,
    read(text, before) {
      const { [language]: _old, ...others } = isJsonObject(before) ? before : {};
      return cellValue(text.trim() === '' ? others : { ...others, [language]: text });
    },
    print: (value) => (isJsonObject(value) ? textIn(value, language) : ''),
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
