import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';

const eventType = enumOf('special-event-type', {
  login: ['Login', '登入', 'ログイン', 'green', '登'],
  collect: ['Collect', '收集', '収集', 'cyan', '集'],
  boss: ['Boss', '首領', 'ボス', 'red', '王'],
  tower: ['Tower', '高塔', '塔', 'blue', '塔'],
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
    title: localized('Special events', '特別活動', '特別イベント'),
    record: localized('Special event', '特別活動', '特別イベント'),
  },
  identity: ['event_id'],
  fields: {
    event_id: { kind: 'id', label: localized('Event ID', '活動編號', 'イベントID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    event_type: { kind: 'enum', of: eventType, label: localized('Type', '類型', '種類') },
    rules: {
      kind: 'localized_text',
      multiline: true,
      rich: true,
      maxLength: 3000,
      label: localized('Rules for players', '活動規則', 'イベントルール'),
    },
    timeslot: {
      kind: 'timeslot',
      types: ['limited_period', 'event_trigger'],
      label: localized('Period', '活動期間', '開催期間'),
    },
    teaser_from: {
      kind: 'date_time',
      optional: true,
      label: localized('Teaser from', '預告開始', '予告開始'),
      help: localized(
        'Must be before the event starts.',
        '須早於活動開始。',
        '開催開始より前にしてください。',
      ),
    },
    claim_end_at: {
      kind: 'date_time',
      label: localized('Claim until', '領取截止', '受取期限'),
      help: localized(
        'Must not be before the event ends.',
        '不可早於活動結束。',
        '開催終了より前にはできません。',
      ),
    },
    currency_item_ids: {
      kind: 'reference',
      to: 'item-setting',
      many: true,
      optional: true,
      max: 8,
      label: localized('Event currencies', '活動貨幣', 'イベント通貨'),
    },
    children: {
      kind: 'rows',
      optional: true,
      max: 50,
      uniqueBy: 'order',
      label: localized('Belongs to the event', '活動內容', 'イベントの構成'),
      fields: {
        module: {
          kind: 'text',
          maxLength: 60,
          form: 'screen_name',
          monospace: true,
          label: localized('Screen', '設定頁面', '設定画面'),
        },
        record_id: { kind: 'id', label: localized('Record ID', '資料編號', 'データID') },
        order: { kind: 'integer', min: 0, max: 999, label: localized('Order', '順序', '順番') },
      },
    },
    open_conds: {
      kind: 'condition_list',
      optional: true,
      label: localized('Open to', '開放條件', '参加条件'),
    },
    banner: {
      kind: 'asset',
      asset: 'image',
      perLanguage: true,
      default: { path: 'banner/default.svg' },
      label: localized('Banner', '橫幅', 'バナー'),
    },
    entry_icon: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'event/default.svg' },
      label: localized('Entry icon', '入口圖示', '入口アイコン'),
    },
    entry_order: {
      kind: 'integer',
      min: 0,
      max: 999,
      default: 0,
      label: localized('Place in the lobby', '大廳排序', 'ロビーでの並び'),
    },
    bgm: { kind: 'asset', asset: 'sound', optional: true, label: localized('Music', '背景音樂', '音楽') },
  },
  rules: [
    { rule: 'unique', fields: ['name'], severity: 'warning' },
    { rule: 'around_timeslot', timeslot: 'timeslot', before: 'teaser_from', after: 'claim_end_at' },
    { rule: 'record_exists', rows: 'children', moduleField: 'module', idField: 'record_id' },
  ],
  display: { title: 'name', image: 'entry_icon' },
  list: {
    columns: ['event_id', 'name', 'event_type', 'timeslot', 'claim_end_at', 'currency_item_ids', 'status'],
    filters: ['event_type', 'claim_end_at', 'teaser_from', 'currency_item_ids', 'status'],
    sorts: ['event_id', 'name', 'claim_end_at'],
  },
  search: ['name', 'rules'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['event_id', 'name', 'event_type', 'rules'],
    },
    {
      key: 'period',
      title: localized('Period', '期間', '期間'),
      fields: ['timeslot', 'teaser_from', 'claim_end_at'],
    },
    {
      key: 'content',
      title: localized('Content', '內容', '内容'),
      fields: ['currency_item_ids', 'children', 'open_conds'],
    },
    {
      key: 'presentation',
      title: localized('Presentation', '呈現', '表示'),
      fields: ['banner', 'entry_icon', 'entry_order', 'bgm'],
    },
  ],
});
