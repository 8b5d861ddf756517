import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rewardRecords } from '../../field-sets/reward-records.ts';

const deed = enumOf('heart-event-reward-kind', {
  hearts_given: ['Hearts given', '送出愛心', '贈ったハート', 'magenta', '心'],
  chapters: ['Chapters read', '閱讀章節', '読んだ章', 'blue', '章'],
  album: ['Album pages', '相簿收集', 'アルバム収集', 'gold', ['冊', '冊']],
});

const ladder = rewardRecords({ of: ['event_id', 'kind'], max: 999_999 });

/** What hearts, chapters and the album of a heart event give. */
export const hEventRewardSetting = defineModule({
  key: 'h-event-reward-setting',
  family: 'story-events',
  titles: {
    title: ['Heart event rewards', '心動活動獎勵', 'ハートイベント報酬'],
    record: ['Reward', '獎勵', '報酬'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    basics: common.basics({
      event_id: field.reference(['Heart event', '心動活動', 'ハートイベント'], 'h-event-setting'),
      id: common.id(),
      kind: field.enum(['Condition', '獎勵條件', '条件'], deed),
      ...ladder.fields,
      claim: common.claim(),
    }),
  },
  rules: [
    ...ladder.rules,
    {
      field: 'threshold',
      is: 'at_most',
      than: { field: 'steps_total', of: 'event_id' },
      when: { field: 'kind', in: ['chapters'] },
    },
  ],
  display: { title: 'kind' },
  list: {
    filters: ['kind', 'claim', 'status'],
    sorts: ['id', 'threshold'],
    sheet: { groupBy: 'kind' },
  },
});
