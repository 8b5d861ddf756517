import type { EnumDefinition, EnumTone } from '../core/field.ts';
import { localized } from '../core/language.ts';

/** English, Traditional Chinese and Japanese label, then colour and glyph of its tag. */
export type EnumRow = readonly [en: string, zh: string, jp: string, tone?: EnumTone, glyph?: string];

/** Writes an enumeration as one line per value. The order of the lines is the order of the values. */
export function enumOf(key: string, rows: { readonly [value: string]: EnumRow }): EnumDefinition {
  const values = Object.entries(rows).map(([value, [en, zh, jp, tone, glyph]]) => ({
    value,
    label: localized(en, zh, jp),
    ...(tone === undefined ? {} : { tone }),
    ...(glyph === undefined ? {} : { glyph }),
  }));
  return { key, values };
}
