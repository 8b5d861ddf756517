import { resolveModule } from '@quartermaster/domain/core/resolve';
import { describe, expect, it } from 'vitest';
import { linkWords } from './link-words.ts';

const text = (en: string) => ({ en, zh: en, jp: en });
const module = resolveModule({
  key: 'calendar-setting',
  family: 'f',
  titles: { title: text('Calendars'), record: text('Calendar') },
  fields: {
    icon: { kind: 'reference', to: 'item-setting', label: text('Icon item') },
    welcome: { kind: 'reward_list', label: text('Welcome gift') },
    days: {
      kind: 'rows',
      label: text('Day by day'),
      uniqueBy: 'day',
      fields: {
        day: { kind: 'integer', label: text('Day') },
        rewards: { kind: 'reward_list', label: text('Rewards') },
        price: { kind: 'cost_list', label: text('Price') },
      },
    },
    drops: {
      kind: 'rows',
      label: text('Drops'),
      uniqueBy: 'item',
      fields: {
        item: { kind: 'reference', to: 'item-setting', label: text('Item') },
        weight: { kind: 'integer', label: text('Weight') },
      },
    },
    steps: {
      kind: 'rows',
      label: text('Steps'),
      fields: { item: { kind: 'reference', to: 'item-setting', label: text('Key item') } },
    },
  },
});

const asset = (amount: number) => ({ asset_kind: 'item', target_id: 7, amount });

describe('a link in words', () => {
  it.each([
    ['icon', [], { kind: 'names', place: '', label: 'Icon item', figure: '' }],
    ['welcome.0.target_id', [asset(3)], { kind: 'gives', place: '', label: '', figure: '3' }],
    [
      'days.13.rewards.1.target_id',
      [{ day: 14 }, asset(1_200)],
      { kind: 'gives', place: 'Day 14', label: '', figure: '1,200' },
    ],
    [
      'days.0.price.0.target_id',
      [{ day: 1 }, asset(5)],
      { kind: 'costs', place: 'Day 1', label: '', figure: '5' },
    ],
    [
      'drops.4.item',
      [{ item: '7', weight: 120 }],
      { kind: 'names', place: '', label: 'Item', figure: 'Weight 120' },
    ],
    [
      'steps.1.item',
      [{ item: '7' }],
      { kind: 'names', place: 'Steps, no. 2', label: 'Key item', figure: '' },
    ],
  ])('%s', (path, rows, words) => {
    expect(linkWords(module, path, rows, 'en')).toEqual(words);
  });

  it('goes by the number of a row whose name is missing', () => {
    expect(linkWords(module, 'days.13.rewards.0.target_id', [], 'en')).toMatchObject({
      place: 'Day by day, no. 14',
    });
  });
});
