import { sampleEnum } from '@quartermaster/testkit/modules/sample-fields';
import { describe, expect, it } from 'vitest';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { describePath, pathLabel } from './path-label.ts';

const text = (en: string) => ({ en, zh: en, jp: en });
const module = resolveModule({
  key: 'banner',
  family: 'f',
  titles: { title: text('Banners'), record: text('Banner') },
  fields: {
    name: { kind: 'localized_text', label: text('Name') },
    stats: { kind: 'stat_block', requiredStats: ['atk'], label: text('Stats') },
    slot: { kind: 'timeslot', label: text('Open') },
    jump: {
      kind: 'group',
      label: text('Jump'),
      fields: { hint: { kind: 'localized_text', label: text('Hint') } },
    },
    prices: {
      kind: 'rows',
      label: text('Prices'),
      uniqueBy: 'currency',
      fields: {
        currency: { kind: 'enum', label: text('Currency'), of: sampleEnum },
        amount: { kind: 'integer', label: text('Amount') },
      },
    },
    gifts: {
      kind: 'rows',
      label: text('Gifts'),
      uniqueBy: 'item_id',
      fields: {
        item_id: { kind: 'reference', to: 'item-setting', label: text('Item') },
        amount: { kind: 'integer', label: text('Amount') },
      },
    },
    groups: {
      kind: 'rows',
      label: text('Groups'),
      fields: { weight: { kind: 'integer', label: text('Weight') } },
    },
  },
});

describe('the name of a place in a record', () => {
  it.each([
    ['name', 'Name'],
    ['name.jp', 'Name · 日本語'],
    ['stats.atk', 'Stats · Attack'],
    ['jump.hint', 'Jump · Hint'],
    ['jump.hint.jp', 'Jump · Hint · 日本語'],
    ['groups.0', 'Groups, no. 1'],
    ['groups.2.weight', 'Groups, no. 3 · Weight'],
    ['slot.periods.0.start_date', 'Open · Period 1 · Opens'],
    ['gone_field', 'gone_field'],
  ])('%s is called %s', (path, label) => {
    expect(pathLabel(module, path, 'en')).toBe(label);
  });

  it('calls a row by the choice or the record that tells it apart', () => {
    const wordsOf = (path: string, keys: readonly string[]) => describePath(module, path, 'en', keys).words;
    expect(wordsOf('prices.0.amount', ['small'])).toEqual(['Prices', 'Small', 'Amount']);
    expect(wordsOf('prices.0', ['small'])).toEqual(['Prices', 'Small']);
    expect(wordsOf('gifts.1.amount', ['1001'])).toEqual([
      'Gifts',
      { module: 'item-setting', id: '1001' },
      'Amount',
    ]);
    expect(describePath(module, 'prices.0.amount', 'en', ['small']).label).toBe('Prices · Small · Amount');
  });

  it('calls it by its place where the key says nothing', () => {
    expect(describePath(module, 'prices.0.amount', 'en', ['gone']).label).toBe('Prices, no. 1 · Amount');
    expect(describePath(module, 'groups.0.weight', 'en', ['small']).label).toBe('Groups, no. 1 · Weight');
  });

  it('tells a whole value from a part of it', () => {
    expect(describePath(module, 'groups.2.weight', 'en')).toMatchObject({
      field: { key: 'weight' },
      part: null,
    });
    expect(describePath(module, 'groups.2', 'en')).toMatchObject({ field: { key: 'groups' }, part: '2' });
    expect(describePath(module, 'gone_field', 'en').field).toBeUndefined();
  });
});
