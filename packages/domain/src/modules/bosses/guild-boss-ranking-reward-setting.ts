import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rankBoard } from '../../field-sets/rank-board.ts';

const board = enumOf('guild-boss-board', {
  guild: ['Guilds', '公會', 'ギルド', 'green', ['公', 'ギ']],
  member_in_guild: ['Members of a guild', '公會成員', 'ギルド内のメンバー', 'blue', ['員', '員']],
  personal_server: ['Players of a server', '全伺服器個人', 'サーバーの個人', 'orange', ['個', '個']],
});

const ranking = rankBoard({
  owner: { board: field.enum(['Board', '排行榜', 'ランキング'], board) },
  more: {
    leader_rewards: field.rewards(['Extra leader reward', '會長額外獎勵', 'マスターの追加報酬'], [], {
      optional: true,
      showWhen: { field: 'board', in: ['guild'] },
    }),
    min_attempts: field.integer(['Min attempts', '最低挑戰次數', '最低挑戦回数'], [0, 999], { default: 1 }),
  },
});

/** What a period of the guild bosses gives by place. */
export const guildBossRankingRewardSetting = defineModule({
  key: 'guild-boss-ranking-reward-setting',
  family: 'bosses',
  titles: {
    title: ['Guild boss ranking rewards', '公會首領排名獎勵', 'ギルドボスランキング報酬'],
    record: ['Rank', '名次', '順位'],
  },
  sections: ranking.sections,
  rules: ranking.rules,
  fixed: {
    during: { modules: ['guild-boss-period-setting'] },
    fields: ['board', 'rank_from', 'rank_to', 'rewards', 'title_id', 'leader_rewards', 'min_attempts'],
  },
  display: ranking.display,
  list: {
    columns: [
      'id',
      'board',
      'rank_from',
      'rank_to',
      'rewards',
      'leader_rewards',
      'title_id',
      'min_attempts',
      'mail_title',
      'status',
    ],
    filters: ['board', 'title_id', 'min_attempts', 'status'],
    ...ranking.list,
  },
});
