import type { ResolvedField } from '../core/field.ts';
import { issue, joinPath, type Issue } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import { LANGUAGES, type Language, type LocalizedText } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { ReviewContext } from '../fields/field-kind-logic.ts';
import { keyOfText, localizedTextField } from '../fields/localized-text-field.ts';
import { nestedObjects } from '../fields/nested-fields.ts';
import { isShown } from '../fields/validate-object.ts';
import { withValueAt } from './path-value.ts';

/** A field whose value is a text in each language. */
export type LocalizedTextField = ResolvedField<'localized_text'>;

/** A text of a record. `path`: its place, `name`, `lines.0.text` (rows count from 0) or `jump.hint`. */
type RecordText = {
  readonly path: string;
  readonly field: LocalizedTextField;
  readonly texts: LocalizedText;
};

/** The fields of a module that hold localized texts, or rows or a group with some. */
export function fieldsWithTexts(module: ResolvedModule): readonly ResolvedField[] {
  return module.fields.filter(hasTexts);
}

function hasTexts(field: ResolvedField): boolean {
  return isLocalized(field) || field.rowFields.some(hasTexts);
}

/**
 * The texts of a record that have to be written: each filled or required one. A field that is not
 * shown has none, nor has one that names a shared text by its key.
 */
export function localizedTextsOf(module: ResolvedModule, data: RecordData): readonly RecordText[] {
  return textsAmong(fieldsWithTexts(module), data, '');
}

function textsAmong(fields: readonly ResolvedField[], values: JsonObject, path: string): RecordText[] {
  return fields.flatMap((field) => {
    const value = values[field.key];
    const place = joinPath(path, field.key);
    if (isLocalized(field)) return textAt(field, value, place, values);
    return nestedObjects(field, value, place).flatMap((inner) =>
      textsAmong(field.rowFields.filter(hasTexts), inner.values, inner.path),
    );
  });
}

function textAt(
  field: LocalizedTextField,
  value: JsonValue | undefined,
  path: string,
  siblings: JsonObject,
): RecordText[] {
  if (keyOfText(value) !== null) return [];
  const texts = textsIn(value);
  const isExpected = field.required && isShown(field, siblings);
  return isExpected || Object.keys(texts).length > 0 ? [{ path, field, texts }] : [];
}

/** The text at a path of a record; undefined where the path leads to nothing any more. */
export function findText(module: ResolvedModule, data: RecordData, path: string): RecordText | undefined {
  return localizedTextsOf(module, data).find((text) => text.path === path);
}

/** The record with other texts at a path; languages that `texts` lacks are emptied. */
export function withText(data: RecordData, path: string, texts: LocalizedText): RecordData {
  return withValueAt(data, path, { ...texts });
}

/** What forbids saving a text. Paths begin with the language. */
export function refusalsOfText(field: LocalizedTextField, texts: LocalizedText): readonly Issue[] {
  const issues: Issue[] = [];
  if (!localizedTextField.isEmpty({ ...texts }))
    localizedTextField.validate(field, { ...texts }, '', (...found) => issues.push(issue(...found)));
  return issues;
}

/** What a draft of a text may carry and a release may not. */
export function reviewOfText(
  field: LocalizedTextField,
  texts: LocalizedText,
  context: ReviewContext,
): readonly Issue[] {
  const issues: Issue[] = [];
  if (!localizedTextField.isEmpty({ ...texts }))
    localizedTextField.review(field, { ...texts }, '', (...found) => issues.push(issue(...found)), context);
  return issues;
}

/** What else is wrong with a text besides languages that are missing. */
export function problemsOfText(field: LocalizedTextField, texts: LocalizedText): readonly Issue[] {
  const review = reviewOfText(field, texts, { isProtected: false });
  return [...refusalsOfText(field, texts), ...review].filter(({ code }) => code !== 'text_missing');
}

/** The languages in which a text is still to be written. */
export function missingLanguages(texts: LocalizedText): readonly Language[] {
  return LANGUAGES.filter((language) => (texts[language] ?? '').trim() === '');
}

/** The texts of a value by language, without empty ones. */
export function textsIn(value: JsonValue | undefined): LocalizedText {
  if (!isJsonObject(value)) return {};
  const texts = LANGUAGES.flatMap((language) => {
    const text = value[language];
    return typeof text === 'string' && text.trim() !== '' ? [[language, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

function isLocalized(field: ResolvedField): field is LocalizedTextField {
  return field.kind === 'localized_text';
}
