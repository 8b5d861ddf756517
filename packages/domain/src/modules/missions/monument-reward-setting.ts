import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { missionGoal } from '../../field-sets/mission-list.ts';

const monument = enumOf('monument-kind', {
  first_clear: ['First to achieve', '率先達成', '一番乗り', 'gold', ['先', '初']],
  collection: ['Collection', '收藏', 'コレクション', 'blue', '集'],
  server_goal: ['Server goal', '全服目標', 'サーバー目標', 'green', '全'],
  veteran: ['Veterans', '資深玩家', '古参プレイヤー', 'purple', '古'],
});

const FIRST = { field: 'monument', in: ['first_clear'] } as const;

/** A stone of the monument: a deed that the server remembers. */
export const monumentRewardSetting = defineModule({
  key: 'monument-reward-setting',
  family: 'missions',
  titles: {
    title: ['Monument rewards', '紀念碑獎勵', '記念碑報酬'],
    record: ['Monument stone', '紀念碑石', '記念の石碑'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      description: common.description(120),
      image: common.image('image', { default: { path: 'monument/default.svg' } }),
      monument: field.enum(['Wall', '碑面', '碑の面'], monument),
    }),
    goal: section(['Goal', '目標', '目標'], {
      goal: missionGoal(),
      server_count: field.integer(['Server total', '全服合計', 'サーバー全体の合計'], [1, 999_999_999], {
        showWhen: { field: 'monument', in: ['server_goal'] },
        help: [
          'Combined goal of all players of a server.',
          '同一伺服器所有玩家的合計目標。',
          'サーバーの全プレイヤーで達成する合計です。',
        ],
      }),
      first_n: field.integer(['Names engraved', '刻名人數', '名を刻む人数'], [1, 1000], {
        showWhen: FIRST,
        help: [
          'Number of first players engraved per server.',
          '每個伺服器最先達成的玩家數。',
          'サーバーごとに、先に達成した人数です。',
        ],
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      engraved_rewards: field.rewards(
        ['Extra reward for engraved players', '刻名者額外獎勵', '刻名者の追加報酬'],
        [],
        {
          optional: true,
          showWhen: FIRST,
        },
      ),
      title_id: common.playerTitle({ optional: true }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'exclusive', of: 'title_id', is: 'one_of', values: [true], when: FIRST },
  ],
  list: {
    columns: ['id', 'name', 'monument', 'goal', 'rewards', 'title_id', 'status'],
    filters: ['monument', 'first_n', 'title_id', 'status'],
    sorts: ['id', 'name'],
  },
  search: ['name', 'description'],
});
