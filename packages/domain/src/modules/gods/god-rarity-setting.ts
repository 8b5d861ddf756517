import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { rarity } from '../../enums/rarity.ts';

const OUTSIDE_THE_ORDER = { field: 'rarity', in: ['E'] } as const;

/** What a rarity means for every god that has it. Only the rarities in use need a record. */
export const godRaritySetting = defineModule({
  key: 'god-rarity-setting',
  family: 'gods',
  titles: {
    title: localized('God rarity', '神明稀有度', '神レアリティ'),
    record: localized('God rarity', '神明稀有度', '神レアリティ'),
  },
  identity: ['rarity'],
  fields: {
    rarity: { kind: 'enum', of: rarity, label: localized('Rarity', '稀有度', 'レアリティ') },
    name: {
      kind: 'localized_text',
      maxLength: 30,
      label: localized('Name', '名稱', '名前'),
      help: localized(
        'The same as for pets, so that players read one system.',
        '與寵物稀有度同名，讓玩家看到一致的系統。',
        'ペットのレアリティと同じ名前にすると、プレイヤーが迷いません。',
      ),
    },
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
    max_star: { kind: 'integer', min: 1, max: 15, label: localized('Max stars', '最高星級', '最大星数') },
    max_level: { kind: 'integer', min: 1, max: 300, label: localized('Max level', '等級上限', '最大レベル') },
    stat_rate_bp: {
      kind: 'integer',
      min: 1,
      max: 50_000,
      unit: 'bp',
      default: 10_000,
      label: localized('Stat rate', '能力倍率', 'ステータス倍率'),
      help: localized(
        'Multiplies the stats of every god of this rarity.',
        '此稀有度所有神明的能力值會乘上此倍率。',
        'このレアリティの全ての神のステータスに掛かります。',
      ),
    },
    duplicate_spirit: {
      kind: 'integer',
      min: 0,
      max: 9999,
      unit: 'spirits',
      label: localized('Spirits for a duplicate', '重複取得時的魂數', '重複時のソウル数'),
    },
    might_base: {
      kind: 'integer',
      min: 0,
      max: 999_999,
      unit: 'points',
      label: localized('Might', '基礎威能', '神威の基礎値'),
      help: localized(
        'What owning a god of this rarity adds to the might of the account.',
        '擁有此稀有度的神明時，帳號威能增加的點數。',
        'このレアリティの神を所持すると、アカウントの神威に加わる値です。',
      ),
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
  },
  rules: [
    { rule: 'unique', fields: ['order'] },
    { rule: 'not_falling', field: 'max_star', orderBy: 'order', exclude: OUTSIDE_THE_ORDER },
    { rule: 'not_falling', field: 'max_level', orderBy: 'order', exclude: OUTSIDE_THE_ORDER },
    { rule: 'not_falling', field: 'stat_rate_bp', orderBy: 'order', exclude: OUTSIDE_THE_ORDER },
    { rule: 'not_falling', field: 'duplicate_spirit', orderBy: 'order', exclude: OUTSIDE_THE_ORDER },
    { rule: 'not_falling', field: 'might_base', orderBy: 'order', exclude: OUTSIDE_THE_ORDER },
  ],
  display: { title: 'name', image: 'frame' },
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
  search: ['name'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['rarity', 'name', 'order', 'frame'],
    },
    {
      key: 'growth',
      title: localized('Caps and rates', '上限與倍率', '上限と倍率'),
      fields: ['max_star', 'max_level', 'stat_rate_bp', 'duplicate_spirit', 'might_base'],
    },
  ],
});
