import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { packageId, productList } from '../../field-sets/package-head.ts';
import { rewardRows } from '../../field-sets/reward-steps.ts';

const MOST = 10;

const list = productList({ products: [2, MOST] });

/** Products that belong together: each can be bought by itself, and several of them bring more. */
export const bundleEventPackageSetting = defineModule({
  key: 'bundle-event-package-setting',
  family: 'shop-packages',
  titles: {
    title: ['Bundle event packages', '組合禮包活動', 'バンドルイベントパック'],
    record: ['Bundle', '組合禮包', 'バンドル'],
  },
  identity: ['package_id'],
  sections: {
    basics: common.basics({
      package_id: packageId(),
      name: common.name(40),
      timeslot: common.saleTime({ types: ['limited_period'] }),
    }),
    products: section(['Bundle', '組合', 'セット'], {
      ...list.fields,
      order_required: field.boolean(['Must be bought in order', '須依序購買', '順番に購入'], {
        default: false,
      }),
      bundle_mall_id: field.reference(['Product for all', '全購商品', 'まとめ買い商品'], 'mall-setting', {
        optional: true,
        help: [
          'Price for all packages together; must be below their total.',
          '一次購買全部，須低於各商品總價。',
          'すべてをまとめて、合計より安く販売する商品です。',
        ],
      }),
      count_rewards: field.rows(
        ['Rewards for number of purchases', '購買數獎勵', '購入数の報酬'],
        [1, MOST],
        {
          ...rewardRows({ count: field.integer(['Products bought', '購買數', '購入数'], [1, MOST]) }),
        },
      ),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    ...list.rules,
    { fields: ['mall_ids'], is: 'unique', severity: 'warning' },
    { field: 'count', along: 'count_rewards', is: 'rising' },
    { field: 'count_rewards.count', is: 'at_most', than: { countOf: 'mall_ids' } },
  ],
  list: {
    columns: ['package_id', 'name', 'mall_ids', 'bundle_mall_id', 'order_required', 'timeslot', 'status'],
    filters: ['mall_ids', 'bundle_mall_id', 'order_required', 'status'],
    sorts: ['package_id', 'name'],
  },
});
