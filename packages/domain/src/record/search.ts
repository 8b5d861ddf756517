import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { normalizeSearchText } from '../core/search-text.ts';
import { fieldKindLogic } from '../fields/index.ts';
import { recordIdOf } from './identity.ts';

/** From here on, characters carry meaning one by one: Chinese, Japanese, Korean. */
const FIRST_CJK_CHARACTER = '\u2e80';

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

/**
 * Distinct grams of a normalized text: every pair of neighbours in each word, and every single CJK
 * character. A needle's grams are a subset of the grams of every text that contains the needle.
 */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>();
  let previous = '';
  for (const character of text) {
    const isGap = character === ' ' || character === '\n';
    if (!isGap && character >= FIRST_CJK_CHARACTER) grams.add(character);
    if (!isGap && previous !== '') grams.add(previous + character);
    previous = isGap ? '' : character;
  }
  return [...grams];
}
