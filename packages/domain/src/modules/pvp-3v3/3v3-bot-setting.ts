import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { arenaTeams } from '../../field-sets/arena-team.ts';
import { botPower } from '../../field-sets/bot-power.ts';
import { common } from '../../field-sets/common-fields.ts';

const TEAMS = 3;
const power = botPower('group_id');
const teams = arenaTeams('lineup', ['Teams', '隊伍', 'チーム'], TEAMS);

/**
 * An opponent of the 3v3 arena that the game plays. Its three teams are one list, so that no pet is
 * in two of them; it names the group of its tier.
 */
export const threeOnThreeBotSetting = defineModule({
  key: '3v3-bot-setting',
  family: 'pvp-3v3',
  titles: {
    title: ['3v3 bots', '3v3 機器人', '3v3ボット'],
    record: ['3v3 bot', '3v3 機器人', '3v3ボット'],
  },
  identity: ['bot_id'],
  sections: {
    basics: common.basics({
      bot_id: field.id(['Bot ID', '機器人編號', 'ボットID']),
      name: common.name(24),
      avatar_id: common.avatar(),
      user_level: common.level([1, 300]),
      group_id: common.arenaGroup(),
      score: field.integer(['Score', '積分', 'スコア'], [0, 999_999], { unit: 'points' }),
    }),
    teams: section(['Teams', '隊伍', 'チーム'], { lineup: teams.field, power: power.field }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    ...teams.rules,
    ...power.rules,
    {
      countOf: { rows: 'lineup', groupBy: 'team' },
      is: 'at_most',
      than: { setting: 'pets_per_team', from: '3v3-setting' },
    },
  ],
  list: {
    columns: ['bot_id', 'name', 'group_id', 'score', 'user_level', 'lineup', 'power', 'status'],
    filters: ['group_id', 'user_level', 'status'],
    sorts: ['bot_id', 'name', 'score', 'user_level', 'power'],
  },
});
