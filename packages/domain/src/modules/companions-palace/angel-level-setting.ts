import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion } from '../../field-sets/companion-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const BLESSING = [1, 99_999] as const;

/** A level of an angel. Where it may fail, each failure brings success nearer. */
export const angelLevelSetting = defineModule({
  key: 'angel-level-setting',
  family: 'companions-palace',
  titles: {
    title: ['Angel levels', '天使等級', '天使レベル'],
    record: ['Angel level', '天使等級', '天使レベル'],
  },
  kind: 'child',
  parent: 'angel_id',
  identity: ['level'],
  sections: {
    basics: common.basics({
      angel_id: companion.angel(),
      level: common.level([1, 300]),
      costs: common.costs([1, 8]),
      bonus: bonusLines(),
    }),
    chance: section(['Success and failure', '成功與失敗', '成功と失敗'], {
      success_bp: common.successRate(),
      bless_value: field.integer(['Blessing per failure', '失敗祝福值', '失敗ごとの祝福'], BLESSING, {
        optional: true,
      }),
      bless_max: field.integer(['Blessing to succeed', '必成祝福值', '必ず成功する祝福'], BLESSING, {
        optional: true,
        help: [
          'With this much, the next attempt succeeds.',
          '累積至此數值，下一次必定成功。',
          'ここまでたまると、次は必ず成功します。',
        ],
      }),
    }),
  },
  rules: [
    ...ladderRules({ step: 'level', of: 'angel_id', from: 1, notFalling: ['costs'], bonus: 'bonus' }),
    { fields: ['bless_value', 'bless_max'], is: 'all_or_none' },
    { field: 'bless_value', is: 'required', when: { field: 'success_bp', below: 10_000 } },
    { field: 'bless_max', is: 'at_least', than: { field: 'bless_value' } },
    ...statBonusRules('bonus'),
  ],
  display: { title: 'level' },
  list: {
    columns: ['angel_id', 'level', 'costs', 'bonus', 'success_bp', 'bless_value', 'bless_max', 'status'],
    filters: ['level', 'success_bp', 'status'],
    sorts: ['level', 'success_bp'],
    sheet: {},
  },
});
