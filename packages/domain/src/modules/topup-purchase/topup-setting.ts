import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { moneyPriceRules, moneyPrices } from '../../field-sets/money-fields.ts';

const tag = enumOf('topup-tag', {
  none: ['None', '無', 'なし', 'neutral', '無'],
  hot: ['Popular', '熱門', '人気', 'red', ['熱', '人']],
  best: ['Best value', '最划算', '一番お得', 'gold', ['划', '得']],
});

const GEMS = 999_999;

/** Gems for money at one price for all channels. Paid and free gems are booked apart. */
export const topupSetting = defineModule({
  key: 'topup-setting',
  family: 'topup-purchase',
  titles: {
    title: ['Top-ups (v1)', '儲值設定', 'チャージ設定'],
    record: ['Top-up', '儲值', 'チャージ'],
  },
  synonyms: ['IAP', 'In-app purchase', 'First purchase', '內購', '首儲', 'アプリ内課金', '初回購入'],
  identity: ['topup_id'],
  sections: {
    basics: common.basics({
      topup_id: field.id(['Top-up ID', '儲值編號', 'チャージID'], {
        help: [
          'To change a price, create a new top-up. Price and gems of sold top-ups must not change.',
          '調整價格請建立新項目；售出過的項目不得更改價格與寶石。',
          '価格を変えるときは新しく作ります。販売済みのものの価格とジェムは変えません。',
        ],
      }),
      name: common.name(40),
    }),
    price: section(['Price', '價格', '価格'], {
      prices: field.rows(['Price', '現金價格', '現金価格'], [1, 5], moneyPrices),
      vip_points: field.integer(['VIP points', 'VIP 點數', 'VIPポイント'], [0, 999_999], {
        default: 0,
        unit: 'points',
      }),
    }),
    gems: section(['Gems', '寶石', 'ジェム'], {
      gem_paid: field.integer(['Paid gems', '付費寶石', '有料ジェム'], [1, GEMS]),
      gem_bonus: field.integer(['Free gems', '贈送寶石', '無料ジェム'], [0, GEMS], { default: 0 }),
      first_double: field.boolean(['Double on first purchase', '首儲雙倍', '初回2倍'], {
        default: false,
      }),
      first_double_reset_at: field.dateTime(
        ['First purchase reset at', '首儲重置時間', '初回のリセット日時'],
        {
          optional: true,
          showWhen: { field: 'first_double', in: [true] },
          help: [
            'From this time, the next purchase counts as a first purchase again.',
            '自此時起，下一次儲值重新計為首儲。',
            'この日時から、次の購入が再び初回になります。',
          ],
        },
      ),
    }),
    presentation: common.presentation({
      platforms: common.platforms(),
      order: common.order([0, 999]),
      tag: field.enum(['Tag', '標籤', 'タグ'], tag, { default: 'none' }),
      icon: common.icon('mall/default.svg'),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    ...moneyPriceRules,
    {
      field: 'prices.amount',
      by: 'currency',
      per: 'gem_paid',
      along: { orderBy: 'gem_paid', where: { field: 'status', in: ['active', 'not_open'] } },
      is: 'not_rising',
    },
  ],
  fixed: { once: 'product-sold', fields: ['prices', 'gem_paid', 'gem_bonus'] },
  list: {
    columns: [
      'topup_id',
      'name',
      'prices',
      'gem_paid',
      'gem_bonus',
      'first_double',
      'vip_points',
      'tag',
      'order',
      'status',
    ],
    filters: ['tag', 'first_double', 'platforms', 'status'],
    sorts: ['topup_id', 'name', 'gem_paid', 'order'],
  },
});
