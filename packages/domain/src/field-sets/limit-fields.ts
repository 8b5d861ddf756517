import type { FieldDefinitions } from '../core/field.ts';
import { localized } from '../core/language.ts';
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
  limit_period: {
    kind: 'enum',
    of: limitPeriod,
    default: 'none',
    label: localized('Limit', '限購週期', '購入制限'),
    help: localized(
      'A week begins on Monday at the daily reset.',
      '每週自週一的每日重置時間起算。',
      '週は月曜日の日次リセットから始まります。',
    ),
  },
  limit_count: {
    kind: 'integer',
    min: 1,
    max: 9999,
    showWhen: { field: 'limit_period', in: COUNTED },
    label: localized('Times', '次數', '回数'),
  },
  limit_vip_extra: {
    kind: 'rows',
    optional: true,
    max: 20,
    uniqueBy: 'vip_level',
    showWhen: { field: 'limit_period', in: COUNTED },
    label: localized('More for VIPs', 'VIP 額外次數', 'VIP追加回数'),
    fields: {
      vip_level: {
        kind: 'integer',
        min: 1,
        max: 30,
        label: localized('From VIP level', 'VIP 等級', 'VIPレベルから'),
      },
      count: { kind: 'integer', min: 1, max: 9999, label: localized('More', '增加次數', '追加') },
    },
  },
} as const satisfies FieldDefinitions;
