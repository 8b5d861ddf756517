import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';
import { limitGroup } from '../../field-sets/limit-fields.ts';

const pick = enumOf('store-pool-pick', {
  all: ['All', '全部', 'すべて', 'green', '全'],
  weighted_no_repeat: ['Draw without repeats', '抽選不重複', '抽選（重複なし）', 'purple', '抽'],
  weighted: ['Draw with repeats', '抽選可重複', '抽選（重複あり）', 'blue', '重'],
});

const LEVEL = [1, 300] as const;

/**
 * Goods that stores draw from. Each entry says whether it is always on sale, so that no second list can
 * name an entry that is gone.
 */
export const storePoolSetting = defineModule({
  key: 'store-pool-setting',
  family: 'shop-packages',
  titles: {
    title: ['Store pools', '商店商品池', 'ショップ商品プール'],
    record: ['Pool', '商品池', 'プール'],
  },
  identity: ['pool_id'],
  sections: {
    basics: common.basics({
      pool_id: field.id(['Pool ID', '商品池編號', 'プールID']),
      name: common.staffName(60),
      pick: field.enum(['Selection', '抽取方式', '選び方'], pick, { default: 'all' }),
      timeslot: common.openTime({ optional: true }),
    }),
    goods: section(['Goods', '商品', '品ぞろえ'], {
      entries: field.rows(['Goods', '商品', '品ぞろえ'], [1, 200], {
        uniqueBy: 'no',
        weight: 'weight',
        folded: ['discount_bp', 'fixed', 'stock', 'limit', 'level_from', 'level_to'],
        fields: {
          no: common.no([1, 200]),
          reward: field.rewards(['Reward', '獲得內容', '獲得内容'], [1, 1]),
          cost: field.costs(['Price', '價格', '価格'], [1, 1]),
          discount_bp: field.integer(['Discount', '折扣', '割引'], [0, 9000], { unit: 'bp', default: 0 }),
          weight: common.weight([0, 1_000_000], { default: 100 }),
          fixed: field.boolean(['Always on the shelf', '固定上架', '常に並ぶ'], { default: false }),
          stock: field.integer(['Stock', '庫存', '在庫'], [0, 9999], {
            default: 0,
            zero: NO_LIMIT,
          }),
          limit: limitGroup(),
          level_from: field.integer(['From player level', '玩家等級起', 'プレイヤーレベル下限'], LEVEL, {
            default: 1,
          }),
          level_to: field.integer(['To player level', '玩家等級至', 'プレイヤーレベル上限'], LEVEL, {
            optional: true,
          }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { field: 'no', along: 'entries', is: 'contiguous', from: 1 },
    {
      sumOf: 'weight',
      in: { rows: 'entries', from: 'level_from', to: 'level_to' },
      is: 'greater',
      than: 0,
      when: { field: 'pick', in: ['weighted', 'weighted_no_repeat'] },
    },
    {
      rule: 'no_gain_by_selling',
      rows: 'entries',
      gets: 'reward',
      pays: 'cost',
      off: 'discount_bp',
      price: 'sell_price',
    },
    {
      rule: 'no_gain_in_circles',
      rows: 'entries',
      gets: 'reward',
      pays: 'cost',
      off: 'discount_bp',
      steps: 4,
      beside: [{ module: 'exchange-setting', rows: 'goods', gets: 'reward', pays: 'costs' }],
    },
    { field: 'entries.level_to', is: 'at_least', than: { field: 'level_from' } },
  ],
  list: {
    columns: ['pool_id', 'name', 'pick', 'entries', 'status'],
    filters: ['pick', 'timeslot', 'status'],
    sorts: ['pool_id', 'name'],
  },
});
