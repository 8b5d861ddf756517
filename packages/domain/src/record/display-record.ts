import { labelOf } from '../enums/label-of.ts';
import type { ResolvedField } from '../core/field.ts';
import { isJsonObject, plainText, type JsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import { LANGUAGES, localized, type Language, type Localized, type LocalizedText } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import { findAssetKind } from '../enums/asset-kind.ts';
import { filePathOf } from '../fields/asset-field.ts';
import { assetRowReferences } from '../fields/asset-rows.ts';
import { keyOfText, TEXT_MODULE } from '../fields/localized-text-field.ts';
import { isShown } from '../fields/validate-object.ts';
import { IDENTITY_SEPARATOR, identityFromRecordId } from './identity.ts';
import {
  BETWEEN_NAMES,
  givenBy,
  isOneOfSeveralIds,
  numberName,
  toldApart,
  withApart,
  wordsOf,
} from './told-apart.ts';

/** What a record is called and looks like wherever another one names it. */
export type RecordDisplay = { readonly title: LocalizedText | string | null; readonly image: string | null };

/** Finds the record of a text that is named by its key. */
export type FindText = (key: string) => RecordData | undefined;

/** The title and picture of a record by its module's `display`; texts go by what they say. */
export function displayRecord(
  module: ResolvedModule,
  data: RecordData,
  findText: FindText = () => undefined,
): RecordDisplay {
  const image = imageOf(module, data);
  if (module.key === TEXT_MODULE.key) return { title: textsIn(data), image };
  const key = titleKeyOf(module, data);
  if (key === null) return { title: titleOf(module, data), image };
  const shared = findText(key);
  return { title: (shared && textsIn(shared)) ?? key, image };
}

/** The record by whose name another one is called, as far as it exists, by its own title. */
export type FindNamesake = (module: string, id: string) => RecordDisplay | undefined;

/** The same, with the title and picture of the record by whose name it is called. */
export function displayNamed(
  module: ResolvedModule,
  data: RecordData,
  findText: FindText,
  findNamesake: FindNamesake,
): RecordDisplay {
  const own = displayRecord(module, data, findText);
  const namesake = namesakeOf(module, data);
  const named = namesake === null ? undefined : findNamesake(namesake.module, namesake.id);
  if (named === undefined) return own;
  return { title: named.title && withApart(named.title, module, data), image: own.image ?? named.image };
}

/** A title as one text: in the wanted language, else in one there is; '' when it has none. */
export function titleIn(title: RecordDisplay['title'], language: Language): string {
  if (title === null || typeof title === 'string') return title ?? '';
  return [language, ...LANGUAGES].map((each) => title[each] ?? '').find((text) => text.trim() !== '') ?? '';
}

/** The key of the text that a record is called by; null where it has a name of its own. */
export function titleKeyOf(module: ResolvedModule, data: RecordData): string | null {
  return module.display.title === null ? null : keyOfText(data[module.display.title]);
}

/** The record by whose name a record is called: `module` and `id`; null where it has a title of its own. */
export function namesakeOf(
  { display, fieldByKey }: ResolvedModule,
  data: RecordData,
): { readonly module: string; readonly id: string } | null {
  for (const key of [...display.namedAfter, display.title]) {
    const field = key === null ? undefined : fieldByKey.get(key);
    if (field === undefined || !isShown(field, data)) continue;
    const named = namedBy(field, data[field.key] ?? null);
    if (named !== undefined) return named;
  }
  return null;
}

/** The record that a reference or the only reward names, of several the first. */
function namedBy(field: ResolvedField, value: JsonValue) {
  if (field.kind === 'reward_list') return assetRowReferences(value, '')[0];
  const first = Array.isArray(value) ? (value[0] ?? null) : value;
  const id = plainText(first);
  return field.kind !== 'reference' || id === '' ? undefined : { module: field.to, id };
}

function titleOf(module: ResolvedModule, data: RecordData): RecordDisplay['title'] {
  if (isOneOfSeveralIds(module)) return identityWords(module, data);
  if (namesakeOf(module, data) !== null) return null;
  const asset = findAssetKind(plainText(givenBy(module, data)?.['asset_kind'] ?? null));
  if (asset !== undefined) return withApart(asset.label, module, data);
  const { title } = module.display;
  if (title === null) return null;
  if (module.fieldByKey.get(title)?.kind === 'reference') return apartAlone(module, data);
  const value = data[title];
  const label = optionLabel(module.fieldByKey.get(title), value);
  const words = label ?? numberName(module, data);
  if (words !== undefined) return withApart(words, module, data);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return isJsonObject(value) ? textsIn(value) : null;
}

/** What a record is called that names no record to be called by: what tells it from others, if anything does. */
function apartAlone(module: ResolvedModule, data: RecordData): LocalizedText | null {
  const words = (language: Language): string => toldApart(module, data, language).join(BETWEEN_NAMES);
  return words('en') === '' ? null : localized(words('en'), words('zh'), words('jp'));
}

/** No line breaks here: the parts of one id stay together. */
const BETWEEN_PARTS = '\u00a0/\u00a0';

/** A record id as people read it: the label of an enumeration's value, and `502 / 1` of several values. */
export function recordIdWords(module: ResolvedModule, recordId: string, language: Language): string {
  const data = identityFromRecordId(module, recordId);
  const words = module.identity.map((key) => wordOf(module.fieldByKey.get(key), data[key], language));
  return words.join(IDENTITY_SEPARATOR).replaceAll(IDENTITY_SEPARATOR, BETWEEN_PARTS);
}

/** The values of the identity as people read them, numbers with what they count: `Pet · Level 3`. */
function identityWords(module: ResolvedModule, data: RecordData): LocalizedText {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      module.identity
        .flatMap((key) => module.fieldByKey.get(key) ?? [])
        .map((field) => wordsOf(field, plainText(data[field.key] ?? null), language))
        .join(BETWEEN_NAMES),
    ]),
  );
}

function wordOf(field: ResolvedField | undefined, value: JsonValue | undefined, language: Language): string {
  return optionLabel(field, value)?.[language] ?? plainText(value ?? null);
}

/** What a value of a closed list is called; undefined for every other value. */
function optionLabel(field: ResolvedField | undefined, value: JsonValue | undefined): Localized | undefined {
  return field?.kind === 'enum' ? labelOf(field.of, value) : undefined;
}

function textsIn(value: JsonObject): LocalizedText | null {
  const texts = LANGUAGES.flatMap((language) => {
    const text = value[language];
    return typeof text === 'string' && text !== '' ? [[language, text] as const] : [];
  });
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

function imageOf(module: ResolvedModule, data: RecordData): string | null {
  return module.display.image === null ? null : filePathOf(data[module.display.image]);
}
