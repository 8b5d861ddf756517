import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import type { RuleDefinition } from '../../core/rule.ts';
import { currency } from '../../enums/currency.ts';
import { packageType } from '../../enums/package-type.ts';
import { limitFields } from '../../field-sets/limit-fields.ts';

/** How often a product may be bought follows from its type. */
const TYPE_PERIODS: readonly (readonly [type: string, period: string])[] = [
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['once_time', 'total'],
];

const periodRules = TYPE_PERIODS.map(([type, period]): RuleDefinition => ({
  rule: 'allowed_when',
  field: 'limit_period',
  when: 'package_type',
  in: [type],
  values: [period],
}));

const SUBSCRIPTIONS = ['monthly', 'subscription'];

/** Something players buy, with money or with gems. */
export const mallSetting = defineModule({
  key: 'mall-setting',
  family: 'shop-packages',
  titles: {
    title: localized('Mall products', '商城商品', 'モール商品'),
    record: localized('Product', '商品', '商品'),
  },
  identity: ['mall_id'],
  fields: {
    mall_id: {
      kind: 'id',
      label: localized('Product ID', '商品編號', '商品ID'),
      help: localized(
        'A new price is a new product: what was sold keeps its price and contents.',
        '調整價格請建立新商品；售出過的商品不得更改價格與內容。',
        '価格を変えるときは新しい商品を作ります。販売済みの商品の価格と中身は変えません。',
      ),
    },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    description: {
      kind: 'localized_text',
      multiline: true,
      rich: true,
      maxLength: 600,
      label: localized('Description', '說明', '説明'),
    },
    package_type: {
      kind: 'enum',
      of: packageType,
      default: 'normal',
      label: localized('Type', '類型', '種類'),
    },
    prices: {
      kind: 'rows',
      optional: true,
      max: 5,
      uniqueBy: 'currency',
      label: localized('Price in money', '現金價格', '現金価格'),
      fields: {
        currency: { kind: 'enum', of: currency, label: localized('Currency', '幣別', '通貨') },
        amount: {
          kind: 'decimal',
          min: 0.01,
          max: 99_999,
          decimals: 2,
          label: localized('Amount', '金額', '金額'),
        },
        store_product_id: {
          kind: 'text',
          maxLength: 100,
          form: 'product_name',
          monospace: true,
          label: localized('Store product ID', '商店商品代號', 'ストア商品ID'),
        },
      },
    },
    gem_price: {
      kind: 'cost_list',
      optional: true,
      max: 1,
      kinds: ['gem', 'gold'],
      label: localized('Price in gems', '寶石價格', 'ジェム価格'),
      help: localized(
        'Either this or a price in money.',
        '與現金價格二擇一。',
        '現金価格とどちらか一方です。',
      ),
    },
    rewards: { kind: 'reward_list', label: localized('Contents', '商品內容', '中身') },
    bonus_rewards: {
      kind: 'reward_list',
      optional: true,
      label: localized('First purchase bonus', '首購贈送', '初回購入特典'),
    },
    subscription_days: {
      kind: 'integer',
      min: 1,
      max: 365,
      unit: 'days',
      default: 30,
      showWhen: { field: 'package_type', in: SUBSCRIPTIONS },
      label: localized('Runs for', '有效天數', '有効日数'),
    },
    subscription_rewards: {
      kind: 'reward_list',
      showWhen: { field: 'package_type', in: SUBSCRIPTIONS },
      label: localized('Every day', '每日發放', '毎日の報酬'),
    },
    ...limitFields,
    timeslot: { kind: 'timeslot', label: localized('On sale', '販售期間', '販売期間') },
    audience: {
      kind: 'condition_list',
      optional: true,
      label: localized('Shown to', '顯示對象', '表示対象'),
    },
    vip_points: {
      kind: 'integer',
      min: 0,
      max: 999_999,
      default: 0,
      unit: 'points',
      label: localized('VIP points', 'VIP 點數', 'VIPポイント'),
    },
    image: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'mall/default.svg' },
      label: localized('Picture', '圖片', '画像'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'], severity: 'warning' },
    { rule: 'exactly_one', rows: '', fields: ['prices', 'gem_price'] },
    { rule: 'whole_when', field: 'prices.amount', when: 'currency', in: ['HKD', 'TWD', 'RMB'] },
    { rule: 'unique_over_rows', rows: 'prices', field: 'store_product_id' },
    ...periodRules,
    { rule: 'allowed_when', field: 'limit_count', when: 'package_type', in: ['once_time'], values: [1] },
  ],
  display: { title: 'name', image: 'image' },
  list: {
    columns: ['mall_id', 'name', 'package_type', 'prices', 'gem_price', 'rewards', 'limit_period', 'status'],
    filters: ['package_type', 'limit_period', 'vip_points', 'status'],
    sorts: ['mall_id', 'name', 'vip_points'],
  },
  search: ['name', 'description'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['mall_id', 'name', 'description', 'package_type'],
    },
    {
      key: 'price',
      title: localized('Price', '價格', '価格'),
      fields: ['prices', 'gem_price', 'vip_points'],
    },
    {
      key: 'contents',
      title: localized('Contents', '內容', '中身'),
      fields: ['rewards', 'bonus_rewards', 'subscription_days', 'subscription_rewards'],
    },
    {
      key: 'sale',
      title: localized('Sale', '販售', '販売'),
      fields: ['limit_period', 'limit_count', 'limit_vip_extra', 'timeslot', 'audience'],
    },
    { key: 'presentation', title: localized('Presentation', '呈現', '表示'), fields: ['image'] },
  ],
});
