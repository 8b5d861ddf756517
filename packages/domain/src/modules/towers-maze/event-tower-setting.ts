import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventId } from '../../field-sets/event-head.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';
import { rankRows } from '../../field-sets/rank-ladder.ts';

const places = rankRows('ranking_rewards');

/** A tower that is open during an event. */
export const eventTowerSetting = defineModule({
  key: 'event-tower-setting',
  family: 'towers-maze',
  titles: {
    title: ['Event towers', '活動塔', 'イベントの塔'],
    record: ['Event tower', '活動塔', 'イベントの塔'],
  },
  identity: ['event_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      event_id: eventId(),
      name: common.name(40),
      rules: common.rulesForPlayers(),
    }),
    period: section(['Period', '期間', '期間'], {
      timeslot: common.eventTime({ types: ['limited_period'] }),
      claim_end_at: common.claimUntil(),
      open_conds: common.eventConditions({ optional: true }),
    }),
    attempts: section(['Attempts', '挑戰', '挑戦'], {
      daily_free_attempts: field.integer(
        ['Free attempts per day', '每日免費次數', '1日の無料回数'],
        [0, 99],
        {
          default: 3,
        },
      ),
      ticket_item_id: field.reference(['Ticket', '挑戰券', '挑戦チケット'], 'item-setting', {
        flow: 'sink',
        optional: true,
        help: [
          'For extra attempts. Leftover tickets need an auto exchange when the event ends.',
          '用於額外挑戰；活動結束後剩餘的券須設定自動兌換。',
          '追加の挑戦に使います。残りは終了時の自動交換を設定してください。',
        ],
      }),
      point_item_id: field.reference(['Point item', '積分道具', 'ポイントアイテム'], 'item-setting', {
        flow: 'source',
        optional: true,
        help: [
          'Item granted by levels and counted for rewards.',
          '各關給予、並用於累積獎勵的道具。',
          '各レベルで手に入り、累計報酬で数えるアイテムです。',
        ],
      }),
      god_allowed: common.godsAllowed(),
    }),
    ranking: section(['Ranking', '排行榜', 'ランキング'], {
      ranking: field.boolean(['Has a ranking', '設有排行榜', 'ランキングあり'], { default: false }),
      ranking_rewards: field.rows(['Rewards by rank', '排名獎勵', '順位報酬'], [1, 50], {
        showWhen: { field: 'ranking', in: [true] },
        ...places.rows,
      }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'claim_end_at', is: 'at_least', than: { field: 'end', of: 'timeslot' } },
    ...places.rules,
    openWhenUnlocked('event_tower', 'open_conds'),
  ],
  fixed: {
    during: 'timeslot',
    until: 'claim_end_at',
    fields: ['ticket_item_id', 'point_item_id', 'god_allowed', 'ranking', 'ranking_rewards'],
  },
  list: {
    columns: ['event_id', 'name', 'timeslot', 'claim_end_at', 'point_item_id', 'ranking', 'status'],
    filters: ['ranking', 'ticket_item_id', 'point_item_id', 'claim_end_at', 'status'],
    sorts: ['event_id', 'name', 'claim_end_at'],
  },
  search: ['name', 'rules'],
});
