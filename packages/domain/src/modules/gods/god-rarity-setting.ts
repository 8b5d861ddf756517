import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rarityFields, rarityFrame, rarityRules } from '../../field-sets/rarity-fields.ts';

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
      ...rarityFields,
      name: common.name(30, {
        help: [
          'The same as for pets, so that players read one system.',
          '與寵物稀有度同名，讓玩家看到一致的系統。',
          'ペットのレアリティと同じ名前にすると、プレイヤーが迷いません。',
        ],
      }),
      frame: rarityFrame(),
    }),
    growth: section(['Caps and rates', '上限與倍率', '上限と倍率'], {
      max_star: field.integer(['Max stars', '最高星級', '最大星数'], [1, 15]),
      max_level: common.maxLevel([1, 300]),
      stat_rate_bp: common.statRate(
        [1, 50_000],
        [
          'Multiplies the stats of every god of this rarity.',
          '此稀有度所有神明的能力值會乘上此倍率。',
          'このレアリティの全ての神のステータスに掛かります。',
        ],
      ),
      duplicate_spirit: field.integer(
        ['Spirits for a duplicate', '重複取得時的魂數', '重複時のソウル数'],
        [0, 9999],
        { unit: 'spirits' },
      ),
      might_base: field.integer(['Might', '基礎威能', '神威の基礎値'], [0, 999_999], {
        unit: 'points',
        help: [
          'What owning a god of this rarity adds to the might of the account.',
          '擁有此稀有度的神明時，帳號威能增加的點數。',
          'このレアリティの神を所持すると、アカウントの神威に加わる値です。',
        ],
      }),
    }),
  },
  rules: rarityRules(['max_star', 'max_level', 'stat_rate_bp', 'duplicate_spirit', 'might_base']),
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
    sorts: ['order', 'max_level'],
    sort: 'order',
  },
});
