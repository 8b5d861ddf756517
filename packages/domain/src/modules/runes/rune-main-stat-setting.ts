import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { runePool } from '../../field-sets/rune-pool.ts';

/** Main stats that a rune is drawn with, by weight. A pool with one stat is a fixed one. */
export const runeMainStatSetting = defineModule({
  key: 'rune-main-stat-setting',
  family: 'runes',
  titles: {
    title: ['Rune main stats', '符文主屬性', 'ルーンメインステータス'],
    record: ['Main stat pool', '主屬性池', 'メインステータス'],
  },
  identity: ['pool_id'],
  sections: {
    pool: section(['Pool', '屬性池', 'プール'], {
      ...runePool,
      slots: field.rows(['Slots', '適用部位', '対象の部位'], [1, 6], {
        uniqueBy: 'slot',
        fields: { slot: field.integer(['Slot', '部位', '部位'], [1, 6]) },
      }),
      entries: field.rows(['Stats', '能力值', 'ステータス'], [1, 31], {
        uniqueBy: 'stat',
        weight: 'weight',
        fields: {
          stat: common.stat(),
          base: common.statValue(['Level 1 value', '1 級數值', 'レベル1での値']),
          per_level: common.statValue(['Growth per level', '每級成長', 'レベルごとの成長']),
          weight: common.weight([0, 1_000_000], { default: 100 }),
        },
      }),
      rarity_rate: field.rows(['Rate by rarity', '各稀有度倍率', 'レアリティ別の倍率'], [1, 6], {
        uniqueBy: 'rarity',
        help: [
          'Multiplies the values above; 100% means no change.',
          '上述數值會乘上此倍率，100% 為不變。',
          '上の数値に掛かる倍率です。100%なら変わりません。',
        ],
        fields: {
          rarity: common.rarityOf('rune-rarity-setting'),
          rate_bp: field.integer(['Rate', '倍率', '倍率'], [1, 50_000], { unit: 'bp', default: 10_000 }),
        },
      }),
    }),
  },
  list: {
    columns: ['pool_id', 'name', 'slots', 'entries', 'rarity_rate', 'status'],
    filters: ['slots', 'status'],
    sorts: ['pool_id', 'name'],
  },
});
