import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';

const blockType = enumOf('mining-block-type', {
  dirt: ['Dirt', '泥土', '土', 'neutral', '土'],
  ore: ['Ore', '礦石', '鉱石', 'blue', ['礦', '鉱']],
  chest: ['Chest', '寶箱', '宝箱', 'gold', '箱'],
  bomb: ['Bomb', '炸彈', '爆弾', 'red', ['炸', '爆']],
  stone: ['Stone', '岩石', '岩', 'neutral', '岩'],
  spring: ['Spring', '湧泉', '泉', 'cyan', '泉'],
});

/** A block of a mine: how hard it is, and what breaking it does. */
export const miningBlockSetting = defineModule({
  key: 'mining-block-setting',
  family: 'minigames',
  titles: { title: ['Mining blocks', '礦石方塊', '採掘ブロック'], record: ['Block', '方塊', 'ブロック'] },
  identity: ['block_id'],
  sections: {
    basics: common.basics({
      block_id: field.id(['Block ID', '方塊編號', 'ブロックID']),
      name: common.name(30),
      block_type: common.type(blockType, { default: 'dirt' }),
      image: common.image('image', { default: { path: 'minigame/block-dirt.svg' } }),
      hp: field.integer(['Hits', '耐久', '耐久'], [1, 99], { default: 1 }),
      unbreakable: field.boolean(['Unbreakable', '無法破壞', '壊せない'], { default: false }),
    }),
    effect: section(['When it breaks', '破壞時', '壊れたとき'], {
      ...dropTableFields,
      effect_range: field.integer(['Range', '爆炸範圍', '範囲'], [1, 5], {
        showWhen: { field: 'block_type', in: ['bomb'] },
      }),
      energy_gain: field.integer(['Energy restored', '恢復體力', '回復量'], [1, 99], {
        showWhen: { field: 'block_type', in: ['spring'] },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    {
      field: 'drop_mode',
      is: 'one_of',
      values: ['rate', 'weight', 'group'],
      when: { field: 'block_type', in: ['ore', 'chest'] },
    },
    ...dropTableRules,
    { field: 'drop_mode', is: 'one_of', values: ['none'], when: { field: 'unbreakable', in: [true] } },
  ],
  list: {
    columns: [
      'block_id',
      'name',
      'block_type',
      'hp',
      'drop_mode',
      'effect_range',
      'energy_gain',
      'unbreakable',
      'status',
    ],
    filters: ['block_type', 'unbreakable', 'drop_mode', 'status'],
    sorts: ['block_id', 'name', 'hp'],
  },
});
