import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const refineMode = enumOf('rune-refine-mode', {
  reroll_all: ['Reroll all sub stats', '全部重抽', 'すべて引き直し', 'orange', '全'],
  reroll_one: ['Reroll one sub stat', '單條重抽', '1つ引き直し', 'blue', ['單', '単']],
  swap_main: ['Change the main stat', '更換主屬性', 'メイン変更', 'purple', '主'],
});

const ALL = { showWhen: { field: 'mode', in: ['reroll_all'] } } as const;

/** What it costs to draw the stats of a rune again. */
export const runeRefineSetting = defineModule({
  key: 'rune-refine-setting',
  family: 'runes',
  titles: {
    title: ['Rune refining', '符文洗鍊', 'ルーン再錬成'],
    record: ['Refining', '洗鍊', '再錬成'],
  },
  sections: {
    refining: section(['Refining', '洗鍊', '再錬成'], {
      id: common.id(),
      rarity: common.rarityOf('rune-rarity-setting'),
      mode: field.enum(['Method', '方式', '方法'], refineMode, { default: 'reroll_all' }),
      costs: common.costs([1, 8]),
      daily_limit: common.dailyLimit([1, 9999], {
        optional: true,
        help: ['Empty: no limit.', '留空則不限。', '空欄なら無制限です。'],
      }),
      keep_choice: field.boolean(['Can keep the old stats', '可保留舊屬性', '元の結果を維持可'], {
        default: true,
      }),
    }),
    locks: section(['Locked lines', '鎖定', '固定'], {
      lock_limit: field.integer(['Lockable lines', '可鎖定條數', '固定できる数'], [0, 3], {
        ...ALL,
        default: 0,
      }),
      lock_cost: field.costs(['Cost per locked line', '鎖定每條消耗', '固定1枠のコスト'], [1, 1], {
        ...ALL,
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['rarity', 'mode'], is: 'unique' },
    { field: 'lock_cost', is: 'required', when: { field: 'lock_limit', above: 0 } },
  ],
  display: { title: 'rarity' },
  list: {
    columns: ['id', 'rarity', 'mode', 'costs', 'lock_limit', 'lock_cost', 'daily_limit', 'status'],
    filters: ['rarity', 'mode', 'keep_choice', 'status'],
    sorts: ['id', 'rarity'],
    sheet: { groupBy: 'rarity' },
  },
});
