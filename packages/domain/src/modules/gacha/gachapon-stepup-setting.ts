import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';

const BY_STEP = { orderBy: 'step', groupBy: 'gachapon_id' } as const;

/** One step of a step-up gachapon: what it costs, what it gives for certain. */
export const gachaponStepupSetting = defineModule({
  key: 'gachapon-stepup-setting',
  family: 'gacha',
  titles: {
    title: localized('Gachapon step-up', '階段轉蛋', 'ステップアップガチャ'),
    record: localized('Step', '階段', 'ステップ'),
  },
  belongsTo: 'gachapon_id',
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    gachapon_id: {
      kind: 'reference',
      to: 'gachapon-setting',
      label: localized('Gachapon', '轉蛋', 'ガチャ'),
      help: localized(
        'One of the step-up type.',
        '僅限階段類型的轉蛋。',
        '種類がステップアップのガチャです。',
      ),
    },
    step: { kind: 'integer', min: 1, max: 50, label: localized('Step', '階段', 'ステップ') },
    draws: { kind: 'integer', min: 1, max: 50, default: 10, label: localized('Draws', '抽數', '回数') },
    cost: {
      kind: 'cost_list',
      min: 1,
      max: 1,
      allowZero: true,
      label: localized('Cost', '消耗', 'コスト'),
      help: localized(
        'For all draws of the step. A draw never costs more than on the step before.',
        '整個階段的總消耗；單抽成本不得高於前一階段。',
        'ステップ全体のコスト。1回あたりは前のステップより高くできません。',
      ),
    },
    forced_group_no: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 999,
      label: localized('Certain group', '保證群組', '確定グループ'),
      help: localized(
        'Number of a group of the gachapon.',
        '轉蛋中的群組編號。',
        'ガチャのグループ番号です。',
      ),
    },
    forced_count: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 50,
      label: localized('Draws from it', '保證抽數', '確定回数'),
    },
    rate_up_bp: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 10_000,
      unit: 'bp',
      label: localized('Added to featured odds', '機率提升加成', 'ピックアップ確率の加算'),
    },
    bonus_rewards: {
      kind: 'reward_list',
      optional: true,
      label: localized('Bonus', '附加獎勵', 'おまけ'),
    },
    loop_to: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 50,
      label: localized('Returns to step', '返回階段', '戻るステップ'),
      help: localized(
        'On the last step only. Empty: it ends here.',
        '僅限最後一個階段；留空則於此結束。',
        '最後のステップだけ。空欄ならここで終わります。',
      ),
    },
    loop_limit: {
      kind: 'integer',
      optional: true,
      min: 0,
      max: 999,
      label: localized('Rounds at most', '循環次數上限', '周回上限'),
      help: localized('0: no limit.', '0 表示不限次數。', '0なら制限なしです。'),
      zero: localized('No limit', '不限', '制限なし'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['gachapon_id', 'step'] },
    { rule: 'reference_is', field: 'gachapon_id', target: 'gacha_type', in: ['stepup'] },
    { rule: 'contiguous', field: 'step', groupBy: 'gachapon_id', from: 1 },
    { rule: 'required_with', field: 'forced_count', with: 'forced_group_no' },
    { rule: 'required_with', field: 'forced_group_no', with: 'forced_count' },
    { rule: 'greater_or_equal', field: 'draws', than: 'forced_count' },
    {
      rule: 'in_rows_of',
      field: 'forced_group_no',
      reference: 'gachapon_id',
      rows: 'groups',
      key: 'group_no',
    },
    { rule: 'unit_cost_not_rising', costs: 'cost', per: 'draws', ...BY_STEP },
    { rule: 'only_on_last', field: 'loop_to', ...BY_STEP },
    { rule: 'greater_or_equal', field: 'step', than: 'loop_to' },
    { rule: 'required_with', field: 'loop_to', with: 'loop_limit' },
  ],
  display: { title: 'step' },
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
  sections: [
    {
      key: 'step',
      title: localized('Step', '階段', 'ステップ'),
      fields: ['id', 'gachapon_id', 'step', 'draws', 'cost'],
    },
    {
      key: 'promise',
      title: localized('Promise', '保證內容', '確定内容'),
      fields: ['forced_group_no', 'forced_count', 'rate_up_bp', 'bonus_rewards'],
    },
    { key: 'loop', title: localized('Rounds', '循環', '周回'), fields: ['loop_to', 'loop_limit'] },
  ],
});
