import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { missionGoal } from '../../field-sets/mission-list.ts';

/** Something to do in a training facility, and what it gives. Only training after the mission opened counts. */
export const trainMissionSetting = defineModule({
  key: 'train-mission-setting',
  family: 'explore-training',
  titles: {
    title: ['Train missions', '訓練任務', '訓練ミッション'],
    record: ['Train mission', '訓練任務', '訓練ミッション'],
  },
  identity: ['mission_id'],
  sections: {
    mission: section(['Mission', '任務', 'ミッション'], {
      mission_id: field.id(['Mission ID', '任務編號', 'ミッションID']),
      train_id: field.reference(['Training facility', '訓練場', '訓練場'], 'train-setting'),
      description: common.description(80),
      goal: missionGoal(),
      order: common.order([0, 999]),
    }),
    opening: section(['Opening and reward', '開放與獎勵', '開放と報酬'], {
      reset: common.reset(),
      pre_mission_id: field.reference(
        ['Previous mission', '前置任務', '前提ミッション'],
        'train-mission-setting',
        {
          optional: true,
          notSelf: true,
        },
      ),
      rewards: common.rewards([]),
    }),
  },
  rules: [
    { rule: 'no_cycle', field: 'pre_mission_id' },
    { field: 'pre_mission_id', is: 'empty', when: { field: 'reset', in: ['daily', 'weekly'] } },
  ],
  list: {
    columns: ['mission_id', 'description', 'train_id', 'goal', 'rewards', 'reset', 'status'],
    filters: ['train_id', 'reset', 'pre_mission_id', 'status'],
    sorts: ['mission_id', 'order'],
  },
});
