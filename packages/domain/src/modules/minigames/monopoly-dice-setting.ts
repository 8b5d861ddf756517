import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';

const diceType = enumOf('monopoly-dice-type', {
  normal: ['Normal', '一般', '通常', 'neutral', ['一', '普']],
  double: ['Double', '雙骰', 'ダブル', 'blue', ['雙', '双']],
  choose: ['Chosen number', '指定點數', '好きな目', 'purple', ['選', '選']],
  lucky: ['Lucky', '幸運', 'ラッキー', 'gold', ['幸', '幸']],
});

/** A die of a board game: how likely each number is, and how players come by more. */
export const monopolyDiceSetting = defineModule({
  key: 'monopoly-dice-setting',
  family: 'minigames',
  titles: { title: ['Monopoly dice', '大富翁骰子', 'すごろくダイス'], record: ['Die', '骰子', 'サイコロ'] },
  kind: 'child',
  parent: 'monopoly_id',
  sections: {
    die: section(['Die', '骰子', 'サイコロ'], {
      monopoly_id: field.reference(['Board game', '大富翁', 'すごろく'], 'monopoly-setting'),
      id: common.id(),
      dice_type: common.type(diceType, { default: 'normal' }),
      item_id: common.item({ flow: 'sink' }),
      faces: field.rows(['Faces', '點數', '目'], [1, 12], {
        uniqueBy: 'value',
        weight: 'weight',
        fields: {
          value: field.integer(['Number', '點數', '目'], [1, 12]),
          weight: common.weight([0, 1_000_000], { default: 100 }),
        },
      }),
    }),
    buying: section(['Buying', '購買', '購入'], {
      daily_limit: common.dailyLimit([0, 999], { default: 0, zero: NO_LIMIT }),
      buy_cost: field.costs(['Price', '價格', '価格'], [1, 1], { optional: true }),
      buy_limit: field.integer(['Purchases per day', '每日購買次數', '1日の購入数'], [1, 999], {
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['monopoly_id', 'dice_type'], is: 'unique' },
    { field: 'dice_type', along: { groupBy: 'monopoly_id' }, is: 'covers', values: ['normal'] },
    { fields: ['buy_cost', 'buy_limit'], is: 'all_or_none' },
  ],
  fixed: { during: 'monopoly_id', fields: ['dice_type', 'item_id', 'faces', 'buy_cost', 'buy_limit'] },
  display: { title: 'dice_type' },
  list: {
    columns: [
      'monopoly_id',
      'id',
      'dice_type',
      'item_id',
      'faces',
      'daily_limit',
      'buy_cost',
      'buy_limit',
      'status',
    ],
    filters: ['dice_type', 'item_id', 'status'],
    sorts: ['id', 'dice_type'],
  },
});
