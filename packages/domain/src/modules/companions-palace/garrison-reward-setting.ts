import { section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion } from '../../field-sets/companion-fields.ts';
import { deedRewards } from '../../field-sets/deed-rewards.ts';

const HOURS_OF_WEEK = 168;

const deeds = deedRewards({
  of: ['garrison_id', 'reset'],
  deeds: enumOf('garrison-deed', {
    hours: ['Garrison hours', '駐守時數', '駐屯時間', 'blue', ['時', '時']],
    events: ['Events completed', '完成事件', '解決したイベント', 'green', ['事', '事']],
    raids_defended: ['Raids repelled', '擊退掠奪', '撃退した略奪', 'red', ['守', '守']],
  }),
});

/** What adds up where pets are posted, and what it gives. */
export const garrisonRewardSetting = defineModule({
  key: 'garrison-reward-setting',
  family: 'companions-palace',
  titles: {
    title: ['Garrison rewards', '駐守獎勵', '駐屯報酬'],
    record: ['Garrison reward', '駐守獎勵', '駐屯報酬'],
  },
  sections: {
    reward: section(['Reward', '獎勵', '報酬'], {
      id: common.id(),
      garrison_id: companion.garrison({
        optional: true,
        help: ['Empty: all of them combined.', '留空表示全部合計。', '空欄なら全体の合計です。'],
      }),
      ...deeds.fields,
      reset: common.reset(),
    }),
  },
  rules: [
    ...deeds.rules,
    {
      field: 'threshold',
      is: 'at_most',
      than: HOURS_OF_WEEK,
      when: [
        { field: 'kind', in: ['hours'] },
        { field: 'reset', in: ['weekly'] },
        { field: 'garrison_id', isFilled: true },
      ],
    },
  ],
  display: { title: 'kind', namedAfter: ['garrison_id'] },
  list: {
    columns: ['id', 'garrison_id', 'kind', 'threshold', 'reset', 'rewards', 'claim', 'status'],
    filters: ['garrison_id', 'kind', 'reset', 'claim', 'status'],
    sorts: ['id', 'threshold'],
    sheet: { groupBy: 'kind' },
  },
});
