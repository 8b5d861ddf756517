import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { deedRewards } from '../../field-sets/deed-rewards.ts';

const periodType = enumOf('guild-boss-period-type', {
  day: ['Day', '每日', '1日', 'green', '日'],
  period: ['Whole period', '整個期間', '全期間', 'blue', '期'],
});

const { fields, rules } = deedRewards({
  by: 'scope',
  of: ['boss_id', 'period_type'],
  even: true,
  deeds: enumOf('guild-boss-scope', {
    personal_total: ['Player total', '個人累積', '個人の累計', 'blue', ['累', '累']],
    personal_single: ['Player’s best hit', '個人單次', '個人の最大', 'orange', ['單', '単']],
    guild_total: ['Guild total', '公會累積', 'ギルドの累計', 'green', ['公', 'ギ']],
  }),
});

/** What damage to guild bosses gives. Members who joined inside the period get half, so amounts are even. */
export const guildBossDamageRewardSetting = defineModule({
  key: 'guild-boss-damage-reward-setting',
  family: 'bosses',
  titles: {
    title: ['Guild boss damage rewards', '公會首領傷害獎勵', 'ギルドボスダメージ報酬'],
    record: ['Damage reward', '傷害獎勵', 'ダメージ報酬'],
  },
  sections: {
    reward: section(['Reward', '獎勵', '報酬'], {
      id: common.id(),
      boss_id: field.reference(['Guild boss', '公會首領', 'ギルドボス'], 'guild-boss-setting', {
        optional: true,
        help: ['Empty: all bosses together.', '留空表示所有首領合計。', '空欄なら全ボスの合計です。'],
      }),
      period_type: field.enum(['Counting period', '計算期間', '集計期間'], periodType, { default: 'period' }),
      ...fields,
    }),
  },
  rules,
  fixed: {
    during: { modules: ['guild-boss-period-setting'] },
    fields: ['boss_id', 'period_type', 'scope', 'threshold', 'rewards', 'claim'],
  },
  display: { title: 'boss_id' },
  list: {
    columns: ['id', 'scope', 'boss_id', 'period_type', 'threshold', 'rewards', 'claim', 'status'],
    filters: ['scope', 'boss_id', 'period_type', 'claim', 'status'],
    sorts: ['id', 'threshold'],
    sheet: { groupBy: 'scope' },
  },
});
