import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';

const BY_STEP = { orderBy: 'step', groupBy: 'gachapon_id' } as const;

/** One step of a step-up gachapon: what it costs, what it gives for certain. */
export const gachaponStepupSetting = defineModule({
  key: 'gachapon-stepup-setting',
  family: 'gacha',
  titles: {
    title: ['Gachapon step-up', '階段轉蛋', 'ステップアップガチャ'],
    record: ['Step', '階段', 'ステップ'],
  },
  belongsTo: 'gachapon_id',
  sections: {
    basics: common.basics({
      id: common.id(),
      gachapon_id: common.gachapon({
        help: ['Step-up gachapons only.', '僅限階段類型的轉蛋。', '種類がステップアップのガチャです。'],
      }),
      step: field.integer(['Step', '階段', 'ステップ'], [1, 50]),
      draws: field.integer(['Draws', '抽數', '回数'], [1, 50], { default: 10 }),
      cost: field.costs(['Cost', '消耗', 'コスト'], [1, 1], {
        allowZero: true,
        help: [
          'Total cost of the step. A draw cannot cost more than in the previous step.',
          '整個階段的總消耗；單抽成本不得高於前一階段。',
          'ステップ全体のコスト。1回あたりは前のステップより高くできません。',
        ],
      }),
    }),
    promise: section(['Guarantee', '保底內容', '確定内容'], {
      forced_group_no: field.integer(['Guaranteed group', '保底群組', '確定グループ'], [1, 999], {
        optional: true,
        help: ['Group number in the gachapon.', '轉蛋中的群組編號。', 'ガチャのグループ番号です。'],
      }),
      forced_count: field.integer(['Guaranteed draws', '保底抽數', '確定回数'], [1, 50], { optional: true }),
      rate_up_bp: field.integer(
        ['Featured odds bonus', '機率提升加成', 'ピックアップ確率の加算'],
        [1, 10_000],
        { optional: true, unit: 'bp' },
      ),
      bonus_rewards: field.rewards(['Bonus', '附加獎勵', 'おまけ'], [], { optional: true }),
    }),
    loop: section(['Rounds', '循環', '周回'], {
      loop_to: field.integer(['Return to step', '返回階段', '戻るステップ'], [1, 50], {
        optional: true,
        help: [
          'Last step only. Empty: ends at this step.',
          '僅限最後一個階段；留空則於此結束。',
          '最後のステップだけ。空欄ならここで終わります。',
        ],
      }),
      loop_limit: field.integer(['Maximum rounds', '循環次數上限', '周回上限'], [0, 999], {
        optional: true,
        help: ['0: no limit.', '0 表示不限次數。', '0なら制限なしです。'],
        zero: NO_LIMIT,
      }),
    }),
  },
  rules: [
    { fields: ['gachapon_id', 'step'], is: 'unique' },
    { field: 'gacha_type', of: 'gachapon_id', is: 'one_of', values: ['stepup'] },
    { field: 'step', along: BY_STEP, is: 'contiguous', from: 1 },
    { fields: ['forced_count', 'forced_group_no'], is: 'all_or_none' },
    { field: 'draws', is: 'at_least', than: { field: 'forced_count' } },
    { field: 'forced_group_no', is: 'found_in', rows: { field: 'groups.group_no', of: 'gachapon_id' } },
    { field: 'cost', per: 'draws', along: BY_STEP, is: 'not_rising' },
    { field: 'loop_to', along: BY_STEP, is: 'filled_only', at: 'last' },
    { field: 'step', is: 'at_least', than: { field: 'loop_to' } },
    { field: 'loop_to', is: 'required', when: { field: 'loop_limit', isFilled: true } },
  ],
  display: { title: 'gachapon_id' },
  fixed: {
    during: 'gachapon_id',
    fields: [
      'step',
      'draws',
      'cost',
      'forced_group_no',
      'forced_count',
      'rate_up_bp',
      'bonus_rewards',
      'loop_to',
      'loop_limit',
    ],
  },
  list: {
    columns: [
      'id',
      'gachapon_id',
      'step',
      'draws',
      'cost',
      'forced_group_no',
      'forced_count',
      'bonus_rewards',
      'loop_to',
      'status',
    ],
    filters: ['gachapon_id', 'step', 'forced_group_no', 'status'],
    sorts: ['id', 'step'],
    sheet: { groupBy: 'gachapon_id' },
  },
});
