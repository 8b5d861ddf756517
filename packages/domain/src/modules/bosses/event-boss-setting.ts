import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { bossLook } from '../../field-sets/boss-fields.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventId } from '../../field-sets/event-head.ts';
import { exchangedAtTheEnd } from '../../field-sets/leftovers.ts';

/** A boss of an event, fought with tickets for points. */
export const eventBossSetting = defineModule({
  key: 'event-boss-setting',
  family: 'bosses',
  titles: {
    title: ['Event bosses', '活動首領', 'イベントボス'],
    record: ['Event boss', '活動首領', 'イベントボス'],
  },
  identity: ['event_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      event_id: eventId(),
      name: common.name(40),
      spine: bossLook.spine,
      rules: common.rulesForPlayers(),
    }),
    period: section(['Period', '期間', '期間'], {
      timeslot: common.eventTime({ types: ['limited_period'] }),
      claim_end_at: common.claimUntil(),
    }),
    tickets: section(['Tickets and points', '票券與積分', 'チケットとポイント'], {
      ticket_item_id: common.ticket({
        help: [
          'Leftover tickets and points need an auto exchange when the event ends.',
          '活動結束後剩餘的票券與積分須設定自動兌換。',
          '残ったチケットとポイントには自動交換を設定してください。',
        ],
      }),
      free_tickets_per_day: field.integer(
        ['Free tickets per day', '每日免費票券', '1日の無料チケット'],
        [0, 50],
        {
          default: 3,
        },
      ),
      multiplier_max: field.integer(['Max tickets at a time', '單次票券上限', '一度に使える枚数'], [1, 10], {
        default: 1,
      }),
      point_item_id: field.reference(['Point item', '積分道具', 'ポイントアイテム'], 'item-setting', {
        flow: 'source',
      }),
      bonus_pets: field.rows(['Bonus pets', '加成寵物', 'ボーナスペット'], 20, {
        optional: true,
        uniqueBy: 'pet_id',
        fields: {
          pet_id: common.pet(),
          rate_bp: field.integer(['Extra points', '積分加成', 'ポイント加算'], [1, 30_000], { unit: 'bp' }),
        },
      }),
      ranking: field.boolean(['Ranking', '排行榜', 'ランキング'], { default: false }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'claim_end_at', is: 'at_least', than: { field: 'end', of: 'timeslot' } },
    { field: 'item_type', of: 'ticket_item_id', is: 'one_of', values: ['ticket', 'event_currency'] },
    { field: 'item_type', of: 'point_item_id', is: 'one_of', values: ['event_currency'] },
    exchangedAtTheEnd('ticket_item_id'),
    exchangedAtTheEnd('point_item_id'),
    { field: 'status', of: 'bonus_pets.pet_id', is: 'one_of', values: ['active'] },
    {
      rule: 'occurs_in',
      field: 'event_id',
      module: 'event-boss-ranking-reward-setting',
      at: 'event_id',
      when: { field: 'ranking', in: [true] },
    },
  ],
  fixed: {
    during: 'timeslot',
    until: 'claim_end_at',
    fields: [
      'ticket_item_id',
      'free_tickets_per_day',
      'multiplier_max',
      'point_item_id',
      'bonus_pets',
      'ranking',
    ],
  },
  list: {
    columns: [
      'event_id',
      'name',
      'timeslot',
      'claim_end_at',
      'ticket_item_id',
      'point_item_id',
      'bonus_pets',
      'ranking',
      'status',
    ],
    filters: ['ticket_item_id', 'point_item_id', 'ranking', 'claim_end_at', 'status'],
    sorts: ['event_id', 'name', 'claim_end_at'],
  },
});
