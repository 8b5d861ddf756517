import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

/**
 * When guilds fight the bosses of a round. Once it has begun its start stays, and what is over is not edited;
 * the game keeps their progress until it is settled.
 */
export const guildBossPeriodSetting = defineModule({
  key: 'guild-boss-period-setting',
  family: 'bosses',
  titles: {
    title: ['Guild boss periods', '公會首領期間', 'ギルドボス期間'],
    record: ['Period', '期間', '期間'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      round: field.integer(['Round', '輪次', 'ラウンド'], [1, 999], {
        help: ['Must be a round of the guild bosses.', '須為公會首領的輪次。', 'ギルドボスのラウンドです。'],
      }),
    }),
    period: section(['Period', '期間', '期間'], {
      timeslot: common.eventTime({ types: ['limited_period'] }),
      join_before: field.dateTime(['Membership cut-off', '計分成員截止', '対象メンバーの締切'], {
        help: [
          'Players who join a guild later do not score.',
          '之後加入公會的玩家不計分。',
          'これより後に加入したプレイヤーは対象外です。',
        ],
      }),
      settle_at: field.dateTime(['Settlement', '結算時間', '集計日時']),
      reward_show_until: field.dateTime(['Results shown until', '結果顯示截止', '結果の表示期限'], {
        afterField: 'settle_at',
      }),
    }),
    attempts: section(['Attempts', '挑戰', '挑戦'], {
      daily_attempts: field.integer(['Attempts per day', '每日挑戰次數', '1日の挑戦回数'], [1, 10], {
        default: 3,
      }),
      attempt_buy_cost: field.costs(['Attempt price', '購買挑戰次數價格', '挑戦回数の購入価格'], [1, 1], {
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { rule: 'occurs_in', field: 'round', module: 'guild-boss-setting', at: 'round' },
    { countOf: { shownIn: 'timeslot' }, is: 'at_most', than: 1 },
    { field: 'settle_at', is: 'at_least', than: { field: 'end', of: 'timeslot' } },
    { field: 'join_before', is: 'at_most', than: { field: 'end', of: 'timeslot' } },
  ],
  fixed: {
    during: 'timeslot',
    until: 'settle_at',
    fields: [
      'round',
      'timeslot',
      'join_before',
      'settle_at',
      'reward_show_until',
      'daily_attempts',
      'attempt_buy_cost',
    ],
  },
  list: {
    columns: ['id', 'name', 'round', 'timeslot', 'daily_attempts', 'attempt_buy_cost', 'settle_at', 'status'],
    filters: ['round', 'timeslot', 'settle_at', 'status'],
    sorts: ['id', 'name', 'round', 'settle_at'],
  },
});
