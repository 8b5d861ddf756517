import { expect, it } from 'vitest';
import { enumOf } from '../enums/enum-of.ts';
import { nearestOptions } from './nearest-options.ts';

const rarity = enumOf('rarity', {
  r: ['R', 'R', 'R'],
  sr: ['SR', 'SR', 'SR'],
  ssr: ['SSR', 'SSR', 'SSR'],
  ssr_plus: ['SSR+', 'SSR+', 'SSR+'],
  e: ['Event', '活動', 'イベント'],
});
const type = enumOf('type', {
  material: ['Material', '材料', '素材'],
  consumable: ['Consumable', '消耗品', '消費アイテム'],
});

it.each([
  ['SSSR', 'ssr'],
  ['ssr +', 'ssr_plus'],
  ['R (green)', 'r'],
  ['E: summer', 'e'],
  ['Evnet', 'e'],
  ['活动', 'e'],
])('takes %s for %s first', (text, value) => {
  expect(nearestOptions(rarity, text, 3)[0]).toBe(value);
});

it.each([
  ['Mat.', ['material']],
  ['matreial', ['material']],
  ['消耗', ['consumable']],
  ['weapon', []],
  ['…', []],
])('takes %s for %j', (text, values) => {
  expect(nearestOptions(type, text, 3)).toEqual(values);
});

it.each(['Legend', 'Elite', 'Rune', 'Epic'])(
  'offers no rarity for %s, which only has letters in common',
  (text) => {
    expect(nearestOptions(rarity, text, 3)).toEqual([]);
  },
);
