import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { missionGoal } from '../../field-sets/mission-list.ts';

/** A mission of a god. One may unlock the next; a mission that resets unlocks none. */
export const godMissionSetting = defineModule({
  key: 'god-mission-setting',
  family: 'gods',
  titles: { title: ['God missions', '神明任務', '神ミッション'], record: ['Mission', '任務', 'ミッション'] },
  identity: ['mission_id'],
  sections: {
    mission: section(['Mission', '任務', 'ミッション'], {
      mission_id: field.id(['Mission ID', '任務編號', 'ミッションID']),
      god_id: common.god(),
      order: common.order([1, 99]),
      description: common.description(120, {
        help: [
          '{target} is replaced by the target of the goal.',
          '{target} 代表目標指定的對象。',
          '{target} は目標で選んだ対象に置き換わります。',
        ],
      }),
      goal: missionGoal(),
      pre_mission_id: field.reference(
        ['Previous mission', '前置任務', '前提ミッション'],
        'god-mission-setting',
        {
          optional: true,
          notSelf: true,
        },
      ),
      reset: common.reset(),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      intimacy_gain: field.integer(['Intimacy', '親密度', '親密度'], [0, 9999], { default: 0 }),
    }),
    button: section(['Button', '按鈕', 'ボタン'], { ...jumpFields }),
  },
  rules: [
    { fields: ['god_id', 'order'], is: 'unique' },
    ...ladderRules({ step: 'order', of: 'god_id', from: 1 }),
    { rule: 'no_cycle', field: 'pre_mission_id' },
    { field: 'god_id', of: 'pre_mission_id', is: 'same', as: { field: 'god_id' } },
    { field: 'reset', of: 'pre_mission_id', is: 'one_of', values: ['none'] },
    ...jumpRules(),
  ],
  list: {
    columns: ['mission_id', 'god_id', 'order', 'description', 'goal', 'rewards', 'reset', 'status'],
    filters: ['god_id', 'reset', 'pre_mission_id', 'status'],
    sorts: ['mission_id', 'order', 'intimacy_gain'],
  },
});
