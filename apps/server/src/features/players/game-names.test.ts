import { describe, expect, it } from 'vitest';
import { recordsNamedIn } from './game-names.ts';

const named = (rows: unknown) =>
  Object.fromEntries([...recordsNamedIn(rows)].map(([module, ids]) => [module, [...ids]]));

describe('the records that rows name', () => {
  it.each([
    [{ asset_kind: 'item', target_id: 7, amount: 1 }, { 'item-setting': ['7'] }],
    [{ asset_kind: 'coin', target_id: null, amount: 1 }, {}],
    [{ kind: 'pet_god', config_id: 3 }, { 'god-setting': ['3'] }],
    [{ kind: 'mute', config_id: 3 }, {}],
    [{ asset_type: 'pet_spirit', asset_id: 3 }, { 'pet-setting': ['3'] }],
    [{ product_module: 'mall-setting', product_id: 12 }, { 'mall-setting': ['12'] }],
    [{ source_module: 'mail-setting', source_id: '4' }, { 'mail-setting': ['4'] }],
    [{ source_module: 'support', source_id: null }, {}],
    [{ unit_type: 'god', unit_id: 9 }, { 'god-setting': ['9'] }],
    [{ unit_type: 'constructor', unit_id: 9, kind: '__proto__', config_id: 1 }, {}],
    [{ gachapon_id: 5, title_id: null }, { 'gachapon-setting': ['5'] }],
  ])('of %j are %j', (row, expected) => {
    expect(named(row)).toEqual(expected);
  });

  it('are found at any depth, each once', () => {
    const reward = { asset_kind: 'item', target_id: 7 };
    expect(named([{ rewards: [reward] }, { row: { data: { more: [reward, { item_id: 8 }] } } }])).toEqual({
      'item-setting': ['7', '8'],
    });
  });
});
