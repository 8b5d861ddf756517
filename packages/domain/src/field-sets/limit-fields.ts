import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import { enumOf } from '../enums/enum-of.ts';

const limitPeriod = enumOf('limit-period', {
  none: ['No limit', '不限', '制限なし', 'neutral', '∞'],
  day: ['A day', '每日', '毎日', 'green', '日'],
  week: ['A week', '每週', '毎週', 'green', '週'],
  month: ['A month', '每月', '毎月', 'green', '月'],
  event: ['For the event', '活動期間', 'イベント中', 'magenta', ['活', '催']],
  total: ['Altogether', '永久', '累計', 'orange', ['總', '総']],
});

const COUNTED = ['day', 'week', 'month', 'event', 'total'];

/** How often a player may do something. */
export const limitFields = {
  limit_period: field.enum(['Limit', '限購週期', '購入制限'], limitPeriod, {
    default: 'none',
    help: [
      'A week begins on Monday at the daily reset.',
      '每週自週一的每日重置時間起算。',
      '週は月曜日の日次リセットから始まります。',
    ],
  }),
  limit_count: field.integer(['Times', '次數', '回数'], [1, 9999], {
    showWhen: { field: 'limit_period', in: COUNTED },
  }),
  limit_vip_extra: field.rows(['More for VIPs', 'VIP 額外次數', 'VIP追加回数'], 20, {
    optional: true,
    uniqueBy: 'vip_level',
    showWhen: { field: 'limit_period', in: COUNTED },
    fields: {
      vip_level: field.integer(['From VIP level', 'VIP 等級', 'VIPレベルから'], [1, 30]),
      count: field.integer(['More', '增加次數', '追加'], [1, 9999]),
    },
  }),
} satisfies Fields;
