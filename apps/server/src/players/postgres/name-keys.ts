import { normalizeSearchText } from '@quartermaster/domain/core/search-text';

/** From here on, characters carry meaning one by one: Chinese, Japanese, Korean. */
const FIRST_CJK_CHARACTER = '\u2e80';

/** A name as it is compared: one spelling for the index and for what is typed. */
export const nameKeyOf = normalizeSearchText;

/**
 * What a name is found by from the inside: each pair of neighbours with a Chinese or Japanese
 * character among them, and each three letters in a row. Two letters are in too many names to look
 * for. The grams of a needle are a subset of the grams of every name that contains it.
 */
export function nameGramsOf(nameKey: string): readonly number[] {
  const characters = Array.from(nameKey);
  const grams = new Set<number>();
  for (const [index, first] of characters.entries()) {
    const [second, third] = [characters[index + 1], characters[index + 2]];
    if (second === undefined) break;
    if (isCjk(first) || isCjk(second)) grams.add(gramNumber([first, second]));
    else if (third !== undefined && !isCjk(third)) grams.add(gramNumber([first, second, third]));
  }
  return [...grams];
}

const KATAKANA = /[ァ-ヶヽヾ]/g;
const HIRAGANA = /[ぁ-ゖゝゞ]/g;
const BETWEEN_KANA = 0x60;

/** A text in katakana alone and in hiragana alone, where that is not how it is written. */
export function inOtherKana(nameKey: string): readonly string[] {
  const shifted = (kana: RegExp, by: number): string =>
    nameKey.replace(kana, (character) => String.fromCharCode(character.charCodeAt(0) + by));
  const forms = new Set([shifted(HIRAGANA, BETWEEN_KANA), shifted(KATAKANA, -BETWEEN_KANA)]);
  forms.delete(nameKey);
  return [...forms];
}

/** Past every text that begins with this one, in the order of code points. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

const isCjk = (character: string): boolean => character >= FIRST_CJK_CHARACTER;

/** Grams as 32-bit numbers index and compare faster than texts; two that share one do no harm. */
function gramNumber(gram: readonly string[]): number {
  let number = gram.length;
  for (const character of gram)
    number = (Math.imul(number, 0x01_00_01_93) ^ (character.codePointAt(0) ?? 0)) | 0;
  return number;
}
