import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { countPrices } from '../../field-sets/count-prices.ts';

const nextRound = enumOf('gridcha-next-round', {
  all_open: ['All cells opened', '全部翻開', 'すべて開いたとき', 'blue', '全'],
  key_found: ['Key found', '找到鑰匙', '鍵を見つけたとき', 'gold', ['鑰', '鍵']],
  manual_reset: ['Player resets', '玩家手動重置', 'プレイヤーがリセット', 'orange', ['重', 'リ']],
});

const SIDE = [3, 10] as const;
const MOST_LINES = 22;
const prices = countPrices('open_costs');

/** A gacha whose cells are opened one by one until a round is over. What is under them are its cells. */
export const gridchaSetting = defineModule({
  key: 'gridcha-setting',
  family: 'gacha',
  titles: {
    title: ['Gridcha', '九宮格轉蛋', 'グリッドガチャ'],
    record: ['Gridcha', '九宮格轉蛋', 'グリッドガチャ'],
  },
  identity: ['gridcha_id'],
  sections: {
    basics: common.basics({
      gridcha_id: field.id(['Gridcha ID', '九宮格編號', 'グリッドID']),
      name: common.name(40),
      timeslot: common.openTime(),
      banner: common.bannerPicture(),
    }),
    grid: section(['Grid', '格子', 'グリッド'], {
      size_x: field.integer(['Columns', '欄數', '列数'], SIDE, { default: 5 }),
      size_y: field.integer(['Rows', '列數', '行数'], SIDE, { default: 5 }),
      rounds: field.integer(['Rounds', '回合數', 'ラウンド数'], [1, 20], { default: 1 }),
      next_round: field.enum(['Next round', '進入下一回合', '次のラウンドへ'], nextRound, {
        default: 'all_open',
      }),
      line_rewards: field.rows(['Line rewards', '連線獎勵', 'ラインの報酬'], MOST_LINES, {
        optional: true,
        uniqueBy: 'line',
        help: [
          'Lines are columns, rows and the two diagonals.',
          '連線包含各欄、各列與兩條對角線。',
          'ラインは列、行、2本の対角線です。',
        ],
        fields: {
          line: field.integer(['Line', '連線編號', 'ライン'], [1, MOST_LINES]),
          rewards: common.rewards([]),
        },
      }),
    }),
    cost: section(['Cost', '消耗', 'コスト'], {
      open_costs: field.rows(['Price per cell', '翻格價格', 'マスの価格'], [1, 20], prices.rows),
      ticket_item_id: common.ticket({
        optional: true,
        help: ['Used before currency.', '優先於貨幣使用。', '通貨より先に使われます。'],
      }),
      reset_cost: field.costs(['Reset cost', '重置消耗', 'リセットのコスト'], [1, 1], {
        showWhen: { field: 'next_round', in: ['manual_reset'] },
      }),
      daily_limit: common.dailyLimit([1, 9999], { optional: true }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    ...prices.rules,
    {
      field: 'line_rewards.line',
      is: 'at_most',
      than: { totalOf: [{ field: 'size_x' }, { field: 'size_y' }, 2] },
    },
  ],
  fixed: {
    during: 'timeslot',
    fields: [
      'size_x',
      'size_y',
      'rounds',
      'next_round',
      'line_rewards',
      'open_costs',
      'ticket_item_id',
      'reset_cost',
    ],
  },
  list: {
    columns: [
      'gridcha_id',
      'name',
      'timeslot',
      'size_x',
      'size_y',
      'rounds',
      'next_round',
      'open_costs',
      'status',
    ],
    filters: ['next_round', 'ticket_item_id', 'timeslot', 'status'],
    sorts: ['gridcha_id', 'name', 'rounds'],
  },
});
