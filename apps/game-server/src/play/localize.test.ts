import { describe, expect, it } from 'vitest';
import { localize } from './localize.ts';

describe('localize', () => {
  it('answers texts in the player’s language, also inside lists', () => {
    const item = {
      item_id: 7,
      name: { en: 'Potion', zh: '藥水', jp: 'ポーション' },
      tags: [{ label: { en: 'New', zh: '新' } }],
    };
    expect(localize(item, 'zh')).toEqual({ item_id: 7, name: '藥水', tags: [{ label: '新' }] });
  });

  it('falls back to English, then to whatever language there is', () => {
    expect(localize({ name: { en: 'Potion', zh: '藥水' } }, 'jp')).toEqual({ name: 'Potion' });
    expect(localize({ name: { zh: '藥水' } }, 'jp')).toEqual({ name: '藥水' });
  });

  it('takes a text that is named by its key from the record that has it', () => {
    const texts = {
      'item.potion.name': { key: 'item.potion.name', en: 'Potion', zh: '藥水', max_chars: 20 },
    };
    const find = (key: string) => new Map(Object.entries(texts)).get(key);
    expect(localize({ name: { key: 'item.potion.name' } }, 'zh', find)).toEqual({ name: '藥水' });
    expect(localize({ name: { key: 'item.potion.name' } }, 'jp', find)).toEqual({ name: 'Potion' });
    expect(localize({ model: { key: 'item-setting' } }, 'jp', find)).toEqual({
      model: { key: 'item-setting' },
    });
  });

  it('leaves objects that are no texts as they are', () => {
    const data = { stats: { attack: 10, en: 3 }, empty: {}, missing: null };
    expect(localize(data, 'jp')).toEqual(data);
  });
});
