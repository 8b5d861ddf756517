import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { sampleEnum } from '@quartermaster/testkit/modules/sample-fields';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { registry } from '../modules/index.ts';
import { displayRecord, namesakeOf } from './display-record.ts';
import { withApart } from './told-apart.ts';

const FIELDS = {
  owner_id: { kind: 'reference', to: 'owner-setting', label: LABEL, optional: true },
  note: { kind: 'text', maxLength: 20, label: LABEL, optional: true },
} as const;
const called = buildModule(FIELDS, { display: { title: 'owner_id' } });
const noted = buildModule(FIELDS, { display: { title: 'note' } });

it('has the name of its group in the weekly rewards of an arena', () => {
  const weekly = registry.get('3v3-weekly-reward-setting');
  expect(namesakeOf(weekly, { id: 4, kind: 'rank', group_id: 2, rank_from: 4 })?.id).toBe('2');
  expect(namesakeOf(weekly, { id: 1, kind: 'wins', threshold: 5 })).toBeNull();
});

it('calls a reward by what it is for, and how much of that it takes', () => {
  const titleIn = (module: string, data: RecordData) => displayRecord(registry.get(module), data).title;
  expect(titleIn('bingo-reward-setting', { id: 7, card_no: 0, kind: 'line', line_no: 3 })).toEqual({
    en: 'A line · Every card · Line 3',
    zh: '一條線 · 每張卡 · 線編號 3',
    jp: '1ライン · すべてのカード · ライン番号 3',
  });
  expect(titleIn('mining-reward-setting', { id: 5, kind: 'point', threshold: 20_000 })).toMatchObject({
    en: 'Points · Required value 20,000',
  });
  expect(titleIn('mining-reward-setting', { id: 8, kind: 'rank', rank_from: 4, rank_to: 10 })).toMatchObject({
    en: 'Rank · From rank 4',
  });
  expect(titleIn('crystal-strengthen-setting', { id: 9, crystal_type: 'thunder', level: 3 })).toMatchObject({
    en: 'Thunder · Level 3',
  });
});

describe('a record that is called by a number', () => {
  const named = (module: string, data: RecordData) => displayRecord(registry.get(module), data).title;

  it('says of what it is the number, and which range that begins', () => {
    const ranking = 'event-boss-ranking-reward-setting';
    expect(named(ranking, { event_id: 6, id: 9, rank_from: 1, rank_to: 1 })).toEqual({
      en: 'Rank 1',
      zh: '名次 1',
      jp: '順位 1',
    });
    expect(named(ranking, { event_id: 6, id: 9, rank_from: 4, rank_to: 10 })).toMatchObject({
      en: 'Rank 4–10',
    });
    expect(named(ranking, { event_id: 6, id: 9, rank_from: 101, rank_to: 999_999 })).toMatchObject({
      en: 'Rank 101+',
    });
    expect(named(ranking, { event_id: 6, id: 9, rank_from: 4 })).toMatchObject({ en: 'Rank 4' });
    expect(named(ranking, { event_id: 6, id: 9 })).toBeNull();
  });

  it('says what tells it from others of that number', () => {
    const data = { id: 9, board: 'guild', rank_from: 2, rank_to: 3 };
    expect(named('guild-boss-ranking-reward-setting', data)).toMatchObject({ en: 'Rank 2–3 · Guilds' });
    const cell = { monopoly_id: 1, id: 9, map_no: 2, cell_no: 0 };
    expect(named('monopoly-cell-setting', cell)).toMatchObject({ en: 'Cell 0 · Map 2' });
  });

  it('keeps a number that is its id, which is shown beside what it is of', () => {
    expect(named('god-level-setting', { god_id: 101, level: 2 })).toBe('2');
  });

  it('has the name of what it is a step of', () => {
    const stepup = registry.get('gachapon-stepup-setting');
    const step = { id: 9, gachapon_id: 3001, step: 3 };
    expect(namesakeOf(stepup, step)?.id).toBe('3001');
    expect(withApart('Starfall', stepup, step)).toMatchObject({ en: 'Starfall · Step 3' });
  });

  it('says its number after the name of what it is about, where it is about one', () => {
    const ranking = registry.get('cycle-boss-ranking-reward-setting');
    const ofOne = { id: 9, boss_id: 7, rank_from: 4, rank_to: 10 };
    expect(displayRecord(ranking, ofOne).title).toBeNull();
    expect(withApart('Ash Wyrm', ranking, ofOne)).toMatchObject({ en: 'Ash Wyrm · Rank 4–10' });
    expect(named(ranking.key, { id: 9, rank_from: 4, rank_to: 10 })).toMatchObject({ en: 'Rank 4–10' });
  });
});

