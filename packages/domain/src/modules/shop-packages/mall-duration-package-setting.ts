import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { packageId, productList } from '../../field-sets/package-head.ts';

const tab = enumOf('mall-tab', {
  hot: ['Popular', '熱門', '人気', 'red', ['熱', '人']],
  limited: ['Limited', '限時', '期間限定', 'orange', '限'],
  season: ['Season', '季節', '季節', 'green', '季'],
  bundle: ['Bundles', '組合', 'バンドル', 'purple', '組'],
});

const list = productList({ products: [1, 20] });

/** Products that the mall shows as one offer for a limited time. */
export const mallDurationPackageSetting = defineModule({
  key: 'mall-duration-package-setting',
  family: 'shop-packages',
  titles: {
    title: ['Mall duration packages', '限時商城禮包', '期間限定モールパック'],
    record: ['Duration package', '限時禮包', '期間限定パック'],
  },
  synonyms: ['Sale', 'Discount', '特賣', '折扣', 'セール', '割引'],
  identity: ['package_id'],
  sections: {
    basics: common.basics({
      package_id: packageId(),
      name: common.name(40),
      ...list.fields,
      timeslot: common.saleTime({ types: ['limited_period'] }),
    }),
    mall: section(['In the mall', '商城顯示', 'モールでの表示'], {
      tab: field.enum(['Page', '分頁', 'タブ'], tab, { default: 'limited' }),
      order: common.order([0, 999]),
      countdown: field.boolean(['Show countdown', '顯示倒數', '残り時間を表示'], { default: true }),
      discount_text: field.localizedText(['Discount text', '折扣文字', '割引の表記'], 20, {
        optional: true,
        help: [
          'A former price must have been charged before.',
          '原價須為實際販售過的價格。',
          '元の価格は、実際に販売した価格にします。',
        ],
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      all_bought_rewards: field.rewards(['Complete purchase reward', '全購獎勵', '全購入の報酬'], [], {
        optional: true,
      }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [{ fields: ['name'], is: 'unique', severity: 'warning' }, ...list.rules],
  list: {
    columns: ['package_id', 'name', 'mall_ids', 'tab', 'order', 'timeslot', 'status'],
    filters: ['mall_ids', 'tab', 'countdown', 'status'],
    sorts: ['package_id', 'name', 'order'],
  },
});
