import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { normalizeSearchText } from '../core/search-text.ts';
import { fieldKindLogic } from '../fields/index.ts';
import { recordIdOf } from './identity.ts';

/** What a record can be found by: its record id and its searched texts in every language. */
export function searchTextOf(module: ResolvedModule, data: RecordData): string {
  const texts = [recordIdOf(module, data)];
  for (const key of module.search) {
    const field = module.fieldByKey.get(key);
    const value = data[key];
    if (field !== undefined && value !== undefined && value !== null) {
      texts.push(...fieldKindLogic(field.kind).searchTexts(field, value));
    }
  }
  return [...new Set(texts.map(normalizeSearchText))].filter((text) => text !== '').join('\n');
}
