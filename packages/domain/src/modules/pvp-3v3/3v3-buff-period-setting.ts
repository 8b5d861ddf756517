import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

/** When which buffs hold in the 3v3 arena. Two periods never meet. */
export const threeOnThreeBuffPeriodSetting = defineModule({
  key: '3v3-buff-period-setting',
  family: 'pvp-3v3',
  titles: {
    title: ['3v3 buff periods', '3v3 增益期間', '3v3バフ期間'],
    record: ['Buff period', '增益期間', 'バフ期間'],
  },
  sections: {
    period: section(['Period', '期間', '期間'], {
      id: common.id(),
      quarter_no: field.integer(['Quarter', '賽季', 'シーズン'], [1, 999]),
      starts_at: field.dateTime(['Start', '開始時間', '開始日時']),
      ends_at: field.dateTime(['End', '結束時間', '終了日時'], { afterField: 'starts_at' }),
      buff_ids: field.references(['Buffs', '增益', 'バフ'], '3v3-buff-setting', [1, 3]),
    }),
    notice: section(['Notice', '公告', 'お知らせ'], {
      announce: common.announcement(120),
      preview_hours: field.integer(['Advance notice', '提前公告', '事前告知'], [0, 168], {
        unit: 'hours',
        default: 24,
      }),
    }),
  },
  rules: [{ field: 'starts_at', to: 'ends_at', along: {}, is: 'apart' }],
  fixed: {
    during: 'starts_at',
    until: 'ends_at',
    fields: ['quarter_no', 'starts_at', 'ends_at', 'buff_ids'],
  },
  list: {
    filters: ['quarter_no', 'buff_ids', 'status'],
    sorts: ['id', 'starts_at', 'ends_at'],
    sort: 'starts_at',
  },
});
