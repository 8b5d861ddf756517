import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { missionGoal } from '../../field-sets/mission-list.ts';
import { rankLadder } from '../../field-sets/rank-ladder.ts';

const deed = enumOf('maze-reward-kind', {
  score: ['Score', '分數', 'スコア', 'gold', ['分', '点']],
  floor: ['Floor', '樓層', 'フロア', 'blue', ['層', '階']],
  rank: ['Rank', '名次', '順位', 'orange', ['名', '位']],
  mission: ['Mission', '任務', 'ミッション', 'green', ['任', '題']],
});

const ladder = rankLadder({ of: ['maze_id'] });

/** The rewards of a season in a maze: for the score, floors, places and missions. */
export const mazeRewardSetting = defineModule({
  key: 'maze-reward-setting',
  family: 'towers-maze',
  titles: {
    title: ['Maze rewards', '迷宮獎勵', '迷宮報酬'],
    record: ['Maze reward', '迷宮獎勵', '迷宮報酬'],
  },
  kind: 'child',
  parent: 'maze_id',
  sections: {
    basics: common.basics({
      maze_id: field.reference(['Maze', '迷宮', '迷宮'], 'maze-setting'),
      id: common.id(),
      kind: field.enum(['Condition', '獎勵條件', '条件'], deed),
      threshold: common.requiredValue([1, 999_999_999], {
        showWhen: { field: 'kind', in: ['score', 'floor'] },
      }),
      ...ladder.rangeWhen({ field: 'kind', in: ['rank'] }),
      mission: missionGoal({ optional: true, showWhen: { field: 'kind', in: ['mission'] } }),
    }),
    reward: section(['Reward', '獎勵', '報酬'], { rewards: common.rewards([]), claim: common.claim() }),
  },
  rules: [
    ...ladder.rules,
    { field: 'mission', is: 'required', when: { field: 'kind', in: ['mission'] } },
    { fields: ['maze_id', 'kind', 'threshold'], is: 'unique' },
    {
      field: 'threshold',
      is: 'record_of',
      module: 'maze-floor-setting',
      under: 'maze_id',
      when: { field: 'kind', in: ['floor'] },
    },
  ],
  fixed: {
    during: 'maze_id',
    fields: ['kind', 'threshold', 'rank_from', 'rank_to', 'mission', 'rewards', 'claim'],
  },
  display: { title: 'kind' },
  list: {
    columns: [
      'maze_id',
      'id',
      'kind',
      'threshold',
      'rank_from',
      'rank_to',
      'mission',
      'rewards',
      'claim',
      'status',
    ],
    filters: ['kind', 'claim', 'status'],
    sorts: ['id', 'threshold', 'rank_from'],
    sheet: { groupBy: 'kind' },
  },
});
