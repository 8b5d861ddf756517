import type { EnumDefinition } from '../core/field.ts';
import { sameInAll } from '../core/language.ts';

/** How a condition compares. */
export const conditionOperator = {
  key: 'condition-operator',
  values: [
    { value: 'ge', label: { en: 'at least', zh: '大於等於', jp: '以上' }, glyph: sameInAll('≥') },
    { value: 'le', label: { en: 'at most', zh: '小於等於', jp: '以下' }, glyph: sameInAll('≤') },
    { value: 'eq', label: { en: 'equal to', zh: '等於', jp: 'と等しい' }, glyph: sameInAll('=') },
    { value: 'ne', label: { en: 'not equal to', zh: '不等於', jp: 'と等しくない' }, glyph: sameInAll('≠') },
  ],
} as const satisfies EnumDefinition;
