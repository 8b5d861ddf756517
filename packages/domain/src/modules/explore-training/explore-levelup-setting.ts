import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** What each level of exploring brings: a larger board, more trips at once, rarer places. */
export const exploreLevelupSetting = defineModule({
  key: 'explore-levelup-setting',
  family: 'explore-training',
  titles: {
    title: ['Explore levels', '探索升級', '探索レベルアップ'],
    record: ['Explore level', '探索等級', '探索レベル'],
  },
  identity: ['level'],
  sections: {
    basics: common.basics({
      level: common.level([1, 100]),
      require_count: field.integer(['Completed explorations', '完成探索次數', '完了した探索'], [0, 999_999]),
      board_size: field.integer(['Trips on the board', '探索板數量', 'ボードの件数'], [1, 12]),
      parallel: field.integer(['Parallel trips', '同時探索數', '同時探索数'], [1, 10]),
      speed_bp: field.integer(['Speed', '速度倍率', '速度'], [10_000, 100_000], {
        unit: 'bp',
        default: 10_000,
      }),
    }),
    more: section(['Board and reward', '探索板與獎勵', 'ボードと報酬'], {
      rarity_weights: field.rows(['Rarities on the board', '出現稀有度', '出現レアリティ'], [1, 6], {
        uniqueBy: 'rarity',
        weight: 'weight',
        fields: { rarity: common.rarity(rarity), weight: common.weight([0, 1_000_000]) },
      }),
      rewards: common.rewards([], { optional: true }),
    }),
  },
  rules: [
    ...ladderRules({ step: 'level', from: 1, notFalling: ['board_size', 'parallel', 'speed_bp'] }),
    { field: 'require_count', along: { orderBy: 'level' }, is: 'rising' },
    { field: 'parallel', is: 'at_most', than: { field: 'board_size' } },
  ],
  list: {
    columns: [
      'level',
      'require_count',
      'board_size',
      'parallel',
      'speed_bp',
      'rarity_weights',
      'rewards',
      'status',
    ],
    filters: ['board_size', 'parallel', 'status'],
    sorts: ['level', 'require_count'],
    sheet: {},
  },
});
