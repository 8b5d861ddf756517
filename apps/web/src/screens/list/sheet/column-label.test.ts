import type { ResolvedField } from '@quartermaster/domain/core/field';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { numberColumn } from '@quartermaster/domain/fields/number-column';
import { createInstance } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EVERY_TEXT } from '../../../i18n/every-text.ts';
import { columnLabel } from './column-label.ts';

const language = vi.hoisted(() => ({ now: 'en' as 'en' | 'zh' | 'jp' }));
vi.mock(import('../../../i18n/language.ts'), async (original) => ({
  ...(await original()),
  readLanguage: () => language.now,
}));

afterEach(() => {
  language.now = 'en';
});

async function headOf(label: ResolvedField['label'], unit?: 'bp'): Promise<readonly string[]> {
  const heads: string[] = [];
  for (const each of ['en', 'zh', 'jp'] as const) {
    language.now = each;
    const texts = createInstance();
    await texts.init({
      lng: each,
      resources: { [each]: { list: EVERY_TEXT[each].list } },
      interpolation: { escapeValue: false },
    });
    const t = texts.getFixedT(each, 'list');
    const field = { kind: 'integer', key: 'rate', label } as ResolvedField;
    const column = numberColumn({ key: 'rate', unit }, (value) => ({ ok: true, value }));
    heads.push(columnLabel(t, { ...column, field }));
  }
  return heads;
}

describe('the head of a column', () => {
  const rate = { en: 'Growth rate', zh: '成長倍率', jp: '成長倍率' };

  it('says percent in the signs of the language', async () => {
    expect(await headOf(rate, 'bp')).toEqual(['Growth rate (%)', '成長倍率（%）', '成長倍率（%）']);
    expect(await headOf(rate)).toEqual(Object.values(rate));
  });

  it('says the part of a group, and what the column holds of it', () => {
    const texts = createInstance();
    const t = texts.getFixedT('en', 'list');
    const part = (key: string, kind: 'integer' | 'localized_text', label: string) =>
      ({ kind, key, label: { en: label, zh: label, jp: label } }) as ResolvedField;
    const group = {
      kind: 'group',
      key: 'goal',
      label: rate,
      rowFields: [part('count', 'integer', 'Times'), part('hint', 'localized_text', 'Hint')],
    } as unknown as ResolvedField<'group'>;
    const heads = fieldKindLogic('group')
      .columns(group)
      .map((column) => columnLabel(t, { ...column, field: group }));
    expect(heads.slice(0, 2)).toEqual(['Growth rate · Times', 'Growth rate · Hint · English']);
  });

  it('does not say it twice', async () => {
    const percent = { en: 'Percent kept', zh: '保留百分比', jp: '保持率（%）' };
    expect(await headOf(percent, 'bp')).toEqual(Object.values(percent));
  });
});
