import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { activityLines } from '../../field-sets/activity-lines.ts';
import { common } from '../../field-sets/common-fields.ts';

const lines = activityLines({ category: 'daily', maxPoints: 200 });

/** What a day asks of players, and the chests it opens for them. The day begins at the daily reset. */
export const dailyActivitySetting = defineModule({
  key: 'daily-activity-setting',
  family: 'missions',
  titles: {
    title: ['Daily activity', '每日活躍', 'デイリー活動'],
    record: ['Activity item', '活躍項目', '活動項目'],
  },
  sections: {
    line: {
      ...lines.sections.line,
      fields: {
        ...lines.sections.line.fields,
        user_level_to: field.integer(['To player level', '玩家等級上限', 'プレイヤーレベル上限'], [1, 300], {
          optional: true,
          help: ['Empty: no end.', '留空表示無上限。', '空欄なら上限なしです。'],
        }),
      },
    },
    bonus: section(['Bonus', '加成', 'ボーナス'], {
      weekday_bonus: field.rows(['Weekday bonus', '星期加成', '曜日ボーナス'], 7, {
        optional: true,
        uniqueBy: 'weekday',
        fields: {
          weekday: common.weekday(),
          rate_bp: field.integer(['Point multiplier', '活躍度倍率', 'ポイント倍率'], [10_000, 30_000], {
            unit: 'bp',
          }),
        },
      }),
    }),
  },
  rules: [...lines.rules, { field: 'user_level_to', is: 'at_least', than: { field: 'user_level_from' } }],
  display: { title: 'kind', namedAfter: ['quest_id'] },
  list: {
    columns: [
      'id',
      'kind',
      'order',
      'quest_id',
      'point',
      'threshold',
      'rewards',
      'user_level_from',
      'status',
    ],
    ...lines.list,
  },
});
