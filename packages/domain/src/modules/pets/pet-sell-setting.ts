import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const confirmation = enumOf('sell-confirmation', {
  none: ['None', '不需確認', '確認なし', 'neutral', ['免', '不']],
  dialog: ['Ask once', '確認一次', '一度確認する', 'blue', '問'],
  type_in: ['Type the name', '輸入名稱確認', '名前を入力する', 'orange', ['輸', '入']],
});

/**
 * What players get for the pets of a rarity that they let go. Pets that are locked, equipped, in a team
 * or the last of their kind are never for sale, whatever is set here.
 */
export const petSellSetting = defineModule({
  key: 'pet-sell-setting',
  family: 'pets',
  titles: { title: ['Pet prices', '寵物販售', 'ペット売却'], record: ['Price', '販售價格', '売却価格'] },
  sections: {
    pets: section(['Pets', '適用寵物', '対象のペット'], {
      id: common.id(),
      rarity: common.rarityOf('pet-rarity-setting'),
      star_from: field.integer(['Min stars', '最低星級', '最低星数'], [1, 10]),
      star_to: field.integer(['Max stars', '最高星級', '最高星数'], [1, 10]),
      sellable: field.boolean(['Can be sold', '可販售', '売却できる'], { default: true }),
    }),
    price: section(['Price', '價格', '価格'], {
      base_price: field.costs(['Price', '價格', '価格'], [1, 1], {
        kinds: ['coin', 'gold', 'game_currency'],
      }),
      per_level_price: field.integer(['Extra per level', '每級加價', 'レベルごとの加算'], [0, 999_999], {
        default: 0,
        help: [
          'Added for each level above 1, in the currency of the price.',
          '自 2 級起每級加價，幣別與價格相同。',
          'レベル2から1レベルごとに、価格と同じ通貨で加算します。',
        ],
      }),
      confirm_level: field.enum(['Confirmation', '確認方式', '確認'], confirmation, { default: 'dialog' }),
      daily_limit: common.dailyLimit([1, 999], {
        optional: true,
        help: ['Empty: no limit.', '留空為不限。', '空欄なら制限なしです。'],
      }),
    }),
  },
  rules: [
    { field: 'star_to', is: 'at_least', than: { field: 'star_from' } },
    {
      field: 'star_from',
      to: 'star_to',
      along: { orderBy: 'star_from', groupBy: 'rarity' },
      is: 'contiguous',
      from: 1,
      until: { field: 'max_star', of: 'rarity' },
    },
  ],
  display: { title: 'rarity' },
  list: {
    columns: [
      'id',
      'rarity',
      'star_from',
      'star_to',
      'base_price',
      'per_level_price',
      'sellable',
      'confirm_level',
      'status',
    ],
    filters: ['rarity', 'sellable', 'confirm_level', 'status'],
    sorts: ['id', 'star_from', 'per_level_price'],
    sheet: { groupBy: 'rarity' },
  },
});
