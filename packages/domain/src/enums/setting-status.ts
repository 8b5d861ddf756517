import type { EnumDefinition } from '../core/field.ts';
import { sameInAll } from '../core/language.ts';

/** Whether the game serves a record. `not_open`: prepared, visible to super accounts only. */
export const settingStatus = {
  key: 'setting-status',
  values: [
    {
      value: 'active',
      label: { en: 'Active', zh: '啟用', jp: '有効' },
      tone: 'green',
      glyph: sameInAll('●'),
    },
    {
      value: 'inactive',
      label: { en: 'Inactive', zh: '停用', jp: '無効' },
      tone: 'neutral',
      glyph: sameInAll('○'),
    },
    {
      value: 'suspended',
      label: { en: 'Suspended', zh: '暫停', jp: '一時停止' },
      tone: 'red',
      glyph: sameInAll('!'),
    },
    {
      value: 'not_open',
      label: { en: 'Not open', zh: '未開放', jp: '未公開' },
      tone: 'blue',
      glyph: sameInAll('◌'),
    },
  ],
} as const satisfies EnumDefinition;
