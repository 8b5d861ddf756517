import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { LANGUAGES, type Language } from '../core/language.ts';
import { expressionOf } from '../core/text-form.ts';
import { cellValue } from './cells.ts';
import { fieldKind, type AddIssue, type CellColumn, type FieldReference } from './field-kind-logic.ts';
import { pruned } from './prune.ts';
import { addUnknownFields, isAbsent } from './typed-object.ts';

/** The module that lists uploaded files, and the field of it that assets are chosen by. */
export const FILE_MODULE = {
  key: 'file-setting',
  pathField: 'path',
  deprecatedField: 'deprecated',
  /** The language of files with words or voices. */
  languageField: 'locale',
} as const;

const PARTS: ReadonlySet<string> = new Set(['path', 'locale_paths']);
const KNOWN_LANGUAGES: ReadonlySet<string> = new Set(LANGUAGES);

/** An uploaded file, `{path, locale_paths?}`. It is chosen, never typed. */
export const assetField = fieldKind<'asset'>({
  validate(field, value, path, add) {
    if (!isJsonObject(value))
      return add(path, field.asset === 'image' ? 'image_required' : 'wrong_type', { expected: 'file' });
    addUnknownFields(value, PARTS, path, add);
    checkPath(value['path'], joinPath(path, 'path'), add);
    checkLocalePaths(field.perLanguage === true, value['locale_paths'], joinPath(path, 'locale_paths'), add);
  },
  review(field, value, path, add, { isProtected }) {
    if (!isJsonObject(value)) return;
    if (new Set(pathsOf(value).map(extensionOf)).size > 1) add(path, 'extensions_differ');
    for (const language of field.asset === 'image' ? languagesWithout(value) : [])
      add(
        joinPath(path, `locale_paths.${language}`),
        'variant_missing',
        { language },
        isProtected ? 'error' : 'warning',
      );
  },
  addMissing: (field, path, add) => add(path, field.asset === 'image' ? 'image_required' : 'required'),
  isEmpty: (value) =>
    isAbsent(value) || (isJsonObject(value) && pathsOf(value).length === 0 && isKnownShape(value)),
  normalize: (_field, value) => pruned(value),
  columns: (field) => [
    pathColumn(field.key),
    ...(field.perLanguage === true ? LANGUAGES.map((language) => localePathColumn(field.key, language)) : []),
  ],
  references: (field, value, path) =>
    isJsonObject(value) ? fileReferences(value, path, field.asset === 'image') : [],
});

function checkPath(value: JsonValue | undefined, path: string, add: AddIssue): void {
  if (isAbsent(value)) add(path, 'image_required');
  else if (typeof value !== 'string') add(path, 'wrong_type', { expected: 'text' });
  else if (!expressionOf('file_path').test(value)) add(path, 'valid');
}

function checkLocalePaths(
  isAllowed: boolean,
  value: JsonValue | undefined,
  path: string,
  add: AddIssue,
): void {
  if (value === undefined || value === null) return;
  if (!isJsonObject(value)) return add(path, 'wrong_type', { expected: 'object' });
  for (const [language, file] of Object.entries(value)) {
    const place = joinPath(path, language);
    if (!isAllowed || !KNOWN_LANGUAGES.has(language)) add(place, 'unknown_field', { field: language });
    else if (file !== null && file !== '') checkPath(file, place, add);
  }
}

function isKnownShape(value: JsonObject): boolean {
  return Object.keys(value).every((key) => PARTS.has(key));
}

function pathsOf(value: JsonObject): string[] {
  return [value['path'], ...variantsOf(value).values()].filter(isFile);
}

/** Where an uploaded file is, as a value names it; null: it names none. */
export function filePathOf(value: JsonValue | undefined): string | null {
  const path = isJsonObject(value) ? value['path'] : undefined;
  return isFile(path) ? path : null;
}

/** The part of a path after its last dot, lower case; '' when there is none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The languages for which a picture that has variants has none. */
function languagesWithout(value: JsonObject): readonly Language[] {
  const variants = variantsOf(value);
  return variants.size === 0 ? [] : LANGUAGES.filter((language) => !variants.has(language));
}

/** The files for single languages. */
function variantsOf({ locale_paths: paths }: JsonObject): ReadonlyMap<string, string> {
  const all = isJsonObject(paths) ? Object.entries(paths) : [];
  return new Map(all.flatMap(([language, file]) => (isFile(file) ? [[language, file]] : [])));
}

const isFile = (file: JsonValue | undefined): file is string => typeof file === 'string' && file !== '';

/** `isSeen`: an image, which may show words. With variants the main image is never shown. */
function fileReferences(value: JsonObject, path: string, isSeen: boolean): FieldReference[] {
  const file = { module: FILE_MODULE.key, by: FILE_MODULE.pathField };
  const variants = variantsOf(value);
  const everybody = isSeen && variants.size === 0 ? { language: null } : {};
  const main = isFile(value['path'])
    ? [{ ...file, path: joinPath(path, 'path'), id: value['path'], ...everybody }]
    : [];
  const others = [...variants].map(([key, id]) => {
    const language = isSeen ? LANGUAGES.find((one) => one === key) : undefined;
    const place = joinPath(path, `locale_paths.${key}`);
    return { ...file, path: place, id, ...(language !== undefined && { language }) };
  });
  return [...main, ...others];
}

function pathColumn(key: string): CellColumn {
  return {
    name: key,
    read(text, before) {
      const { path: _old, ...others } = isJsonObject(before) ? before : {};
      const file = text.trim();
      if (file !== '') return cellValue({ ...others, path: file });
      return cellValue(Object.keys(others).length === 0 ? undefined : others);
    },
    print: (value) => filePathOf(value) ?? '',
  };
}

function localePathColumn(key: string, language: string): CellColumn {
  return {
    name: `${key}.${language}`,
    read(text, before) {
      const whole = isJsonObject(before) ? before : {};
      const { [language]: _old, ...others } = isJsonObject(whole['locale_paths'])
        ? whole['locale_paths']
        : {};
      const paths = text.trim() === '' ? others : { ...others, [language]: text.trim() };
      const { locale_paths: _paths, ...rest } = whole;
      const next = Object.keys(paths).length === 0 ? rest : { ...rest, locale_paths: paths };
      return cellValue(Object.keys(next).length === 0 ? undefined : next);
    },
    print(value) {
      const paths = isJsonObject(value) ? value['locale_paths'] : undefined;
      const file = isJsonObject(paths) ? paths[language] : undefined;
      return typeof file === 'string' ? file : '';
    },
  };
}
