import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventId } from '../../field-sets/event-head.ts';
import { exchangedAtTheEnd } from '../../field-sets/leftovers.ts';

const eventType = enumOf('special-event-type', {
  login: ['Login', '登入', 'ログイン', 'green', '登'],
  collect: ['Collect', '收集', '収集', 'cyan', '集'],
  boss: ['Boss', '首領', 'ボス', 'red', '王'],
  tower: ['Tower', '試煉塔', '塔', 'blue', '塔'],
  exchange: ['Exchange', '兌換', '交換', 'orange', '換'],
  story: ['Story', '劇情', 'ストーリー', 'purple', '劇'],
  ranking: ['Ranking', '排行', 'ランキング', 'gold', ['榜', '順']],
  festival: ['Festival', '節慶', 'フェス', 'magenta', '慶'],
  return: ['Returning players', '回歸', '復帰', 'green', ['歸', '帰']],
  collab: ['Collaboration', '合作', 'コラボ', 'magenta', '合'],
});

/** The hub of an event: when it runs, what belongs to it, until when rewards can be claimed. */
export const specialEventSetting = defineModule({
  key: 'special-event-setting',
  family: 'events',
  titles: {
    title: ['Special events', '特別活動', '特別イベント'],
    record: ['Special event', '特別活動', '特別イベント'],
  },
  identity: ['event_id'],
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      event_id: eventId(),
      name: common.name(40),
      event_type: common.type(eventType),
      rules: common.rulesForPlayers(),
    }),
    period: section(['Period', '期間', '期間'], {
      timeslot: common.eventTime({ types: ['limited_period', 'event_trigger'] }),
      teaser_from: field.dateTime(['Teaser start', '預告開始', '予告開始'], {
        optional: true,
        help: ['Must be before the event starts.', '須早於活動開始。', 'イベント開始より前にしてください。'],
      }),
      claim_end_at: common.claimUntil(),
    }),
    content: section(['Content', '內容', '内容'], {
      currency_item_ids: field.references(
        ['Event currencies', '活動貨幣', 'イベント通貨'],
        'item-setting',
        8,
        { optional: true },
      ),
      children: field.rows(['Event content', '活動內容', 'イベントの構成'], 50, {
        optional: true,
        uniqueBy: 'order',
        fields: {
          module: field.text(['Screen', '設定頁面', '設定画面'], 60, {
            form: 'screen_name',
            monospace: true,
          }),
          record_id: field.id(['Record', '資料', 'データ'], { recordIn: 'module' }),
          order: common.order([0, 999]),
        },
      }),
      open_conds: common.eventConditions({ optional: true }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
      entry_icon: field.asset(['Entry icon', '入口圖示', '入口アイコン'], 'image', {
        default: { path: 'event/default.svg' },
      }),
      entry_order: field.integer(['Lobby order', '大廳排序', 'ロビーでの並び'], [0, 999], {
        default: 0,
      }),
      bgm: common.music('sound', { optional: true }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'teaser_from', is: 'less', than: { field: 'start', of: 'timeslot' } },
    { field: 'claim_end_at', is: 'at_least', than: { field: 'end', of: 'timeslot' } },
    exchangedAtTheEnd('currency_item_ids'),
    { field: 'children.record_id', is: 'record_of', module: { field: 'module' } },
    {
      rule: 'named_inside',
      rows: 'children',
      module: 'module',
      record: 'record_id',
      at: 'timeslot',
      from: 'timeslot',
      until: 'claim_end_at',
    },
  ],
  display: { image: 'entry_icon' },
  list: {
    columns: ['event_id', 'name', 'event_type', 'timeslot', 'claim_end_at', 'currency_item_ids', 'status'],
    filters: ['event_type', 'claim_end_at', 'teaser_from', 'currency_item_ids', 'status'],
    sorts: ['event_id', 'name', 'claim_end_at'],
  },
  search: ['name', 'rules'],
});
