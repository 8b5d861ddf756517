import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { exchangeShop } from '../../field-sets/exchange-shop.ts';
import { slgSeason } from '../../field-sets/slg-fields.ts';

const tag = enumOf('slg-store-tag', {
  none: ['None', '無', 'なし', 'neutral', ['無', 'な']],
  hot: ['Popular', '熱門', '人気', 'red', ['熱', '人']],
  new: ['New', '新品', '新着', 'green', '新'],
  season: ['Season', '賽季限定', 'シーズン限定', 'gold', ['季', '季']],
});

const shelf = enumOf('slg-store-shelf', {
  flag: ['Flags', '軍旗', '軍旗', 'red', ['旗', '旗']],
  material: ['Materials', '材料', '素材', 'green', ['素', '素']],
  pet: ['Pets', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  cosmetic: ['Cosmetics', '外觀', '装い', 'magenta', ['觀', '装']],
});

const { fields, rules } = exchangeShop({ of: 'season_id' });

/**
 * Something that the store of a season sells. What players have left of its currency is no matter of an auto
 * exchange: the season says how much of it they keep (`carry_over`).
 */
export const slgStoreItemSetting = defineModule({
  key: 'slg-store-item-setting',
  family: 'slg',
  titles: {
    title: ['SLG store items', 'SLG 商店商品', 'SLGショップ商品'],
    record: ['Store item', '商品', '商品'],
  },
  sections: {
    offer: section(['Offer', '商品', '商品'], {
      id: common.id(),
      season_id: slgSeason(),
      reward: fields.reward,
      price: field.costs(['Price', '價格', '価格'], [1, 1]),
      limit: fields.limit,
    }),
    shelf: section(['Display', '陳列', '陳列'], {
      order: fields.order,
      sort_group: field.enum(['Shelf', '分區', '棚'], shelf, { default: 'material' }),
      tag: field.enum(['Tag', '標籤', 'タグ'], tag, { default: 'none' }),
      unlock_phase: field.integer(['Opens in phase', '開放階段', '開放する段階'], [1, 12], { default: 1 }),
      unlock_rank: field.integer(['Required rank', '所需名次', '必要な順位'], [1, 999_999], {
        optional: true,
        help: [
          'Rank of the player or the country. Empty: everyone.',
          '個人或國家名次；留空則不限。',
          '個人か国家の順位。空欄なら全員です。',
        ],
      }),
    }),
  },
  rules: [...rules, { field: 'unlock_phase', is: 'found_in', rows: { field: 'phases.no', of: 'season_id' } }],
  display: { namedAfter: ['reward'] },
  list: {
    columns: ['id', 'season_id', 'reward', 'price', 'limit', 'sort_group', 'unlock_phase', 'order', 'status'],
    filters: ['season_id', 'sort_group', 'tag', 'unlock_phase', 'status'],
    sorts: ['id', 'order', 'unlock_phase'],
    sheet: { groupBy: 'sort_group' },
  },
});
