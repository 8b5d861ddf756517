import { expect, it } from 'vitest';
import type { Names } from '../../../api/player.ts';
import { joinNames } from './join-names.ts';

const fox = { title: { en: 'Ember Fox' }, image: null };
const owl = { title: { en: 'Hollow Owl' }, image: null };

it('joins the names of several parts, module by module', () => {
  const parts: readonly Partial<Names>[] = [
    { references: { 'pet-setting': { '10021': fox } }, staff: { '2': 'Chika' } },
    { references: { 'pet-setting': { '10033': owl }, 'item-setting': {} }, staff: { '3': 'Lin' } },
    {},
  ];
  expect(joinNames(parts)).toEqual({
    references: { 'pet-setting': { '10021': fox, '10033': owl }, 'item-setting': {} },
    staff: { '2': 'Chika', '3': 'Lin' },
  });
  expect(parts[0]).toEqual({ references: { 'pet-setting': { '10021': fox } }, staff: { '2': 'Chika' } });
});
