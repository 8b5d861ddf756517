import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { WEEKDAYS } from '../../enums/weekdays.ts';
import { activityLines } from '../../field-sets/activity-lines.ts';

const lines = activityLines({ category: 'weekly', maxPoints: 500 });

/** What a week asks of players, and the chests it opens for them. */
export const weeklyActivitySetting = defineModule({
  key: 'weekly-activity-setting',
  family: 'missions',
  titles: {
    title: ['Weekly activity', '每週活躍', 'ウィークリー活動'],
    record: ['Activity item', '活躍項目', '活動項目'],
  },
  sections: {
    ...lines.sections,
    week: section(['Week', '每週', '1週間'], {
      reset_weekday: field.integer(['Week starts on', '每週起始日', '週の始まり'], [1, 7], {
        default: 1,
        words: WEEKDAYS,
        help: ['Must be the same in every row.', '所有項目須一致。', 'すべての項目で同じにします。'],
      }),
      pass_rewards: field.rewards(
        ['Extra reward for pass owners', '特權額外獎勵', 'パス所持者の追加報酬'],
        [],
        {
          optional: true,
          help: [
            'Extra chest reward for owners of a privilege package.',
            '持有特權禮包者開啟寶箱時額外獲得。',
            '特権パッケージの所持者が宝箱から追加でもらえます。',
          ],
        },
      ),
    }),
  },
  rules: [
    ...lines.rules,
    { countOf: {}, different: 'reset_weekday', is: 'same', as: 1 },
    { field: 'pass_rewards', is: 'empty', when: { field: 'kind', in: ['task'] } },
  ],
  display: { title: 'kind', namedAfter: ['quest_id'] },
  list: {
    columns: ['id', 'kind', 'order', 'quest_id', 'point', 'threshold', 'rewards', 'pass_rewards', 'status'],
    ...lines.list,
  },
});
