import type { EnumDefinition, EnumTone } from '../core/field.ts';
import { localized, sameInAll, type Localized } from '../core/language.ts';

/** A sign for every reader, or a pair where Japanese writes or says it otherwise: `['圖', '図']`. */
type Glyph = string | readonly [sign: string, japanese: string];

/** English, Traditional Chinese and Japanese label, then colour and glyph of its tag. */
export type EnumRow = readonly [en: string, zh: string, jp: string, tone?: EnumTone, glyph?: Glyph];

/** Writes an enumeration as one line per value. The order of the lines is the order of the values. */
export function enumOf(key: string, rows: { readonly [value: string]: EnumRow }): EnumDefinition {
  const values = Object.entries(rows).map(([value, [en, zh, jp, tone, glyph]]) => ({
    value,
    label: localized(en, zh, jp),
    ...(tone === undefined ? {} : { tone }),
    ...(glyph === undefined ? {} : { glyph: inEveryLanguage(glyph) }),
  }));
  return { key, values };
}

function inEveryLanguage(glyph: Glyph): Localized {
  if (typeof glyph === 'string') return sameInAll(glyph);
  const [sign, japanese] = glyph;
  return localized(sign, sign, japanese);
}
