/** From here on, characters carry meaning one by one: Chinese, Japanese, Korean. */
const FIRST_CJK = 0x2e80;
const GAPS: ReadonlySet<number> = new Set([' ', '\n'].map((gap) => gap.charCodeAt(0)));

/**
 * The distinct grams of a normalized text: every pair of neighbours in each word, and every single CJK
 * character. A needle's grams are a subset of the grams of every text that contains the needle.
 *
 * They are 32-bit numbers, which index and compare several times faster than texts. Two characters of the
 * basic plane have a number of their own; rarer ones may share one, which is harmless: a search compares
 * the text itself as well. Read by code points, for an import asks this of every record.
 */
export function gramKeysOf(text: string): readonly number[] {
  const keys = new Set<number>();
  let previous: number | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    const isGap = GAPS.has(code);
    if (!isGap && code >= FIRST_CJK) keys.add(code);
    if (!isGap && previous !== null) keys.add((Math.imul(previous, 65_536) + code) | 0);
    previous = isGap ? null : code;
  }
  return [...keys];
}
