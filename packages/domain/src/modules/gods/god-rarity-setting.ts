import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rarityTable } from '../../field-sets/rarity-table.ts';

const table = rarityTable({
  maxLevel: 300,
  rateHelp: [
    'Multiplies the stats of all gods of this rarity.',
    '此稀有度所有神明的能力值會乘上此倍率。',
    'このレアリティのすべての神のステータスに掛かります。',
  ],
  notFalling: ['max_star', 'max_level', 'stat_rate_bp', 'duplicate_spirit', 'might_base'],
});

/** What a rarity means for every god that has it. Only the rarities in use need a record. */
export const godRaritySetting = defineModule({
  key: 'god-rarity-setting',
  family: 'gods',
  titles: {
    title: ['God rarity', '神明稀有度', '神レアリティ'],
    record: ['God rarity', '神明稀有度', '神レアリティ'],
  },
  identity: ['rarity'],
  sections: {
    basics: common.basics({
      ...table.fields,
      name: common.name(30, {
        help: [
          'Same names as pet rarities, so that players see one system.',
          '與寵物稀有度同名，讓玩家看到一致的系統。',
          'ペットのレアリティと同じ名前にすると、プレイヤーが迷いません。',
        ],
      }),
      frame: table.frame,
    }),
    growth: section(['Caps and rates', '上限與倍率', '上限と倍率'], {
      max_star: common.maxStar([1, 15]),
      ...table.caps,
      duplicate_spirit: table.duplicateSpirits,
      might_base: field.integer(['Might', '基礎威能', '神威の基礎値'], [0, 999_999], {
        unit: 'points',
        help: [
          'Might that the account gains for owning a god of this rarity.',
          '擁有此稀有度的神明時，帳號威能增加的點數。',
          'このレアリティの神を所持すると、アカウントの神威に加わる値です。',
        ],
      }),
    }),
  },
  rules: table.rules,
  list: {
    columns: [
      'rarity',
      'name',
      'order',
      'max_star',
      'max_level',
      'stat_rate_bp',
      'duplicate_spirit',
      'might_base',
      'status',
    ],
    filters: ['max_star', 'max_level', 'status'],
    ...table.order,
  },
});
