import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rankBoard } from '../../field-sets/rank-board.ts';

const board = enumOf('mega-event-board', {
  personal: ['Players', '個人榜', '個人', 'blue', '個'],
  guild: ['Guilds', '公會榜', 'ギルド', 'green', ['會', 'ギ']],
});

const ranking = rankBoard({
  owner: {
    event_id: field.reference(['Mega event', '大型活動', 'メガイベント'], 'mega-event-setting'),
    board: field.enum(['Board', '排行榜', 'ランキング'], board, { default: 'personal' }),
  },
  more: {
    min_points: field.integer(['Points required', '最低積分', '必要なポイント'], [0, 99_999_999], {
      unit: 'points',
      default: 0,
    }),
  },
});

/** What a place on a board of a mega event gives, and the mail that brings it. */
export const megaEventRankingSetting = defineModule({
  key: 'mega-event-ranking-setting',
  family: 'events',
  titles: {
    title: ['Mega event rankings', '大型活動排名', 'メガイベントランキング'],
    record: ['Rank reward', '排名獎勵', '順位報酬'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: ranking.sections,
  rules: [...ranking.rules, { field: 'ranking', of: 'event_id', is: 'same', as: true }],
  fixed: {
    during: 'event_id',
    fields: ['board', 'rank_from', 'rank_to', 'rewards', 'title_id', 'min_points'],
  },
  display: ranking.display,
  list: {
    columns: [
      'event_id',
      'id',
      'board',
      'rank_from',
      'rank_to',
      'rewards',
      'title_id',
      'min_points',
      'status',
    ],
    filters: ['board', 'title_id', 'status'],
    sorts: ['id', 'rank_from', 'min_points'],
    sheet: { groupBy: 'board' },
  },
});
