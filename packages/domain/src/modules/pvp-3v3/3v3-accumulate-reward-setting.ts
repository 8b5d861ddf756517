import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const deed = enumOf('3v3-deed', {
  wins: ['Victories', '勝場', '勝利数', 'gold', '勝'],
  fights: ['Fights', '場數', '対戦数', 'blue', ['場', '戦']],
  streak: ['Winning streak', '連勝', '連勝', 'orange', '連'],
  three_zero: ['Victories 3 to 0', '三比零全勝', '3対0の勝利', 'magenta', '三'],
});

const period = enumOf('3v3-period', {
  day: ['Day', '每日', '1日', 'green', '日'],
  week: ['Week', '每週', '1週間', 'blue', ['週', '週']],
  quarter: ['Quarter', '每季', '1シーズン', 'purple', '季'],
});

/** What adds up over a day, a week or a quarter, and gives rewards at rising numbers. */
export const threeOnThreeAccumulateRewardSetting = defineModule({
  key: '3v3-accumulate-reward-setting',
  family: 'pvp-3v3',
  titles: {
    title: ['3v3 accumulated rewards', '3v3 累積獎勵', '3v3累積報酬'],
    record: ['Accumulated reward', '累積獎勵', '累積報酬'],
  },
  sections: {
    deed: section(['Condition', '條件', '条件'], {
      id: common.id(),
      kind: field.enum(['Counted action', '計算項目', '集計対象'], deed),
      period: field.enum(['Period', '期間', '期間'], period, { default: 'week' }),
      threshold: common.requiredValue([1, 9999]),
    }),
    reward: section(['Reward', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      claim: common.claim(),
      display_big: common.displayBig({ default: false }),
    }),
  },
  rules: [{ fields: ['kind', 'period', 'threshold'], is: 'unique' }],
  display: { title: 'kind' },
  list: {
    filters: ['kind', 'period', 'claim', 'status'],
    sorts: ['id', 'threshold'],
    sheet: { groupBy: 'kind' },
  },
});
