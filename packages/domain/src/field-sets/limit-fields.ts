import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import { enumOf } from '../enums/enum-of.ts';

const limitPeriod = enumOf('limit-period', {
  none: ['No limit', '不限', '制限なし', 'neutral', '∞'],
  day: ['Daily', '每日', '毎日', 'green', '日'],
  week: ['Weekly', '每週', '毎週', 'green', '週'],
  month: ['Monthly', '每月', '毎月', 'green', '月'],
  event: ['For the event', '活動期間', 'イベント中', 'magenta', ['活', '催']],
  total: ['Lifetime', '永久', '累計', 'orange', ['總', '総']],
});

const COUNTED = ['day', 'week', 'month', 'event', 'total'];

const PERIOD = ['Limit period', '限購週期', '購入制限'] as const;
const LIMIT = ['Purchase limit', '限購', '購入制限'] as const;
const TIMES = ['Times', '次數', '回数'] as const;
const VIP_EXTRA = ['Extra uses for VIPs', 'VIP 額外次數', 'VIP追加回数'] as const;
const MOST_TIMES = [1, 9999] as const;
const MOST_EXTRA = 20;

const PERIOD_OPTIONS = {
  default: 'none',
  help: [
    'Weeks start on Monday at the daily reset.',
    '每週自週一的每日重置時間起算。',
    '週は月曜日の日次リセットから始まります。',
  ],
} as const;

const vipExtra = {
  vip_level: field.integer(['From VIP level', 'VIP 等級', '必要なVIPレベル'], [1, 30]),
  count: field.integer(['Extra uses', '增加次數', '追加'], MOST_TIMES),
} satisfies Fields;

/** How often a player may do something, in fields of the record itself. */
export const limitFields = {
  limit_period: field.enum(PERIOD, limitPeriod, PERIOD_OPTIONS),
  limit_count: field.integer(TIMES, MOST_TIMES, { showWhen: { field: 'limit_period', in: COUNTED } }),
  limit_vip_extra: field.rows(VIP_EXTRA, MOST_EXTRA, {
    optional: true,
    uniqueBy: 'vip_level',
    showWhen: { field: 'limit_period', in: COUNTED },
    fields: vipExtra,
  }),
} satisfies Fields;

/**
 * How often a player may do something, as one object, in rows too.
 * @example limit: limitGroup()
 */
export const limitGroup = () =>
  field.group(LIMIT, {
    fields: {
      period: field.enum(
        ['Limit per player', '每人可購', '1人あたりの購入制限'],
        limitPeriod,
        PERIOD_OPTIONS,
      ),
      count: field.integer(TIMES, MOST_TIMES, { showWhen: { field: 'period', in: COUNTED } }),
      vip_extra: field.rows(VIP_EXTRA, MOST_EXTRA, {
        optional: true,
        uniqueBy: 'vip_level',
        showWhen: { field: 'period', in: COUNTED },
        fields: vipExtra,
      }),
    },
  });
