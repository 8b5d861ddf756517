import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';

const shape = enumOf('mining-tool-shape', {
  single: ['One block', '單格', '1マス', 'neutral', ['單', '単']],
  row: ['Row', '橫列', '横一列', 'blue', ['橫', '横']],
  column: ['Column', '直行', '縦一列', 'cyan', ['直', '縦']],
  cross: ['Cross', '十字', '十字', 'orange', '十'],
  area: ['Area', '範圍', '範囲', 'red', ['範', '域']],
});

const DAMAGE = [1, 99] as const;

/** What players dig with. One tool is free and always at hand. */
export const miningToolSetting = defineModule({
  key: 'mining-tool-setting',
  family: 'minigames',
  titles: { title: ['Mining tools', '挖礦工具', '採掘ツール'], record: ['Tool', '工具', 'ツール'] },
  identity: ['tool_id'],
  sections: {
    basics: common.basics({
      tool_id: field.id(['Tool ID', '工具編號', 'ツールID']),
      name: common.name(30),
      icon: common.icon('minigame/tool-pick.svg'),
      item_id: common.item({
        flow: 'sink',
        optional: true,
        help: [
          'Item consumed by each use. Empty: the default tool; exactly one tool must be the default.',
          '每次使用消耗的道具；留空為預設工具，僅能有一個。',
          '1回で使うアイテム。空欄は既定のツールで、1つだけです。',
        ],
      }),
    }),
    use: section(['Use', '使用', '使い方'], {
      damage: field.integer(['Damage', '破壞力', '破壊力'], DAMAGE, { default: 1 }),
      shape: field.enum(['Shape', '範圍形狀', '範囲の形'], shape, { default: 'single' }),
      size: field.integer(['Size', '範圍大小', '範囲の大きさ'], [1, 9], { default: 1 }),
      daily_limit: common.dailyLimit([0, 999], { default: 0, zero: NO_LIMIT }),
      buy_cost: field.costs(['Price', '價格', '価格'], [1, 1], { optional: true }),
      levels: field.rows(['Upgrades', '升級', '強化'], 20, {
        optional: true,
        uniqueBy: 'level',
        fields: {
          level: common.level([1, 20]),
          costs: common.costs([1, 4]),
          damage: field.integer(['Damage', '破壞力', '破壊力'], DAMAGE),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { countOf: {}, where: { field: 'item_id', isFilled: false }, is: 'same', as: 1 },
    { field: 'level', along: 'levels', is: 'contiguous', from: 1 },
    { field: 'damage', along: 'levels', is: 'not_falling' },
  ],
  list: {
    columns: ['tool_id', 'name', 'item_id', 'damage', 'shape', 'size', 'daily_limit', 'buy_cost', 'status'],
    filters: ['shape', 'item_id', 'status'],
    sorts: ['tool_id', 'name', 'damage'],
  },
});
