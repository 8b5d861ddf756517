import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rarityTable } from '../../field-sets/rarity-table.ts';

const MOST_LEVELS = 30;
/** A sub stat comes or grows at every third level, so that the last level is one of them. */
const LAST_LEVELS = [3, 6, 9, 12, 15, 18, 21, 24, 27, 30];
const SUB_STATS = [0, 4] as const;

const table = rarityTable({
  maxLevel: MOST_LEVELS,
  notFalling: ['max_level', 'initial_sub_count_min', 'initial_sub_count_max', 'main_rate_bp'],
});

/** What a rarity means for every rune that has it. */
export const runeRaritySetting = defineModule({
  key: 'rune-rarity-setting',
  family: 'runes',
  titles: {
    title: ['Rune rarity', '符文稀有度', 'ルーンレアリティ'],
    record: ['Rune rarity', '符文稀有度', 'ルーンレアリティ'],
  },
  identity: ['rarity'],
  sections: {
    basics: common.basics({ ...table.fields, frame: table.frame }),
    growth: section(['Caps and rates', '上限與倍率', '上限と倍率'], {
      max_level: common.maxLevel([3, MOST_LEVELS], {
        default: 15,
        help: ['A multiple of 3.', '須為 3 的倍數。', '3の倍数にします。'],
      }),
      initial_sub_count_min: field.integer(
        ['Min initial sub stats', '初始副屬性數下限', '初期サブの下限'],
        SUB_STATS,
        { default: 0 },
      ),
      initial_sub_count_max: field.integer(
        ['Max initial sub stats', '初始副屬性數上限', '初期サブの上限'],
        SUB_STATS,
        { default: 0 },
      ),
      main_rate_bp: field.integer(['Main stat rate', '主屬性倍率', 'メインステータスの倍率'], [1, 50_000], {
        unit: 'bp',
        default: 10_000,
      }),
    }),
  },
  rules: [
    ...table.rules,
    { field: 'max_level', is: 'one_of', values: LAST_LEVELS },
    { field: 'initial_sub_count_max', is: 'at_least', than: { field: 'initial_sub_count_min' } },
  ],
  list: {
    columns: [
      'rarity',
      'name',
      'order',
      'max_level',
      'initial_sub_count_min',
      'initial_sub_count_max',
      'main_rate_bp',
      'status',
    ],
    filters: ['max_level', 'status'],
    ...table.order,
  },
});