it('is called by what tells it from others, where it names no record to be called by', () => {
  const nameOf = (module: string, data: RecordData) => displayRecord(registry.get(module), data).title;
  const damage = { id: 3, boss_id: null, period_type: 'period', scope: 'guild_total', threshold: 5000 };
  expect(nameOf('guild-boss-damage-reward-setting', damage)).toMatchObject({
    en: 'Whole period · Guild total · Required value 5,000',
  });
  const hours = { id: 3, garrison_id: null, kind: 'hours', threshold: 10 };
  expect(nameOf('garrison-reward-setting', hours)).toMatchObject({
    en: 'Garrison hours · Required value 10',
  });
  const refresh = { id: 1, count_from: 1, count_to: 3, item_id: null };
  expect(nameOf('explore-renew-cost-setting', refresh)).toMatchObject({ en: 'Refresh cost 1–3' });
  expect(nameOf('afk-conversation-setting', { id: 1, pet_id: null })).toBeNull();
});

describe('goods that are called by what players get', () => {
  const goods = registry.get('slg-store-item-setting');
  const giving = (reward: RecordData) => ({ id: 9, reward: [reward] });

  it('have the name of the item and say how many', () => {
    const data = giving({ asset_kind: 'item', target_id: 1004, amount: 2500 });
    expect(namesakeOf(goods, data)).toMatchObject({ module: 'item-setting', id: '1004' });
    expect(displayRecord(goods, data).title).toBeNull();
    expect(withApart('Barley Tea', goods, data)).toMatchObject({ en: 'Barley Tea ×2,500' });
  });

  it('say that they give a spirit, not the pet that lends its name', () => {
    const data = giving({ asset_kind: 'pet_spirit', target_id: 10_021, amount: 5 });
    expect(withApart('Ember Fox', goods, data)).toMatchObject({ en: 'Ember Fox Pet spirit ×5' });
    expect(displayRecord(goods, giving({ asset_kind: 'pet_spirit', amount: 5 })).title).toMatchObject({
      en: 'Pet spirit ×5',
    });
  });

  it('are called as an asset without a record is', () => {
    const data = giving({ asset_kind: 'gem', amount: 300 });
    expect(namesakeOf(goods, data)).toBeNull();
    expect(displayRecord(goods, data).title).toMatchObject({
      en: 'Gem ×300',
      jp: expect.stringContaining('×300'),
    });
  });

  it('have no name before there is a reward', () => {
    expect(namesakeOf(goods, { id: 9 })).toBeNull();
    expect(displayRecord(goods, { id: 9, reward: [] }).title).toBeNull();
  });
});

describe('a record that is called by the name of another one', () => {
  it('has no title of its own', () => {
    const data = { id: 1, owner_id: 7, note: 'x' };
    expect(displayRecord(called, data).title).toBeNull();
    expect(namesakeOf(called, data)).toEqual({ module: 'owner-setting', id: '7' });
  });

  it('is not one that has a text, or that names no record', () => {
    expect(namesakeOf(noted, { id: 1, owner_id: 7, note: 'x' })).toBeNull();
    expect(displayRecord(noted, { id: 1, note: 'x' }).title).toBe('x');
    expect(namesakeOf(called, { id: 1 })).toBeNull();
  });
});

it('has the name of the one that it has, where it may be about several kinds, and else its own', () => {
  const limits = buildModule(
    {
      kind: { kind: 'enum', label: LABEL, of: sampleEnum },
      owner_id: { ...FIELDS.owner_id, showWhen: { field: 'kind', in: ['small'] } },
      pet_id: { ...FIELDS.owner_id, to: 'pet-setting' },
    },
    { display: { title: 'kind', namedAfter: ['owner_id', 'pet_id'] } },
  );
  expect(namesakeOf(limits, { kind: 'small', owner_id: 7 })).toEqual({ module: 'owner-setting', id: '7' });
  expect(displayRecord(limits, { kind: 'small', owner_id: 7 }).title).toBeNull();
  // What its choice hides is not what it is about.
  expect(namesakeOf(limits, { kind: 'large', owner_id: 7, pet_id: 3 })).toEqual({
    module: 'pet-setting',
    id: '3',
  });
  expect(displayRecord(limits, { kind: 'small' }).title).not.toBeNull();
});

describe('a record that is called by a value of a closed list', () => {
  const sized = buildModule(
    { size: { kind: 'enum', label: LABEL, of: sampleEnum } },
    { display: { title: 'size' } },
  );

  it('is called as that value is', () => {
    const small = sampleEnum.values.find(({ value }) => value === 'small');
    expect(displayRecord(sized, { id: 1, size: 'small' }).title).toEqual(small?.label);
    expect(displayRecord(sized, { id: 1, size: 'gone' }).title).toBe('gone');
  });
});
