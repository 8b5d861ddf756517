import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rarityTable } from '../../field-sets/rarity-table.ts';

const table = rarityTable({
  maxLevel: 300,
  rateHelp: [
    'Multiplies the stats of all pets of this rarity.',
    '此稀有度所有寵物的能力值會乘上此倍率。',
    'このレアリティの全ペットのステータスに掛かります。',
  ],
  notFalling: ['max_star', 'max_level', 'stat_rate_bp'],
});

/** What a rarity means for every pet that has it. Exactly one record for each rarity. */
export const petRaritySetting = defineModule({
  key: 'pet-rarity-setting',
  family: 'pets',
  titles: {
    title: ['Pet rarity', '寵物稀有度', 'ペットレアリティ'],
    record: ['Pet rarity', '寵物稀有度', 'ペットレアリティ'],
  },
  identity: ['rarity'],
  sections: {
    basics: common.basics(table.fields),
    growth: section(['Caps and rates', '上限與倍率', '上限と倍率'], {
      initial_star: field.integer(['Initial stars', '初始星級', '初期星数'], [1, 10], { default: 1 }),
      max_star: common.maxStar([1, 10]),
      ...table.caps,
      duplicate_spirit: table.duplicateSpirits,
    }),
    look: section(['Appearance', '外觀', '見た目'], {
      frame: table.frame,
      card_back: field.asset(['Card back', '卡背', 'カード裏面'], 'image', {
        default: { path: 'ui/card-back-default.svg' },
      }),
      gacha_color: field.color(['Gacha colour', '轉蛋顏色', 'ガチャ演出色'], { default: '#7a869a' }),
      gacha_animation: field.text(['Gacha animation', '轉蛋演出', 'ガチャ演出'], 60, {
        form: 'mark',
        monospace: true,
        default: 'reveal_plain',
        help: ['Effect key in the game client.', '遊戲用戶端的演出代號。', 'クライアント側の演出キーです。'],
      }),
    }),
  },
  rules: [
    { field: 'rarity', along: {}, is: 'covers', values: rarity.values.map(({ value }) => value) },
    { field: 'max_star', is: 'at_least', than: { field: 'initial_star' } },
    { rule: 'occurs_in', field: 'initial_star', module: 'pet-star-setting', at: 'star', same: 'rarity' },
    {
      rule: 'occurs_in',
      field: 'initial_star',
      module: 'pet-star-cost-setting',
      at: 'from_star',
      same: 'rarity',
      unless: 'max_star',
    },
    { field: 'max_level', is: 'at_most', than: { countOf: { numbered: 'level-setting', under: 'pet' } } },
    // The last quality has to reach the end of every rarity.
    {
      field: 'max_level',
      is: 'at_most',
      than: { largestOf: 'level_cap', in: { numbered: 'pet-quality-setting' } },
    },
    ...table.rules,
  ],
  list: {
    columns: [
      'rarity',
      'name',
      'order',
      'initial_star',
      'max_star',
      'max_level',
      'stat_rate_bp',
      'duplicate_spirit',
      'gacha_color',
      'status',
    ],
    filters: ['max_star', 'max_level', 'status'],
    ...table.order,
  },
});
