import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { deedRewards } from '../../field-sets/deed-rewards.ts';

const deeds = deedRewards({
  of: ['boss_id'],
  uncounted: ['participation', 'last_hit'],
  deeds: enumOf('world-boss-deed', {
    total: ['Total damage', '累積傷害', '累計ダメージ', 'red', ['累', '累']],
    single_hit: ['Best hit', '單次最高傷害', '最大ダメージ', 'orange', ['單', '単']],
    participation: ['Participation', '參與', '参加', 'green', ['參', '参']],
    last_hit: ['Last hit', '尾刀', 'ラストヒット', 'gold', ['尾', '討']],
  }),
});

/** What players get for the damage they do to a world boss. */
export const worldBossDamageRewardSetting = defineModule({
  key: 'world-boss-damage-reward-setting',
  family: 'bosses',
  titles: {
    title: ['World boss damage rewards', '世界首領傷害獎勵', 'ワールドボスダメージ報酬'],
    record: ['Damage reward', '傷害獎勵', 'ダメージ報酬'],
  },
  kind: 'child',
  parent: 'boss_id',
  sections: {
    reward: section(['Reward', '獎勵', '報酬'], {
      boss_id: field.reference(['World boss', '世界首領', 'ワールドボス'], 'world-boss-setting'),
      id: common.id(),
      ...deeds.fields,
    }),
  },
  rules: deeds.rules,
  fixed: { during: 'boss_id', fields: ['kind', 'threshold', 'rewards', 'claim'] },
  display: { title: 'kind' },
  list: {
    filters: ['kind', 'claim', 'status'],
    sorts: ['id', 'threshold'],
    sheet: { groupBy: 'kind' },
  },
});
