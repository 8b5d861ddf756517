import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rankLadder } from '../../field-sets/rank-ladder.ts';

const deed = enumOf('3v3-weekly-deed', {
  rank: ['Rank in the group', '組內名次', 'グループ内の順位', 'orange', ['名', '位']],
  wins: ['Victories', '勝場', '勝利数', 'gold', '勝'],
});

const IS_RANK = { field: 'kind', in: ['rank'] } as const;
const ladder = rankLadder({ of: ['kind', 'group_id'] });

/** What a week in the 3v3 arena gives: for the place in a group, and for victories. */
export const threeOnThreeWeeklyRewardSetting = defineModule({
  key: '3v3-weekly-reward-setting',
  family: 'pvp-3v3',
  titles: {
    title: ['3v3 weekly rewards', '3v3 每週獎勵', '3v3ウィークリー報酬'],
    record: ['Weekly reward', '每週獎勵', 'ウィークリー報酬'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      kind: field.enum(['Condition', '獎勵條件', '条件'], deed),
      group_id: common.arenaGroup({ showWhen: IS_RANK }),
      ...ladder.rangeWhen(IS_RANK),
      threshold: common.requiredValue([1, 9999], {
        showWhen: { field: 'kind', in: ['wins'] },
      }),
    }),
    reward: section(['Reward', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      mail_title: common.mailTitle(60),
    }),
  },
  rules: [...ladder.rules, { fields: ['kind', 'threshold'], is: 'unique' }],
  // Their mails are called alike.
  display: { title: 'kind', namedAfter: ['group_id'] },
  list: {
    filters: ['kind', 'group_id', 'status'],
    sorts: ['id', 'rank_from', 'threshold'],
    sheet: { groupBy: 'kind' },
  },
});
