import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { arenaTeam } from '../../field-sets/arena-team.ts';
import { botPower } from '../../field-sets/bot-power.ts';
import { common } from '../../field-sets/common-fields.ts';

const appearance = enumOf('pvp-bot-appearance', {
  always: ['Always', '一律出現', '常に', 'green', '常'],
  fill_only: ['To fill missing players', '僅補足空缺', '不足時のみ', 'blue', '補'],
  new_player: ['For new players', '僅對新玩家', '新規プレイヤー向け', 'orange', '新'],
});

const FEWEST_PER_CLASS = 3;
const team = arenaTeam('lineup', ['Team', '隊伍', 'チーム']);
const power = botPower('pvp_class');

/** An opponent that the game plays, for when no player is found. */
export const pvpBotSetting = defineModule({
  key: 'pvp-bot-setting',
  family: 'pvp',
  titles: {
    title: ['PvP bots', '競技場機器人', 'アリーナボット'],
    record: ['Arena bot', '競技場機器人', 'アリーナボット'],
  },
  identity: ['bot_id'],
  sections: {
    basics: common.basics({
      bot_id: field.id(['Bot ID', '機器人編號', 'ボットID']),
      name: common.name(24, {
        help: [
          'Must be distinguishable from player names.',
          '須能與玩家名稱區別。',
          'プレイヤー名と区別できる名前にします。',
        ],
      }),
      avatar_id: common.avatar(),
      user_level: common.level([1, 300]),
      appear_when: field.enum(['Appearance rule', '出現時機', '出現条件'], appearance, {
        default: 'fill_only',
      }),
    }),
    place: section(['Class and score', '階級與積分', 'クラスとスコア'], {
      pvp_class: common.pvpClass(),
      score: field.integer(['Score', '積分', 'スコア'], [0, 999_999], { unit: 'points' }),
    }),
    team: section(['Team', '隊伍', 'チーム'], {
      lineup: team.field,
      god_id: common.god({ optional: true }),
      power: power.field,
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'score', is: 'at_least', than: { field: 'score_from', of: 'pvp_class' } },
    { field: 'score', is: 'at_most', than: { field: 'score_to', of: 'pvp_class' } },
    { countOf: { groupBy: 'pvp_class' }, is: 'at_least', than: FEWEST_PER_CLASS },
    ...team.rules,
    ...power.rules,
  ],
  list: {
    columns: [
      'bot_id',
      'name',
      'pvp_class',
      'score',
      'user_level',
      'lineup',
      'god_id',
      'power',
      'appear_when',
      'status',
    ],
    filters: ['pvp_class', 'appear_when', 'god_id', 'status'],
    sorts: ['bot_id', 'name', 'score', 'user_level', 'power'],
  },
});
