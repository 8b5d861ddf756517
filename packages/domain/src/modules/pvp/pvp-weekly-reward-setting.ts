import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rankLadder } from '../../field-sets/rank-ladder.ts';

const deed = enumOf('pvp-weekly-deed', {
  wins: ['Victories', '勝場', '勝利数', 'gold', '勝'],
  fights: ['Fights', '場數', '対戦数', 'blue', ['場', '戦']],
  class: ['Class', '階級', 'クラス', 'purple', ['階', '級']],
  rank: ['Rank', '名次', '順位', 'orange', ['名', '位']],
});

const ladder = rankLadder({ of: ['kind'] });

/** What a week in the arena gives: for victories, fights, the class and the place. */
export const pvpWeeklyRewardSetting = defineModule({
  key: 'pvp-weekly-reward-setting',
  family: 'pvp',
  titles: {
    title: ['PvP weekly rewards', '競技場每週獎勵', 'アリーナウィークリー報酬'],
    record: ['Weekly reward', '每週獎勵', 'ウィークリー報酬'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      kind: field.enum(['Condition', '獎勵條件', '条件'], deed),
      pvp_class: common.pvpClass({ showWhen: { field: 'kind', in: ['class'] } }),
      threshold: common.requiredValue([1, 9999], {
        showWhen: { field: 'kind', in: ['wins', 'fights'] },
      }),
      ...ladder.rangeWhen({ field: 'kind', in: ['rank'] }),
    }),
    reward: section(['Reward', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      mail_title: common.mailTitle(60),
    }),
  },
  rules: [
    ...ladder.rules,
    { fields: ['kind', 'pvp_class'], is: 'unique' },
    { fields: ['kind', 'threshold'], is: 'unique' },
  ],
  // Their mails are called alike.
  display: { title: 'kind' },
  list: {
    filters: ['kind', 'pvp_class', 'status'],
    sorts: ['id', 'threshold', 'rank_from'],
    sheet: { groupBy: 'kind' },
  },
});
