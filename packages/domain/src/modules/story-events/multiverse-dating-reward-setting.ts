import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rewardRecords } from '../../field-sets/reward-records.ts';

const deed = enumOf('multiverse-reward-kind', {
  affection: ['Affection', '好感度', '好感度', 'magenta', '心'],
  endings: ['Endings', '結局數', '結末の数', 'purple', ['結', '末']],
  worlds_done: ['Worlds completed', '完成世界', 'クリアした世界', 'blue', '界'],
});

const ladder = rewardRecords({ of: ['event_id', 'kind', 'pet_id'], max: 999_999 });

/** What affection, endings and worlds of a multiverse event give. */
export const multiverseDatingRewardSetting = defineModule({
  key: 'multiverse-dating-reward-setting',
  family: 'story-events',
  titles: {
    title: ['Multiverse dating rewards', '多元宇宙獎勵', 'マルチバース報酬'],
    record: ['Reward', '獎勵', '報酬'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    basics: common.basics({
      event_id: field.reference(['Event', '多元宇宙活動', 'イベント'], 'multiverse-dating-setting'),
      id: common.id(),
      kind: field.enum(['Condition', '獎勵條件', '条件'], deed),
      pet_id: common.pet({ showWhen: { field: 'kind', in: ['affection'] } }),
      ...ladder.fields,
      ...ladder.big,
    }),
  },
  rules: [
    { fields: ['event_id', 'kind', 'pet_id', 'threshold'], is: 'unique', blanks: true },
    { field: 'pet_id', is: 'found_in', rows: { field: 'character_ids', of: 'event_id' } },
    {
      field: 'threshold',
      is: 'at_most',
      than: { field: 'max_affection', of: 'event_id' },
      when: { field: 'kind', in: ['affection'] },
    },
    {
      field: 'threshold',
      is: 'at_most',
      than: { field: 'worlds', of: 'event_id' },
      when: { field: 'kind', in: ['worlds_done'] },
    },
  ],
  display: { title: 'kind', namedAfter: ['pet_id'] },
  list: {
    filters: ['kind', 'pet_id', 'display_big', 'status'],
    sorts: ['id', 'threshold'],
    sheet: { groupBy: 'kind' },
  },
});
