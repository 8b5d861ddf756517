import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { HOURS } from '../../enums/hours.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const orderRule = enumOf('3v3-order-rule', {
  score: ['Score', '積分', 'スコア', 'gold', ['分', '点']],
  wins: ['Victories', '勝場', '勝利数', 'orange', '勝'],
  power: ['Power', '戰力', '戦力', 'red', '力'],
  last_rank: ['Previous rank', '上季名次', '前シーズンの順位', 'blue', ['名', '位']],
});

const direction = enumOf('3v3-order-direction', {
  desc: ['Highest first', '由高至低', '高い順', 'neutral', '↓'],
  asc: ['Lowest first', '由低至高', '低い順', 'neutral', '↑'],
});

const tieRule = enumOf('3v3-tie-rule', {
  score: ['Score', '積分', 'スコア'],
  wins: ['Victories', '勝場', '勝利数'],
  power: ['Power', '戰力', '戦力'],
  reach_time: ['Reached first', '先達成者', '先に到達した順'],
  account_age: ['Older account', '帳號較早建立者', 'アカウント作成が早い順'],
});

/** Rules that no two players are alike in, so that the order is complete. */
const LAST_WORDS = ['reach_time', 'account_age'];

const fillPolicy = enumOf('3v3-fill-policy', {
  snake: ['Snake order', '蛇形分配', '往復で振り分け', 'green', '蛇'],
  block: ['One group after another', '依序填滿', '順に満たす', 'blue', ['順', '順']],
  random: ['Random', '隨機', 'ランダム', 'purple', ['隨', '乱']],
});

/** How the players of a tier are put in order and shared out among its groups. */
export const threeOnThreeGroupOrderSetting = defineModule({
  key: '3v3-group-order-setting',
  family: 'pvp-3v3',
  titles: {
    title: ['3v3 group order', '3v3 分組順序', '3v3グループ順'],
    record: ['Group order', '分組順序', 'グループ順'],
  },
  sections: {
    order: section(['Order', '順序', '順番'], {
      id: common.id(),
      group_id: common.arenaGroup(),
      order_rule: field.enum(['Ordered by', '排序依據', '並び順'], orderRule),
      direction: field.enum(['Direction', '方向', '方向'], direction, { default: 'desc' }),
      tie_rules: field.rows(['Tie-breakers', '同分判定', '同点の場合'], [1, 5], {
        uniqueBy: 'rule',
        help: [
          'The last rule must be Reached first or Older account.',
          '最後一項須為先達成者或帳號建立時間。',
          '最後は到達順かアカウント作成順にします。',
        ],
        summary: ['rule'],
        fields: {
          order: common.order([1, 5]),
          rule: field.enum(['Rule', '規則', 'ルール'], tieRule),
        },
      }),
    }),
    sharing: section(['Distribution', '分配', '振り分け'], {
      fill_policy: field.enum(['Fill method', '填補方式', '振り分け方'], fillPolicy, {
        default: 'snake',
      }),
      placed_at_hour: field.integer(['Distribution time', '分組時刻', '振り分け時刻'], [0, 23], {
        words: HOURS,
        help: ['In game time.', '以遊戲時間為準。', 'ゲーム時間です。'],
      }),
    }),
  },
  rules: [
    { fields: ['group_id'], is: 'unique' },
    { field: 'order', along: 'tie_rules', is: 'contiguous', from: 1 },
    { field: 'tie_rules.rule', is: 'one_of', values: LAST_WORDS, when: { lastOf: 'tie_rules' } },
  ],
  list: {
    columns: [
      'id',
      'group_id',
      'order_rule',
      'direction',
      'tie_rules',
      'fill_policy',
      'placed_at_hour',
      'status',
    ],
    filters: ['group_id', 'order_rule', 'fill_policy', 'status'],
    sorts: ['id', 'placed_at_hour'],
  },
  display: { title: 'group_id' },
});
