import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import type { RuleDefinition } from '../../core/rule.ts';
import { packageType } from '../../enums/package-type.ts';
import { common } from '../../field-sets/common-fields.ts';
import { limitFields } from '../../field-sets/limit-fields.ts';
import { moneyPriceRules, moneyPrices } from '../../field-sets/money-fields.ts';

/** How often a product may be bought follows from its type. */
const TYPE_PERIODS: readonly (readonly [type: string, period: string])[] = [
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['once_time', 'total'],
];

const periodRules = TYPE_PERIODS.map(([type, period]): RuleDefinition => ({
  field: 'limit_period',
  is: 'one_of',
  values: [period],
  when: { field: 'package_type', in: [type] },
}));

/** Types without an offer before them: players choose among them. */
const SOLD_ALONE = ['normal', 'daily', 'weekly', 'gem'];

const SUBSCRIPTIONS = ['monthly', 'subscription'];

/** Something players buy, with money or with gems. */
export const mallSetting = defineModule({
  key: 'mall-setting',
  family: 'shop-packages',
  titles: { title: ['Mall products', '商城商品', 'モール商品'], record: ['Product', '商品', '商品'] },
  synonyms: ['IAP', 'Shop', '內購', '課金商品'],
  identity: ['mall_id'],
  sections: {
    basics: common.basics({
      mall_id: field.id(['Product ID', '商品編號', '商品ID'], {
        help: [
          'To change the price, create a new product: price and contents cannot change after a sale.',
          '調整價格請建立新商品；售出過的商品不得更改價格與內容。',
          '価格を変えるときは新しい商品を作ります。販売済みの商品の価格と中身は変えません。',
        ],
      }),
      name: common.name(40),
      description: common.description(600, { multiline: true, rich: true }),
      package_type: common.type(packageType, { default: 'normal' }),
    }),
    price: section(['Price', '價格', '価格'], {
      prices: field.rows(['Cash price', '現金價格', '現金価格'], 5, {
        optional: true,
        ...moneyPrices,
      }),
      gem_price: field.costs(['Gem price', '寶石價格', 'ジェム価格'], 1, {
        optional: true,
        kinds: ['gem', 'gold'],
        help: ['Set either this or a cash price.', '與現金價格二擇一。', '現金価格とどちらか一方です。'],
      }),
      vip_points: field.integer(['VIP points', 'VIP 點數', 'VIPポイント'], [0, 999_999], {
        default: 0,
        unit: 'points',
      }),
    }),
    contents: section(['Contents', '內容', '中身'], {
      rewards: field.rewards(['Contents', '商品內容', '中身'], []),
      bonus_rewards: field.rewards(['First purchase bonus', '首購贈送', '初回購入特典'], [], {
        optional: true,
      }),
      subscription_days: field.integer(['Duration', '有效天數', '有効日数'], [1, 365], {
        unit: 'days',
        default: 30,
        showWhen: { field: 'package_type', in: SUBSCRIPTIONS },
      }),
      subscription_rewards: field.rewards(['Daily rewards', '每日發放', '毎日の報酬'], [], {
        showWhen: { field: 'package_type', in: SUBSCRIPTIONS },
      }),
    }),
    sale: section(['Sale', '販售', '販売'], {
      ...limitFields,
      timeslot: common.saleTime(),
      audience: common.audience({ optional: true }),
    }),
    presentation: common.presentation({
      image: common.image('image', { default: { path: 'mall/default.svg' } }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['prices', 'gem_price'], is: 'exactly_one' },
    ...moneyPriceRules,
    ...periodRules,
    { field: 'limit_count', is: 'one_of', values: [1], when: { field: 'package_type', in: ['once_time'] } },
    {
      rule: 'none_better_for_less',
      gives: ['rewards', 'bonus_rewards'],
      prices: { rows: 'prices', currency: 'currency', amount: 'amount' },
      costs: 'gem_price',
      open: 'timeslot',
      limit: 'limit_period',
      unlimited: 'none',
      audience: 'audience',
      when: { field: 'package_type', in: SOLD_ALONE },
      severity: 'warning',
    },
  ],
  fixed: {
    once: 'product-sold',
    fields: [
      'package_type',
      'prices',
      'gem_price',
      'rewards',
      'bonus_rewards',
      'subscription_days',
      'subscription_rewards',
    ],
  },
  list: {
    columns: ['mall_id', 'name', 'package_type', 'prices', 'gem_price', 'rewards', 'limit_period', 'status'],
    filters: ['package_type', 'limit_period', 'vip_points', 'status'],
    sorts: ['mall_id', 'name', 'vip_points'],
  },
  search: ['name', 'description'],
});
