import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { deedRewards } from '../../field-sets/deed-rewards.ts';

const deeds = deedRewards({
  of: ['boss_id'],
  deeds: enumOf('cycle-boss-deed', {
    damage: ['Total damage', '累積傷害', '累計ダメージ', 'red', ['傷', '攻']],
    score: ['Score', '積分', 'スコア', 'gold', ['分', '点']],
    attempts: ['Attempts', '挑戰次數', '挑戦回数', 'blue', ['挑', '挑']],
  }),
});

/** What adds up while a cycle boss is open, and what it gives. */
export const cycleBossRewardSetting = defineModule({
  key: 'cycle-boss-reward-setting',
  family: 'bosses',
  titles: {
    title: ['Cycle boss rewards', '輪迴首領獎勵', '周回ボス報酬'],
    record: ['Reward', '獎勵', '報酬'],
  },
  kind: 'child',
  parent: 'boss_id',
  sections: {
    reward: section(['Reward', '獎勵', '報酬'], {
      boss_id: field.reference(['Cycle boss', '輪迴首領', '周回ボス'], 'cycle-boss-setting'),
      id: common.id(),
      ...deeds.fields,
      display_big: common.displayBig({ default: false }),
    }),
  },
  rules: deeds.rules,
  display: { title: 'kind' },
  list: {
    filters: ['kind', 'claim', 'display_big', 'status'],
    sorts: ['id', 'threshold'],
    sheet: { groupBy: 'kind' },
  },
});
