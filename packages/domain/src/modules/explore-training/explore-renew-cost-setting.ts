import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

const COUNT = [1, 100] as const;
const BY_COUNT = { orderBy: 'count_from' } as const;

/** What filling the board by hand costs, by how often a player did it that day. */
export const exploreRenewCostSetting = defineModule({
  key: 'explore-renew-cost-setting',
  family: 'explore-training',
  titles: {
    title: ['Explore refresh costs', '探索刷新消耗', '探索更新コスト'],
    record: ['Refresh cost', '刷新消耗', '更新コスト'],
  },
  sections: {
    price: section(['Price', '價格', '価格'], {
      id: common.id(),
      count_from: field.integer(['From refresh no.', '起始次數', '開始回数'], COUNT),
      count_to: field.integer(['To refresh no.', '結束次數', '終了回数'], COUNT),
      cost: field.costs(['Cost', '消耗', 'コスト'], [1, 1]),
      item_id: common.ticket({
        optional: true,
        help: ['Used first.', '優先使用。', '先に使われます。'],
      }),
      rarity_up: field.boolean(['One SR or better', '至少一項 SR 以上', 'SR以上を1件保証'], {
        default: false,
      }),
    }),
  },
  rules: [
    { field: 'count_to', is: 'at_least', than: { field: 'count_from' } },
    {
      field: 'count_from',
      to: 'count_to',
      along: BY_COUNT,
      is: 'contiguous',
      from: 1,
      until: { setting: 'manual_renew_limit', from: 'explore-renew-setting' },
    },
    { field: 'cost', along: BY_COUNT, is: 'not_falling' },
  ],
  display: { title: 'count_from' },
  list: {
    columns: ['id', 'count_from', 'count_to', 'cost', 'rarity_up', 'status'],
    filters: ['item_id', 'rarity_up', 'status'],
    sorts: ['id', 'count_from'],
    sheet: {},
  },
});
