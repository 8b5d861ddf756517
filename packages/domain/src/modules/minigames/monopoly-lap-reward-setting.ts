import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

/** What a number of laps round the board gives. */
export const monopolyLapRewardSetting = defineModule({
  key: 'monopoly-lap-reward-setting',
  family: 'minigames',
  titles: {
    title: ['Monopoly lap rewards', '大富翁圈數獎勵', 'すごろく周回報酬'],
    record: ['Lap reward', '圈數獎勵', '周回報酬'],
  },
  kind: 'child',
  parent: 'monopoly_id',
  sections: {
    basics: common.basics({
      monopoly_id: field.reference(['Board game', '大富翁', 'すごろく'], 'monopoly-setting'),
      id: common.id(),
      lap: field.integer(['Laps', '圈數', '周回数'], [1, 9999]),
      rewards: common.rewards([]),
      repeat_every: field.integer(['Repeat every (laps)', '循環圈數', '繰り返す周回'], [1, 999], {
        optional: true,
        help: ['Only for the last reward.', '僅限最後一筆。', '最後の報酬だけに設定できます。'],
      }),
      display_big: common.displayBig({ default: false }),
    }),
  },
  rules: [
    { fields: ['monopoly_id', 'lap'], is: 'unique' },
    {
      field: 'repeat_every',
      along: { orderBy: 'lap', groupBy: 'monopoly_id' },
      is: 'filled_only',
      at: 'last',
    },
  ],
  display: { title: 'lap' },
  fixed: { during: 'monopoly_id', fields: ['lap', 'rewards', 'repeat_every'] },
  list: {
    filters: ['lap', 'display_big', 'status'],
    sorts: ['id', 'lap'],
    sheet: {},
  },
});
