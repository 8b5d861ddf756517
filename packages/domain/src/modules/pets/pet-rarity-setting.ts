import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { rarity } from '../../enums/rarity.ts';

/** What a rarity means for every pet that has it. Exactly one record for each rarity. */
export const petRaritySetting = defineModule({
  key: 'pet-rarity-setting',
  family: 'pets',
  titles: {
    title: localized('Pet rarity', '寵物稀有度', 'ペットレアリティ'),
    record: localized('Pet rarity', '寵物稀有度', 'ペットレアリティ'),
  },
  identity: ['rarity'],
  fields: {
    rarity: { kind: 'enum', of: rarity, label: localized('Rarity', '稀有度', 'レアリティ') },
    name: { kind: 'localized_text', maxLength: 30, label: localized('Name', '名稱', '名前') },
    order: {
      kind: 'integer',
      min: 1,
      max: 99,
      label: localized('Rank', '階級順序', '序列'),
      help: localized(
        'Higher is rarer. Caps and rates may not fall as the rank rises; the event rarity stands outside.',
        '數字越大越稀有。階級提高時，各項上限與倍率不得下降；活動稀有度不受此限。',
        '大きいほど希少です。序列が上がるときに上限や倍率を下げることはできません（イベントは対象外）。',
      ),
    },
    initial_star: {
      kind: 'integer',
      min: 1,
      max: 10,
      default: 1,
      label: localized('Initial stars', '初始星級', '初期星数'),
    },
    max_star: { kind: 'integer', min: 1, max: 10, label: localized('Max stars', '最高星級', '最大星数') },
    max_level: { kind: 'integer', min: 1, max: 300, label: localized('Max level', '等級上限', '最大レベル') },
    stat_rate_bp: {
      kind: 'integer',
      min: 1,
      max: 50_000,
      unit: 'bp',
      default: 10_000,
      label: localized('Stat rate', '能力倍率', 'ステータス倍率'),
      help: localized(
        'Multiplies the stats of every pet of this rarity.',
        '此稀有度所有寵物的能力值會乘上此倍率。',
        'このレアリティの全ペットのステータスに掛かります。',
      ),
    },
    duplicate_spirit: {
      kind: 'integer',
      min: 0,
      max: 9999,
      unit: 'spirits',
      label: localized('Spirits for a duplicate', '重複取得時的魂數', '重複時のソウル数'),
    },
    frame: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'ui/frame-default.svg' },
      label: localized('Frame', '外框', 'フレーム'),
      help: localized(
        'Must be told apart without colour: use a letter or a shape.',
        '請加入文字或圖形，不靠顏色也能辨識。',
        '色に頼らず見分けられるよう、文字か形を入れてください。',
      ),
    },
    card_back: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'ui/card-back-default.svg' },
      label: localized('Card back', '卡背', 'カード裏面'),
    },
    gacha_color: {
      kind: 'color',
      default: '#7a869a',
      label: localized('Gacha colour', '轉蛋顏色', 'ガチャ演出色'),
    },
    gacha_animation: {
      kind: 'text',
      maxLength: 60,
      form: 'mark',
      monospace: true,
      default: 'reveal_plain',
      label: localized('Gacha animation', '轉蛋演出', 'ガチャ演出'),
      help: localized(
        'The key of the effect in the game client.',
        '遊戲用戶端的演出代號。',
        'クライアント側の演出キーです。',
      ),
    },
  },
  rules: [
    { rule: 'one_for_each', field: 'rarity', values: rarity.values.map(({ value }) => value) },
    { rule: 'unique', fields: ['order'] },
    { rule: 'greater_or_equal', field: 'max_star', than: 'initial_star' },
    { rule: 'not_falling', field: 'max_star', orderBy: 'order', exclude: { field: 'rarity', in: ['E'] } },
    { rule: 'not_falling', field: 'max_level', orderBy: 'order', exclude: { field: 'rarity', in: ['E'] } },
    { rule: 'not_falling', field: 'stat_rate_bp', orderBy: 'order', exclude: { field: 'rarity', in: ['E'] } },
  ],
  display: { title: 'name', image: 'frame' },
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
    sorts: ['order', 'max_level'],
    sort: 'order',
  },
  search: ['name'],
  sections: [
    { key: 'basics', title: localized('Basics', '基本資料', '基本'), fields: ['rarity', 'name', 'order'] },
    {
      key: 'growth',
      title: localized('Caps and rates', '上限與倍率', '上限と倍率'),
      fields: ['initial_star', 'max_star', 'max_level', 'stat_rate_bp', 'duplicate_spirit'],
    },
    {
      key: 'look',
      title: localized('Look', '外觀', '見た目'),
      fields: ['frame', 'card_back', 'gacha_color', 'gacha_animation'],
    },
  ],
});
