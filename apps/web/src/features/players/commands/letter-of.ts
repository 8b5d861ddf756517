import {
  isJsonObject,
  numberOf,
  objectOf,
  objectsInPlace,
  plainText,
  textOf,
  type JsonObject,
  type JsonValue,
} from '@quartermaster/domain/core/json';
import { LANGUAGES, type LocalizedText } from '@quartermaster/domain/core/language';

/** A mail as a line of a change says it. */
export type WrittenLetter = {
  readonly title: LocalizedText;
  readonly body: LocalizedText;
  readonly rewards: readonly JsonObject[];
  readonly expireDays: number | null;
};

/** The mail on one side of a change; null if that side only says what becomes of a mail. */
export function letterOf(value: JsonValue): WrittenLetter | null {
  if (!isJsonObject(value) || 'state' in value) return null;
  return {
    title: textsOf(value['title']),
    body: textsOf(value['body']),
    rewards: objectsInPlace(value['rewards']),
    expireDays: numberOf(value['expire_days'], null),
  };
}

/** What a side of a change says of a mail: its title, its state, or both. */
export function mailOf(value: JsonValue): { readonly title: LocalizedText; readonly state: string | null } {
  if (!isJsonObject(value)) return { title: {}, state: plainText(value) };
  return { title: textsOf(value['title']), state: 'state' in value ? textOf(value['state']) : null };
}

function textsOf(value: JsonValue | undefined): LocalizedText {
  const texts = objectOf(value);
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = textOf(texts[language]);
      return text === '' ? [] : [[language, text]];
    }),
  );
}
