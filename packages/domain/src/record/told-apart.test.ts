import { describe, expect, it } from 'vitest';
import { registry } from '../modules/index.ts';
import { displayRecord, namesakeOf } from './display-record.ts';
import { toldApart, withApart } from './told-apart.ts';

const apart = (module: string, data: Parameters<typeof toldApart>[1]) =>
  toldApart(registry.get(module), data, 'en');

describe('toldApart', () => {
  it('says the number that records of one name differ in', () => {
    expect(apart('equipment-level-setting', { id: 100, rarity: 'SSR', level: 40 })).toEqual(['Level 40']);
    expect(apart('crystal-strengthen-setting', { id: 47, crystal_type: 'thunder', level: 11 })).toEqual([
      'Level 11',
    ]);
  });

  it('says the first place of a range, and which ranking it is in', () => {
    expect(apart('3v3-daily-reward-setting', { id: 2, group_id: 1, rank_from: 4, rank_to: 10 })).toEqual([
      'From rank 4',
    ]);
  });

  it('says how often over how long', () => {
    const weekly = { id: 3, kind: 'wins', period: 'week', threshold: 5 };
    expect(apart('3v3-accumulate-reward-setting', weekly)).toEqual(['Week', 'Required value 5']);
  });

  it('says a choice as it is called, and leaves out what is empty or not asked for', () => {
    expect(apart('rune-refine-setting', { id: 7, rarity: 'SSR', mode: 'reroll_all' })).toEqual([
      'Reroll all sub stats',
    ]);
    expect(apart('equipment-sell-setting', { id: 4, rarity: 'SSR' })).toEqual([]);
    expect(apart('equipment-sell-setting', { id: 7, rarity: 'SSR', slot: 'weapon' })).toEqual(['Weapon']);
  });

  it('says what no two records share where no rule is about a title that is shared', () => {
    const skill = { id: 5, pet_id: 10021, slot: 'active_1', skill_id: 2102 };
    expect(apart('pet-skill-setting', skill)).toEqual(['Active 1']);
    const node = { maze_id: 1, id: 4, node_type: 'battle', floor: 3, x: 2, y: 1 };
    expect(apart('maze-node-setting', node)).toEqual(['Floor 3', 'Column 2', 'Row 1']);
    expect(apart('pet-rarity-setting', { rarity: 'SSR', name: { en: 'Legend' }, order: 4 })).toEqual([]);
  });

  it('says nothing where the name is enough', () => {
    expect(apart('equipment-setting', { equipment_id: 5106, set_id: 20, slot: 'accessory' })).toEqual([]);
    expect(apart('god-level-setting', { god_id: 101, level: 2 })).toEqual([]);
  });
});

it('a record about several others has the name of the first and says how many more', () => {
  const module = registry.get('gachapon-guarantee-setting');
  const guarantee = { id: 3, kind: 'rarity', hard_at: 90 };
  expect(namesakeOf(module, { ...guarantee, gachapon_ids: [3001, 3002, 3003] })).toEqual({
    module: 'gachapon-setting',
    id: '3001',
  });
  expect(withApart('Starfall', module, { ...guarantee, gachapon_ids: [3001, 3002, 3003] })).toMatchObject({
    en: 'Starfall +2 · Guarantee 90 · Rarity',
  });
  expect(withApart('Starfall', module, { ...guarantee, gachapon_ids: [3001] })).toMatchObject({
    en: 'Starfall · Guarantee 90 · Rarity',
  });
});

it('a skill is called by whose it is, and a card by its event', () => {
  const skill = registry.get('pet-skill-setting');
  const data = { id: 5, pet_id: 10021, slot: 'active_1', skill_id: 2102 };
  expect(namesakeOf(skill, data)).toEqual({ module: 'pet-setting', id: '10021' });
  const card = registry.get('bingo-temp-setting');
  expect(withApart('Spring Bingo', card, { event_id: 1, id: 8, card_no: 3 })).toMatchObject({
    en: 'Spring Bingo · Card 3',
  });
});

it('says the key of a series, and the place of what is called by its map', () => {
  const bonus = { id: 4, scope: 'series', series_key: 'winter_light' };
  expect(displayRecord(registry.get('skin-bonus-stat-setting'), bonus).title).toMatchObject({
    en: 'A whole series · winter_light',
    zh: '整個系列 · winter_light',
  });
  const point = { id: 1, map_id: 1, x: 10, y: 12, flag_type: 'capital', country_id: 1 };
  const points = registry.get('slg-flag-map-setting');
  expect(namesakeOf(points, point)).toEqual({ module: 'slg-map-setting', id: '1' });
  expect(withApart('Four Hearths', points, point)).toMatchObject({ en: 'Four Hearths · Column 10 · Row 12' });
});

it('a record of an event without a name of its own is called by the event and its number there', () => {
  const step = registry.get('ur-event-reward-setting');
  const stepData = { event_id: 571, id: 2, threshold: 1000 };
  expect(namesakeOf(step, stepData)).toEqual({ module: 'ur-event-setting', id: '571' });
  expect(withApart('The Third Bell', step, stepData)).toMatchObject({ en: 'The Third Bell · Step 1000' });
  const chest = registry.get('event-boss-treasure-setting');
  const chestData = { event_id: 501, id: 3, grade: 'gold' };
  expect(namesakeOf(chest, chestData)).toEqual({ module: 'event-boss-setting', id: '501' });
  expect(withApart('The Ox', chest, chestData)).toMatchObject({
    en: 'The Ox · Chest 3',
    jp: 'The Ox · 宝箱 3',
  });
});

it('withApart adds it to a borrowed name, in the languages that the name has', () => {
  const module = registry.get('pet-awaken-level-setting');
  const level = { id: 11, pet_id: 10114, awaken_level: 2 };
  const title = { en: 'Aurora Peacock', jp: 'オーロラ孔雀' };
  expect(withApart(title, module, level)).toEqual({
    en: 'Aurora Peacock · Awakening level 2',
    jp: 'オーロラ孔雀 · 覚醒レベル 2',
  });
  expect(withApart('Peacock', registry.get('pet-setting'), { pet_id: 1 })).toBe('Peacock');
});
