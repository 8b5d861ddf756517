import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead } from '../../field-sets/event-head.ts';
import { wheelCells, wheelId } from '../../field-sets/wheel-cells.ts';

const head = eventHead();
const wheel = wheelCells({ key: 'reward_cells', even: true });

/** Two wheels at once: one says what, the other how many times as much. */
export const crazyWheelSetting = defineModule({
  key: 'crazy-wheel-setting',
  family: 'minigames',
  titles: {
    title: ['Crazy wheels', '瘋狂轉盤', 'クレイジールーレット'],
    record: ['Crazy wheel', '瘋狂轉盤', 'クレイジールーレット'],
  },
  identity: ['wheel_id'],
  sections: {
    basics: common.basics({
      wheel_id: wheelId(),
      name: head.basics.name,
      ...head.open,
      entry_cost: field.costs(['Price of a spin', '每次消耗', '1回の価格'], [1, 1]),
      daily_limit: common.dailyLimit([1, 99], { default: 10 }),
    }),
    cells: section(['Cells', '格子', 'マス'], {
      reward_cells: field.rows(['Reward wheel', '獎勵轉盤', '報酬の輪'], [4, 12], wheel.rows),
      multiplier_cells: field.rows(['Multiplier wheel', '倍率轉盤', '倍率の輪'], [2, 8], {
        uniqueBy: 'no',
        weight: 'weight',
        fields: {
          no: common.no([1, 8]),
          multiplier: field.decimal(['Multiplier', '倍率', '倍率'], [0.5, 10], { decimals: 1 }),
          weight: common.weight([0, 1_000_000], { default: 100 }),
        },
      }),
    }),
    risk: section(['Risk', '加碼', '賭け'], {
      double_risk: field.boolean(['Double or half', '加倍或減半', '倍か半分か'], {
        default: false,
        help: [
          'Players may spin again; a loss halves what they won.',
          '玩家可再轉一次，失敗則獎勵減半。',
          'もう一度回せます。負けると半分になります。',
        ],
      }),
      risk_win_bp: field.integer(['Success chance', '成功機率', '成功確率'], [1, 10_000], {
        unit: 'bp',
        showWhen: { field: 'double_risk', in: [true] },
      }),
      jackpot: field.group(['Jackpot', '累積大獎', 'ジャックポット'], {
        optional: true,
        fields: {
          reward_item_id: common.item({ flow: 'source' }),
          start: field.integer(['Initial amount', '起始數量', '最初の数'], [1, 9_999_999]),
          add_per_spin: field.integer(['Added per spin', '每次增加', '1回ごとの増加'], [1, 99_999]),
        },
      }),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    ...wheel.rules,
    { field: 'no', along: 'multiplier_cells', is: 'contiguous', from: 1 },
  ],
  fixed: {
    during: 'timeslot',
    fields: ['entry_cost', 'reward_cells', 'multiplier_cells', 'double_risk', 'risk_win_bp', 'jackpot'],
  },
  panels: ['wheel'],
  list: {
    columns: ['wheel_id', 'name', 'entry_cost', 'reward_cells', 'double_risk', 'timeslot', 'status'],
    filters: ['double_risk', 'daily_limit', 'status'],
    sorts: ['wheel_id', 'name', 'daily_limit'],
  },
});
