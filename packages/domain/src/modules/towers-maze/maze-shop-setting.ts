import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const goodsKind = enumOf('maze-goods-kind', {
  asset: ['Item', '物品', 'アイテム', 'blue', '物'],
  buff: ['Buff', '增益', 'バフ', 'purple', ['增', '強']],
  heal: ['Healing', '治療', '回復', 'green', ['療', '回']],
  revive: ['Revival', '復活', '復活', 'gold', ['復', '復']],
});

const MOST_GOODS = 40;

/** A shop inside a maze, whose goods are drawn by weight. */
export const mazeShopSetting = defineModule({
  key: 'maze-shop-setting',
  family: 'towers-maze',
  titles: {
    title: ['Maze shops', '迷宮商店', '迷宮ショップ'],
    record: ['Maze shop', '迷宮商店', '迷宮ショップ'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(30),
      currency_item_id: field.reference(['Currency', '使用貨幣', '支払いアイテム'], 'item-setting', {
        flow: 'sink',
      }),
      maze_ids: common.mazes(),
    }),
    goods: section(['Goods', '商品', '商品'], {
      slots: field.integer(['Offers shown', '上架數', '陳列数'], [1, 12]),
      goods: field.rows(['Goods', '商品', '商品'], [1, MOST_GOODS], {
        uniqueBy: 'no',
        weight: 'weight',
        help: [
          'Must be at least the number of offers shown.',
          '不可少於上架數。',
          '一度に並ぶ数以上にします。',
        ],
        fields: {
          no: common.no([1, MOST_GOODS]),
          kind: common.kind(goodsKind, { default: 'asset' }),
          reward: field.rewards(['Contents', '獲得內容', '獲得内容'], [1, 1], {
            showWhen: { field: 'kind', in: ['asset'] },
          }),
          buff_id: field.reference(['Buff', '增益', 'バフ'], 'maze-buff-setting', {
            showWhen: { field: 'kind', in: ['buff'] },
          }),
          price: field.integer(['Price', '價格', '価格'], [1, 999_999]),
          weight: common.weight([0, 1_000_000], { default: 100 }),
          stock: field.integer(['Stock', '庫存', '在庫'], [1, 99], { default: 1 }),
        },
      }),
    }),
    refresh: section(['Refresh', '刷新商品', '入れ替え'], {
      refresh_cost: field.costs(['Refresh cost', '刷新消耗', '入れ替えコスト'], [1, 1], {
        optional: true,
      }),
      refresh_limit: field.integer(['Max per visit', '每次造訪上限', '1回の来店での上限'], [0, 20], {
        default: 1,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    {
      field: 'item_type',
      of: 'currency_item_id',
      is: 'one_of',
      values: ['game_currency', 'event_currency'],
    },
    { field: 'no', along: 'goods', is: 'contiguous', from: 1 },
    { countOf: 'goods', is: 'at_least', than: { field: 'slots' } },
  ],
  list: {
    columns: [
      'id',
      'name',
      'currency_item_id',
      'slots',
      'goods',
      'refresh_cost',
      'refresh_limit',
      'maze_ids',
      'status',
    ],
    filters: ['currency_item_id', 'maze_ids', 'status'],
    sorts: ['id', 'name', 'slots'],
  },
});
