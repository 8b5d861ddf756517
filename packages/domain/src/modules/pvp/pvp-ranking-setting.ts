import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rankLadder } from '../../field-sets/rank-ladder.ts';
import { titleOfOneBoard } from '../../field-sets/title-boards.ts';

const board = enumOf('pvp-board', {
  server: ['Server', '伺服器', 'サーバー', 'blue', ['服', 'サ']],
  cross_server: ['All servers', '跨伺服器', '全サーバー', 'purple', ['跨', '全']],
  friends: ['Friends', '好友', 'フレンド', 'green', '友'],
  clan: ['Clubs', '社團', 'クラブ', 'orange', ['社', 'ク']],
});

const ladder = rankLadder({ of: ['board', 'season_no'] });

/** What a season of the arena gives by place. Of equal scores the one reached first ranks higher. */
export const pvpRankingSetting = defineModule({
  key: 'pvp-ranking-setting',
  family: 'pvp',
  titles: {
    title: ['PvP ranking', '競技場排名', 'アリーナランキング'],
    record: ['Rank', '名次', '順位'],
  },
  synonyms: ['Leaderboard', '排行榜'],
  sections: {
    places: section(['Rank', '名次', '順位'], {
      id: common.id(),
      board: field.enum(['Board', '排行榜', 'ランキング'], board),
      season_no: field.integer(['Season', '賽季', 'シーズン'], [1, 999]),
      ...ladder.fields,
      min_score: field.integer(['Min score', '最低積分', '最低スコア'], [0, 999_999], {
        default: 0,
        unit: 'points',
      }),
      show_top: field.integer(['Ranks shown', '顯示名次', '表示する順位'], [10, 1000], { default: 100 }),
    }),
    honours: section(['Honours', '榮譽', '栄誉'], {
      title_id: common.playerTitle({
        optional: true,
        help: [
          'Rank 1 needs a title that only one player can hold at a time.',
          '第 1 名須使用同時僅一人持有的稱號。',
          '1位には同時に1人だけの称号を選びます。',
        ],
      }),
      border_id: field.reference(['Icon border', '頭像框', 'フレーム'], 'icon-border-setting', {
        optional: true,
      }),
    }),
    mail: common.mail(),
  },
  rules: [
    ...ladder.rules,
    { field: 'exclusive', of: 'title_id', is: 'one_of', values: [true], when: { field: 'rank_to', in: [1] } },
    titleOfOneBoard,
  ],
  display: { title: 'board' },
  list: {
    columns: [
      'id',
      'board',
      'season_no',
      'rank_from',
      'rank_to',
      'rewards',
      'title_id',
      'min_score',
      'status',
    ],
    filters: ['board', 'season_no', 'title_id', 'status'],
    sorts: ['id', 'season_no', 'rank_from'],
    sheet: { groupBy: 'board' },
  },
  search: ['mail_title'],
});
