import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { rankBoard } from '../../field-sets/rank-board.ts';

const ranking = rankBoard({
  owner: {
    boss_id: field.reference(['Cycle boss', '輪迴首領', '周回ボス'], 'cycle-boss-setting', {
      optional: true,
      help: ['Empty: every boss.', '留空表示所有首領。', '空欄ならすべてのボスです。'],
    }),
    percent: field.boolean(['Ranks are percentages', '以百分比計名次', '順位は割合'], {
      default: false,
      help: [
        'From 1 to 100, the same for all ranks of a boss.',
        '自 1 至 100，同一首領的所有名次須一致。',
        '1から100まで。同じボスの順位ではそろえます。',
      ],
    }),
  },
  of: ['boss_id'],
});

/** What a turn of a cycle boss gives by place. */
export const cycleBossRankingRewardSetting = defineModule({
  key: 'cycle-boss-ranking-reward-setting',
  family: 'bosses',
  titles: {
    title: ['Cycle boss ranking rewards', '輪迴首領排名獎勵', '周回ボスランキング報酬'],
    record: ['Rank', '名次', '順位'],
  },
  sections: ranking.sections,
  rules: [
    ...ranking.rules,
    { countOf: { groupBy: 'boss_id' }, different: 'percent', is: 'at_most', than: 1 },
    { field: 'rank_to', is: 'at_most', than: 100, when: { field: 'percent', in: [true] } },
    {
      field: 'rank_from',
      to: 'rank_to',
      along: { orderBy: 'rank_from', groupBy: 'boss_id', where: { field: 'percent', in: [true] } },
      is: 'contiguous',
      from: 1,
      until: { totalOf: [100] },
    },
  ],
  display: { ...ranking.display, namedAfter: ['boss_id'] },
  list: {
    columns: [
      'id',
      'boss_id',
      'rank_from',
      'rank_to',
      'percent',
      'rewards',
      'title_id',
      'mail_title',
      'status',
    ],
    filters: ['boss_id', 'percent', 'title_id', 'status'],
    ...ranking.list,
  },
});
