import { isJsonObject, type JsonObject, type RecordData } from '../core/json.ts';
import { LANGUAGES, type Language } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import { keyOfText } from '../fields/localized-text-field.ts';
import { withChangedValues } from '../record/changed-values.ts';
import type { FindText } from '../record/display-record.ts';

/** A word of a language and what replaces it. */
export type Replacement = { readonly language: Language; readonly find: string; readonly put: string };

/**
 * The record with words of its texts replaced, in rows and groups too. A text that names a shared one by
 * key becomes a text of its own where a word of the shared one is replaced.
 */
export function withReplacedWords(
  module: ResolvedModule,
  data: RecordData,
  words: readonly Replacement[],
  findText: FindText = () => undefined,
): RecordData {
  const wanted = words.filter(({ find }) => find !== '');
  if (wanted.length === 0) return data;
  return withChangedValues(module.fields, data, (field, value) =>
    field.kind === 'localized_text' && isJsonObject(value)
      ? replacedText(value, { words: wanted, findText })
      : value,
  );
}

type Replacing = { readonly words: readonly Replacement[]; readonly findText: FindText };

function replacedText(value: JsonObject, { words, findText }: Replacing): JsonObject {
  const key = keyOfText(value);
  const shared = key === null ? undefined : findText(key);
  const before = shared === undefined ? value : textsOf(shared);
  const after = Object.fromEntries(
    Object.entries(before).map(([language, text]) => [
      language,
      typeof text === 'string' ? words.reduce((said, word) => put(said, language, word), text) : text,
    ]),
  );
  const isSame = Object.entries(after).every(([language, text]) => text === before[language]);
  return isSame ? value : after;
}

const put = (text: string, language: string, { language: own, find, put: word }: Replacement): string =>
  language === own ? text.replaceAll(find, word) : text;

const textsOf = (shared: JsonObject): JsonObject =>
  Object.fromEntries(LANGUAGES.map((language) => [language, shared[language] ?? '']));
