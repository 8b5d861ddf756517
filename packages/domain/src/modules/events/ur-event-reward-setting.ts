import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { paidTrack } from '../../field-sets/paid-track.ts';
import { rewardRecords } from '../../field-sets/reward-records.ts';

const ladder = rewardRecords({ of: ['event_id'], max: 9_999_999 });

/** What players get on the way to the goal of a UR event. */
export const urEventRewardSetting = defineModule({
  key: 'ur-event-reward-setting',
  family: 'events',
  titles: {
    title: ['UR event step rewards', 'UR 活動階段獎勵', 'URイベント段階報酬'],
    record: ['Step', '階段', '段階'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    step: section(['Step', '階段', '段階'], {
      event_id: field.reference(['UR event', 'UR 活動', 'URイベント'], 'ur-event-setting'),
      id: common.id(),
      ...ladder.fields,
      ...ladder.big,
    }),
    paid: section(['Paid rewards', '付費獎勵', '有料の報酬'], {
      paid_rewards: paidTrack.rewards,
      mall_id: paidTrack.product,
    }),
  },
  rules: [
    ...ladder.rules,
    { field: 'threshold', is: 'at_most', than: { field: 'goal_total', of: 'event_id' } },
    { fields: ['paid_rewards', 'mall_id'], is: 'all_or_none' },
  ],
  fixed: { during: 'event_id', fields: ['threshold', 'rewards', 'paid_rewards'] },
  display: { title: 'threshold', namedAfter: ['event_id'] },
  list: {
    columns: ['event_id', 'id', 'threshold', 'rewards', 'paid_rewards', 'mall_id', 'display_big', 'status'],
    filters: ['mall_id', 'display_big', 'status'],
    sorts: ['id', 'threshold'],
    sheet: {},
  },
});
