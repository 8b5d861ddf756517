import type { EnumDefinition, EnumTone } from '../core/field.ts';
import { localized, type LocalizedText } from '../core/language.ts';

/** A sign, or a pair where Japanese writes or says it otherwise: `['圖', '図']`. In English the word says what letters would. */
type Glyph = string | readonly [sign: string, japanese: string];

/** English, Traditional Chinese and Japanese label, then colour and glyph of its tag. */
export type EnumRow = readonly [en: string, zh: string, jp: string, tone?: EnumTone, glyph?: Glyph];

/**
 * Writes an enumeration as one line per value. The order of the lines is the order of the values.
 * @example
 * const weather = enumOf('lobby-weather', {
 *   none: ['None', '無', 'なし', 'neutral', '無'],
 *   snow: ['Snow', '雪', '雪', 'cyan', '雪'],
 * });
 */
export function enumOf<Value extends string>(
  key: string,
  rows: { readonly [value in Value]: EnumRow },
): EnumDefinition<Value> {
  const values = entriesOf(rows).map(([value, [en, zh, jp, tone, glyph]]) => ({
    value,
    label: localized(en, zh, jp),
    ...(tone === undefined ? {} : { tone }),
    ...(glyph === undefined ? {} : { glyph: glyphsOf(glyph) }),
  }));
  return { key, values };
}

/** `Object.entries` for an object whose keys are exactly those of its type. */
function entriesOf<Key extends string, Value>(object: { readonly [key in Key]: Value }) {
  return Object.entries(object) as [Key, Value][];
}

const LETTER = /\p{L}/u;

function glyphsOf(glyph: Glyph): LocalizedText {
  const [sign, japanese] = typeof glyph === 'string' ? [glyph, glyph] : glyph;
  return { ...(LETTER.test(sign) ? {} : { en: sign }), zh: sign, jp: japanese };
}
