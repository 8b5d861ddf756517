import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rankBoard } from '../../field-sets/rank-board.ts';

const board = enumOf('world-boss-board', {
  personal: ['Players', '個人', '個人', 'blue', ['個', '個']],
  guild: ['Guilds', '公會', 'ギルド', 'green', ['公', 'ギ']],
});

const ranking = rankBoard({
  owner: {
    boss_id: field.reference(['World boss', '世界首領', 'ワールドボス'], 'world-boss-setting'),
    board: field.enum(['Board', '排行榜', 'ランキング'], board),
  },
});

/** What an opening of a world boss gives by place. Mails leave after fair play was checked. */
export const worldBossRankingRewardSetting = defineModule({
  key: 'world-boss-ranking-reward-setting',
  family: 'bosses',
  titles: {
    title: ['World boss ranking rewards', '世界首領排名獎勵', 'ワールドボスランキング報酬'],
    record: ['Rank', '名次', '順位'],
  },
  kind: 'child',
  parent: 'boss_id',
  sections: ranking.sections,
  rules: ranking.rules,
  fixed: { during: 'boss_id', fields: ['board', 'rank_from', 'rank_to', 'rewards', 'title_id'] },
  display: ranking.display,
  list: {
    columns: [
      'boss_id',
      'id',
      'board',
      'rank_from',
      'rank_to',
      'rewards',
      'title_id',
      'mail_title',
      'status',
    ],
    filters: ['board', 'title_id', 'status'],
    sorts: ['id', 'rank_from'],
    sheet: { groupBy: 'board' },
  },
});
