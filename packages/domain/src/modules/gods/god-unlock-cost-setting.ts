import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

/** What it takes to unlock a god. A price must not undercut the guarantee of a gachapon with the same god. */
export const godUnlockCostSetting = defineModule({
  key: 'god-unlock-cost-setting',
  family: 'gods',
  titles: {
    title: ['God unlock costs', '神明解鎖消耗', '神解放コスト'],
    record: ['Unlock cost', '解鎖消耗', '解放コスト'],
  },
  belongsTo: 'god_id',
  sections: {
    spirits: section(['Spirits', '魂', 'ソウル'], {
      id: common.id(),
      god_id: common.god(),
      spirit_amount: field.integer(['Required spirits', '所需魂數', '必要なソウル'], [1, 9999], {
        unit: 'spirits',
      }),
      costs: common.extraCosts(8, { optional: true }),
      universal_item_id: field.reference(['Universal item', '萬用道具', '汎用アイテム'], 'item-setting', {
        flow: 'sink',
        optional: true,
        help: ['Can be used in place of spirits.', '可代替神明之魂使用。', 'ソウルの代わりに使えます。'],
      }),
      universal_rate: field.integer(
        ['Universal items per spirit', '每個魂所需萬用道具', 'ソウル1個あたりの汎用アイテム'],
        [1, 100],
        { optional: true },
      ),
    }),
    opening: section(['Opening', '開放', '開放'], {
      timeslot: common.openTime(),
      open_conds: common.openConditions({ optional: true }),
      direct_price: field.costs(['Direct purchase price', '直接購買價格', '直接購入の価格'], [1, 1], {
        kinds: ['gem'],
        optional: true,
        help: [
          'Empty: not for sale. Must not undercut the guarantee of a gachapon with this god.',
          '留空為不販售。不可低於同一神明之轉蛋保底所需花費。',
          '空欄なら販売しません。同じ神のガチャの天井より安くはできません。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['god_id'], is: 'unique' },
    { fields: ['universal_item_id', 'universal_rate'], is: 'all_or_none' },
  ],
  display: { title: 'god_id' },
  list: {
    columns: [
      'id',
      'god_id',
      'spirit_amount',
      'costs',
      'universal_item_id',
      'direct_price',
      'timeslot',
      'status',
    ],
    filters: ['god_id', 'universal_item_id', 'status'],
    sorts: ['id', 'god_id', 'spirit_amount'],
  },
  search: ['god_id'],
});
