import { normalizeSearchText } from '../core/search-text.ts';

/**
 * Characters that people take for each other, lower case, each group behind the one it is compared by.
 * A choice from the confusables of Unicode Technical Standard 39: Latin, Cyrillic, Greek, digits,
 * katakana and kanji.
 */
const GROUPS = [
  'aаα',
  'bвьβ',
  'cсϲ',
  'dԁ',
  'eеєε',
  'gɡ',
  'hнһη',
  'iіιl1|ӏ',
  'jјϳ',
  'kкκ',
  'mмμ',
  'nпη',
  'oоο0σ',
  'pрρ',
  'qԛ',
  'rг',
  'sѕ5',
  'tтτ',
  'uυ',
  'vνѵ',
  'wԝω',
  'xхχ',
  'yуγ',
  'zζ2',
  '3зэ',
  '力カ',
  '二ニ',
  '八ハ',
  '口ロ囗',
  '工エ',
  '卜ト',
  '夕タ',
  '千チ',
  '三ミ',
  '一ー',
  'へヘ',
  'べベ',
  'ぺペ',
  'りリ',
].map((group) => Array.from(group));

const LATIN = /\p{Script=Latin}/u;
const CYRILLIC_OR_GREEK = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

const ALIKE = new Map<string, readonly string[]>();
for (const group of GROUPS)
  for (const character of group) if (!ALIKE.has(character)) ALIKE.set(character, group);

/**
 * Names, as they are compared, that people would take for this one: with every look-alike replaced by
 * the first of its group, and with one character replaced. The name itself is not among them.
 */
export function lookAlikesOf(name: string): readonly string[] {
  const key = normalizeSearchText(name);
  const plain = Array.from(key, (character) => ALIKE.get(character)?.[0] ?? character).join('');
  const found = new Set([plain]);
  for (const base of [key, plain]) for (const near of withOneReplaced(Array.from(base))) found.add(near);
  found.delete(key);
  return [...found];
}

function withOneReplaced(characters: readonly string[]): readonly string[] {
  return characters.flatMap((character, at) =>
    (ALIKE.get(character) ?? []).map((other) => characters.with(at, other).join('')),
  );
}

/** Whether a name has Latin letters beside those of an alphabet that looks like it. */
export const mixesAlphabets = (name: string): boolean => LATIN.test(name) && CYRILLIC_OR_GREEK.test(name);
