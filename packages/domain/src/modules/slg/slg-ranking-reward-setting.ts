import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rankBoard } from '../../field-sets/rank-board.ts';
import { slgSeason } from '../../field-sets/slg-fields.ts';

const board = enumOf('slg-board', {
  personal: ['Players', '個人', '個人', 'blue', ['個', '個']],
  guild: ['Guilds', '公會', 'ギルド', 'green', ['公', 'ギ']],
  country: ['Countries', '國家', '国家', 'orange', ['國', '国']],
  group: ['Groups', '分組', 'グループ', 'purple', ['組', '組']],
});

const ranking = rankBoard({
  owner: { season_id: slgSeason(), board: field.enum(['Board', '排行榜', 'ランキング'], board) },
  more: {
    leader_rewards: field.rewards(['Extra leader reward', '領袖額外獎勵', '指導者の追加報酬'], [], {
      optional: true,
      showWhen: { field: 'board', in: ['guild', 'country'] },
    }),
    min_contribution: field.integer(['Min contribution', '最低貢獻', '最低貢献度'], [0, 99_999_999], {
      default: 0,
      help: [
        'Members with less get the participation mail only.',
        '未達者僅收到參與獎郵件。',
        '届かないメンバーには参加賞だけを送ります。',
      ],
    }),
  },
});

/** What a season of the war game gives by place. */
export const slgRankingRewardSetting = defineModule({
  key: 'slg-ranking-reward-setting',
  family: 'slg',
  titles: {
    title: ['SLG ranking rewards', 'SLG 排名獎勵', 'SLGランキング報酬'],
    record: ['Rank', '名次', '順位'],
  },
  sections: ranking.sections,
  rules: ranking.rules,
  fixed: {
    during: 'season_id',
    fields: ['board', 'rank_from', 'rank_to', 'rewards', 'title_id', 'leader_rewards', 'min_contribution'],
  },
  display: { title: 'board' },
  list: {
    columns: [
      'id',
      'season_id',
      'board',
      'rank_from',
      'rank_to',
      'rewards',
      'leader_rewards',
      'title_id',
      'status',
    ],
    filters: ['season_id', 'board', 'title_id', 'status'],
    ...ranking.list,
  },
});
