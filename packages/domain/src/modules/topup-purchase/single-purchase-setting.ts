import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { limitGroup } from '../../field-sets/limit-fields.ts';
import { topupAmount, topupEvent } from '../../field-sets/topup-event.ts';

const match = enumOf('single-purchase-match', {
  exact_tier: ['Matching tier', '所屬級距', '当てはまる段階', 'blue', ['屬', '当']],
  highest_only: ['Highest tier only', '僅最高級距', '最も高い段階', 'orange', ['高', '高']],
  all_below: ['Matching tier and all below', '該級距及以下', 'その段階以下すべて', 'green', '全'],
});

const event = topupEvent({ amounts: ['tiers.from', 'tiers.to'] });

/** Rewards for one purchase of some size. */
export const singlePurchaseSetting = defineModule({
  key: 'single-purchase-setting',
  family: 'topup-purchase',
  titles: {
    title: ['Single purchases', '單筆儲值', '単発購入'],
    record: ['Single purchase', '單筆儲值活動', '単発購入'],
  },
  identity: ['event_id'],
  sections: {
    basics: common.basics({ ...event.fields }),
    counting: section(['Counting', '計算', '集計'], {
      ...event.counted,
      match: field.enum(['Reward rule', '獎勵判定', '報酬の判定'], match, {
        default: 'exact_tier',
      }),
    }),
    tiers: section(['Tiers', '級距', '段階'], {
      tiers: field.rows(['Tiers', '級距', '段階'], [1, 20], {
        help: [
          'Each price can match at most one tier. Only the last tier can be open-ended.',
          '每個價格至多屬於一個級距；僅最後一個可不設上限。',
          '1つの価格は1つの段階だけに入ります。上限なしは最後だけです。',
        ],
        fields: {
          from: topupAmount(['Minimum', '下限', '下限']),
          to: field.decimal(['Maximum', '上限', '上限'], [0.01, 9_999_999], { decimals: 2, optional: true }),
          rewards: common.rewards([]),
          limit: limitGroup(),
        },
      }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [
    ...event.rules,
    { field: 'from', along: 'tiers', is: 'rising' },
    { field: 'tiers.to', is: 'at_least', than: { field: 'from' } },
    { field: 'from', to: 'to', along: 'tiers', is: 'apart' },
  ],
  list: {
    columns: ['event_id', 'name', 'base', 'currency', 'match', 'timeslot', 'status'],
    filters: ['base', 'currency', 'match', 'status'],
    sorts: ['event_id', 'name'],
  },
});
