import { isJsonObject, type RecordData } from '../core/json.ts';
import { LANGUAGES, type LocalizedText } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';

/** What a record is called and looks like wherever another one names it. */
export type RecordDisplay = { readonly title: LocalizedText | string | null; readonly image: string | null };

/** The title and picture of a record by its module's `display`. */
export function displayRecord(module: ResolvedModule, data: RecordData): RecordDisplay {
  return { title: titleOf(module, data), image: imageOf(module, data) };
}

function titleOf(module: ResolvedModule, data: RecordData): RecordDisplay['title'] {
  const value = module.display.title === null ? undefined : data[module.display.title];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!isJsonObject(value)) return null;
  const texts = LANGUAGES.flatMap((language) => {
    const text = value[language];
    return typeof text === 'string' && text !== '' ? [[language, text] as const] : [];
  });
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

function imageOf(module: ResolvedModule, data: RecordData): string | null {
  const value = module.display.image === null ? undefined : data[module.display.image];
  const path = isJsonObject(value) ? value['path'] : undefined;
  return typeof path === 'string' && path !== '' ? path : null;
}
