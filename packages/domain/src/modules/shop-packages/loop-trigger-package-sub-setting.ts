import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

/** One offer of a loop: each asks for more than the one before it. */
export const loopTriggerPackageSubSetting = defineModule({
  key: 'loop-trigger-package-sub-setting',
  family: 'shop-packages',
  kind: 'child',
  parent: 'package_id',
  titles: {
    title: ['Loop trigger sub packages', '循環觸發子禮包', 'ループトリガー子パック'],
    record: ['Loop offer', '子禮包', '子パック'],
  },
  identity: ['sub_no'],
  sections: {
    offer: section(['Offer', '內容', '内容'], {
      package_id: field.reference(
        ['Loop package', '循環禮包', 'ループパック'],
        'loop-trigger-package-setting',
      ),
      sub_no: field.integer(['Step', '階段', '段階'], [1, 50]),
      mall_id: common.product(),
      price_tier: field.integer(['Price step', '價格階', '価格の段階'], [1, 50]),
      value_bp: field.integer(['Value ratio', '價值倍率', 'お得度'], [10_000, 100_000], {
        unit: 'bp',
        help: [
          'Value relative to the price; must be calculated.',
          '相對於售價的價值；須經計算，不可自訂。',
          '価格に対する価値です。計算した値を入れます。',
        ],
      }),
    }),
    presentation: common.presentation({
      text: common.text(60),
      image: common.image('image', { default: { path: 'mall/default.svg' } }),
    }),
  },
  rules: [
    {
      field: 'sub_no',
      along: { orderBy: 'sub_no', groupBy: 'package_id' },
      is: 'contiguous',
      from: 1,
    },
    { field: 'price_tier', along: { orderBy: 'sub_no', groupBy: 'package_id' }, is: 'rising' },
    { field: 'status', of: 'mall_id', is: 'one_of', values: ['active', 'not_open'], severity: 'warning' },
  ],
  list: {
    columns: ['package_id', 'sub_no', 'text', 'mall_id', 'price_tier', 'value_bp', 'status'],
    filters: ['mall_id', 'price_tier', 'status'],
    sorts: ['sub_no', 'price_tier'],
  },
});
