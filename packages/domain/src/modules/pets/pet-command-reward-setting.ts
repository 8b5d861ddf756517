import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';

const result = enumOf('pet-command-result', {
  fail: ['Failure', '失敗', '失敗', 'red', '敗'],
  success: ['Success', '成功', '成功', 'green', '成'],
  great_success: ['Great success', '大成功', '大成功', 'gold', '大'],
});

const BY_RESULT = { orderBy: 'result', groupBy: 'command_id' } as const;

/** What a command gives when it ends. Players who finish it at once get half. */
export const petCommandRewardSetting = defineModule({
  key: 'pet-command-reward-setting',
  family: 'pets',
  kind: 'child',
  parent: 'command_id',
  titles: {
    title: ['Pet command rewards', '寵物指令獎勵', 'ペットコマンド報酬'],
    record: ['Command reward', '指令獎勵', 'コマンド報酬'],
  },
  sections: {
    basics: common.basics({
      command_id: field.reference(['Command', '指令', 'コマンド'], 'pet-command-setting'),
      id: common.id(),
      result: field.enum(['Result', '結果', '結果'], result, { default: 'success' }),
      great_success_bp: field.integer(
        ['Chance of great success', '大成功機率', '大成功の確率'],
        [0, 10_000],
        {
          unit: 'bp',
          optional: true,
          showWhen: { field: 'result', in: ['success'] },
        },
      ),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      rewards: common.rewards([], {
        even: true,
        help: [
          'Amounts must be even: instant completion gives half.',
          '數量須為偶數：立即完成只發放一半。',
          '数は偶数にします。すぐに終えると半分になるためです。',
        ],
      }),
      pet_exp: field.integer(['Pet EXP', '寵物經驗', 'ペット経験値'], [0, 999_999], { default: 0 }),
      intimacy: field.integer(['Intimacy', '親密度', '親密度'], [0, 9999], { default: 0 }),
    }),
    drops: section(['Drops', '掉落', 'ドロップ'], dropTableFields),
  },
  rules: [
    { fields: ['command_id', 'result'], is: 'unique' },
    { field: 'result', along: { groupBy: 'command_id' }, is: 'covers', values: ['fail', 'success'] },
    { field: 'rewards', along: BY_RESULT, is: 'not_falling' },
    { field: 'pet_exp', along: BY_RESULT, is: 'not_falling' },
    { field: 'intimacy', along: BY_RESULT, is: 'not_falling' },
    ...dropTableRules,
  ],
  display: { title: 'result' },
  list: {
    columns: ['command_id', 'id', 'result', 'rewards', 'pet_exp', 'intimacy', 'great_success_bp', 'status'],
    filters: ['result', 'drop_mode', 'status'],
    sorts: ['id', 'pet_exp'],
  },
});
