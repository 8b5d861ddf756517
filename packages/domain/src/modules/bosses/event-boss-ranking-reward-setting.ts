import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { rankBoard } from '../../field-sets/rank-board.ts';

const ranking = rankBoard({
  owner: {
    event_id: field.reference(['Event boss', '活動首領', 'イベントボス'], 'event-boss-setting', {
      help: [
        'Only event bosses with a ranking.',
        '須為有排行榜的活動首領。',
        'ランキングのあるイベントボスです。',
      ],
    }),
  },
  more: {
    border_id: field.reference(['Icon border', '頭像框', 'フレーム'], 'icon-border-setting', {
      optional: true,
    }),
  },
});

/** What an event boss gives by place. */
export const eventBossRankingRewardSetting = defineModule({
  key: 'event-boss-ranking-reward-setting',
  family: 'bosses',
  titles: {
    title: ['Event boss ranking rewards', '活動首領排名獎勵', 'イベントボスランキング報酬'],
    record: ['Rank', '名次', '順位'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: ranking.sections,
  rules: [...ranking.rules, { field: 'ranking', of: 'event_id', is: 'one_of', values: [true] }],
  fixed: { during: 'event_id', fields: ['rank_from', 'rank_to', 'rewards', 'title_id', 'border_id'] },
  display: ranking.display,
  list: {
    columns: [
      'event_id',
      'id',
      'rank_from',
      'rank_to',
      'rewards',
      'title_id',
      'border_id',
      'mail_title',
      'status',
    ],
    filters: ['title_id', 'border_id', 'status'],
    sorts: ['id', 'rank_from'],
    sheet: {},
  },
});
