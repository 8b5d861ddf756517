import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';
import { companion } from '../../field-sets/companion-fields.ts';

/** What a gift is worth to secretaries, to all of them or to one. */
export const secretaryGiftSetting = defineModule({
  key: 'secretary-gift-setting',
  family: 'companions-palace',
  titles: { title: ['Secretary gifts', '秘書禮物', '秘書ギフト'], record: ['Gift', '禮物', 'ギフト'] },
  sections: {
    gift: section(['Gift', '禮物', 'ギフト'], {
      id: common.id(),
      item_id: common.item({
        flow: 'sink',
        help: ['Gift items only.', '僅限禮物類道具。', '種類がプレゼントのアイテムです。'],
      }),
      secretary_id: companion.secretary({
        optional: true,
        help: ['Empty: all.', '留空表示全部。', '空欄なら全員です。'],
      }),
      favourite: field.boolean(['Favourite', '最愛', '大好物'], {
        default: false,
        help: [
          'Must be more than the normal EXP of the item.',
          '所得經驗須高於此道具的一般設定。',
          '同じアイテムの通常の経験値より多くします。',
        ],
      }),
      exp: field.integer(['EXP', '經驗', '経験値'], [1, 100_000]),
      daily_limit: common.dailyLimit([0, 99], { default: 0, zero: NO_LIMIT }),
    }),
    answer: section(['Reaction', '回應', '反応'], {
      reaction: field.localizedText(['Reaction', '回應台詞', '反応のセリフ'], 120, { optional: true }),
      return_rewards: field.rewards(['Return gift', '回禮', 'お返し'], [], { optional: true }),
    }),
  },
  rules: [
    { fields: ['item_id', 'secretary_id'], is: 'unique', blanks: true },
    { field: 'item_type', of: 'item_id', is: 'one_of', values: ['gift'] },
    {
      field: 'exp',
      is: 'greater',
      than: { largestOf: 'exp', in: { groupBy: 'item_id' }, where: { field: 'favourite', in: [false] } },
      when: { field: 'favourite', in: [true] },
    },
  ],
  display: { title: 'item_id' },
  list: {
    columns: [
      'id',
      'item_id',
      'secretary_id',
      'favourite',
      'exp',
      'daily_limit',
      'reaction',
      'return_rewards',
      'status',
    ],
    filters: ['item_id', 'secretary_id', 'favourite', 'status'],
    sorts: ['id', 'exp'],
    sheet: { groupBy: 'secretary_id' },
  },
  search: ['reaction'],
});
