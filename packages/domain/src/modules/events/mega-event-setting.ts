import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead, eventId } from '../../field-sets/event-head.ts';
import { exchangedAtTheEnd } from '../../field-sets/leftovers.ts';

const MOST_PHASES = 10;
const phaseNumber = field.integer(['Phase', '階段', 'フェーズ'], [1, MOST_PHASES]);
const head = eventHead();

/** A large event in phases, with missions, milestones, a store and a ranking of its own. */
export const megaEventSetting = defineModule({
  key: 'mega-event-setting',
  family: 'events',
  titles: {
    title: ['Mega events', '大型活動', 'メガイベント'],
    record: ['Mega event', '大型活動', 'メガイベント'],
  },
  identity: ['event_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({ event_id: eventId(), ...head.basics }),
    period: section(['Period', '期間', '期間'], {
      ...head.period,
      phases: field.rows(['Phases', '活動階段', 'フェーズ'], [1, MOST_PHASES], {
        uniqueBy: 'no',
        fields: {
          no: phaseNumber,
          name: common.name(30),
          starts_at: field.dateTime(['Start', '開始時間', '開始日時']),
          ends_at: field.dateTime(['End', '結束時間', '終了日時'], { afterField: 'starts_at' }),
        },
      }),
    }),
    content: section(['Content', '內容', '内容'], {
      point_item_id: field.reference(['Point item', '積分道具', 'ポイントアイテム'], 'item-setting', {
        flow: 'source',
      }),
      server_wide_goal: field.integer(
        ['Goal of all players', '全伺服器目標', '全員の目標'],
        [1, 999_999_999],
        {
          optional: true,
          unit: 'points',
        },
      ),
      ranking: field.boolean(['Ranking', '排行榜', 'ランキング'], { default: false }),
      sub_events: field.rows(['Event content', '活動內容', 'イベントの構成'], 50, {
        optional: true,
        fields: {
          module: field.text(['Screen', '設定頁面', '設定画面'], 60, {
            form: 'screen_name',
            monospace: true,
          }),
          record_id: field.id(['Record', '資料', 'データ'], { recordIn: 'module' }),
          phase: phaseNumber,
        },
      }),
      opening_avg_id: common.story({ optional: true }),
    }),
    presentation: common.presentation({
      ...head.picture,
      theme_color: common.color({ default: '#c2410c' }),
    }),
  },
  rules: [
    ...head.nameRules,
    ...head.claimRules,
    exchangedAtTheEnd('point_item_id'),
    { field: 'no', along: 'phases', is: 'contiguous', from: 1 },
    { field: 'starts_at', along: 'phases', to: 'ends_at', is: 'apart' },
    { field: 'phases.starts_at', is: 'at_least', than: { field: 'start', of: 'timeslot' } },
    { field: 'phases.ends_at', is: 'at_most', than: { field: 'end', of: 'timeslot' } },
    { field: 'sub_events.record_id', is: 'record_of', module: { field: 'module' } },
    { field: 'sub_events.phase', is: 'at_most', than: { countOf: 'phases' } },
    {
      rule: 'occurs_in',
      field: 'event_id',
      module: 'mega-event-ranking-setting',
      at: 'event_id',
      when: { field: 'ranking', in: [true] },
    },
  ],
  fixed: {
    during: 'timeslot',
    until: 'claim_end_at',
    fields: ['phases', 'point_item_id', 'server_wide_goal', 'ranking'],
  },
  list: {
    columns: [
      'event_id',
      'name',
      'point_item_id',
      'phases',
      'server_wide_goal',
      'ranking',
      'timeslot',
      'status',
    ],
    filters: ['point_item_id', 'ranking', 'claim_end_at', 'status'],
    sorts: ['event_id', 'name', 'claim_end_at'],
  },
  search: ['name', 'rules'],
});
