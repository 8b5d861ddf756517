import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rankLadder } from '../../field-sets/rank-ladder.ts';

const deed = enumOf('mining-reward-kind', {
  depth: ['Depth', '深度', '深さ', 'blue', '深'],
  blocks: ['Blocks broken', '破壞方塊', '壊したブロック', 'neutral', ['塊', '塊']],
  treasure: ['Treasures', '寶藏', '宝物', 'gold', ['寶', '宝']],
  point: ['Points', '積分', 'ポイント', 'green', ['分', '点']],
  rank: ['Rank', '名次', '順位', 'orange', ['名', '位']],
});

const ladder = rankLadder({ of: ['mining_id'] });

/** What digging in a mine gives: for depth, blocks, treasures, points and places. */
export const miningRewardSetting = defineModule({
  key: 'mining-reward-setting',
  family: 'minigames',
  titles: { title: ['Mining rewards', '挖礦獎勵', '採掘報酬'], record: ['Reward', '獎勵', '報酬'] },
  kind: 'child',
  parent: 'mining_id',
  sections: {
    basics: common.basics({
      mining_id: field.reference(['Mine', '礦坑', '鉱山'], 'mining-setting'),
      id: common.id(),
      kind: field.enum(['Condition', '獎勵條件', '条件'], deed),
      threshold: common.requiredValue([1, 9_999_999], {
        unitBy: { kind: { point: 'points' } },
        showWhen: { field: 'kind', in: ['depth', 'blocks', 'treasure', 'point'] },
      }),
      ...ladder.rangeWhen({ field: 'kind', in: ['rank'] }),
    }),
    reward: section(['Reward', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      claim: common.claim(),
      display_big: common.displayBig({ default: false }),
    }),
  },
  rules: [
    ...ladder.rules,
    { fields: ['mining_id', 'kind', 'threshold'], is: 'unique' },
    {
      field: 'threshold',
      is: 'at_most',
      than: { field: 'layers', of: 'mining_id' },
      when: { field: 'kind', in: ['depth'] },
    },
  ],
  fixed: { during: 'mining_id', fields: ['kind', 'threshold', 'rank_from', 'rank_to', 'rewards', 'claim'] },
  display: { title: 'kind' },
  list: {
    columns: [
      'mining_id',
      'id',
      'kind',
      'threshold',
      'rank_from',
      'rank_to',
      'rewards',
      'claim',
      'display_big',
      'status',
    ],
    filters: ['kind', 'claim', 'display_big', 'status'],
    sorts: ['id', 'threshold', 'rank_from'],
    sheet: { groupBy: 'kind' },
  },
});
