import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const rewardKind = enumOf('event-tower-reward-kind', {
  level_clear: ['Levels cleared', '通關關卡', 'レベルクリア', 'blue', ['關', '関']],
  total_point: ['Total points', '累積積分', '累計ポイント', 'gold', ['分', '点']],
  total_star: ['Total stars', '累積星數', '累計の星', 'orange', '星'],
  participation: ['Participation', '參與', '参加', 'green', ['參', '参']],
});

const MAX_SHOWN_BIG = 5;

/** What players get for their climb. */
export const eventTowerRewardSetting = defineModule({
  key: 'event-tower-reward-setting',
  family: 'towers-maze',
  titles: {
    title: ['Event tower rewards', '活動塔獎勵', 'イベントの塔の報酬'],
    record: ['Reward', '獎勵', '報酬'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    basics: common.basics({
      event_id: field.reference(['Event tower', '活動塔', 'イベントの塔'], 'event-tower-setting'),
      id: common.id(),
      kind: field.enum(['Based on', '獎勵條件', '条件'], rewardKind),
      threshold: common.requiredValue([1, 9_999_999], {
        unitBy: { kind: { total_point: 'points' } },
        help: [
          'A level, points, stars or battles fought, depending on the condition.',
          '依獎勵條件為關卡、積分、星數或參戰次數。',
          '条件に応じて、レベル・ポイント・星・バトル回数です。',
        ],
      }),
    }),
    reward: section(['Reward', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      claim: common.claim(),
      display_big: common.displayBig({
        default: false,
        help: ['Maximum five rewards per event.', '每個活動最多五筆。', '1イベントにつき5件までです。'],
      }),
    }),
  },
  rules: [
    { fields: ['event_id', 'kind', 'threshold'], is: 'unique' },
    {
      field: 'threshold',
      is: 'record_of',
      module: 'event-tower-level-setting',
      under: 'event_id',
      when: { field: 'kind', in: ['level_clear'] },
    },
    {
      field: 'threshold',
      is: 'at_most',
      than: { sumOf: 'point', in: { children: 'event-tower-level-setting', of: 'event_id' } },
      when: { field: 'kind', in: ['total_point'] },
    },
    {
      countOf: { groupBy: 'event_id' },
      where: { field: 'display_big', in: [true] },
      is: 'at_most',
      than: MAX_SHOWN_BIG,
    },
  ],
  fixed: { during: 'event_id', fields: ['kind', 'threshold', 'rewards', 'claim'] },
  display: { title: 'kind' },
  list: {
    filters: ['kind', 'claim', 'display_big', 'status'],
    sorts: ['id', 'threshold'],
    sheet: { groupBy: 'kind' },
  },
});
