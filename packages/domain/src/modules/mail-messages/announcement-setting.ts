import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { platform } from '../../enums/platform.ts';
import { JUMP_FIELD_KEYS, jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';

const category = enumOf('announcement-category', {
  notice: ['Notice', '公告', 'お知らせ', 'neutral', '告'],
  event: ['Event', '活動', 'イベント', 'magenta', ['活', '催']],
  maintenance: ['Maintenance', '維護', 'メンテナンス', 'orange', '維'],
  update: ['Update', '更新', 'アップデート', 'blue', '新'],
  gacha: ['Gachapon', '轉蛋', 'ガチャ', 'gold', ['蛋', 'ガ']],
  bug: ['Known problem', '已知問題', '不具合', 'red', '誤'],
});

const popup = enumOf('announcement-popup', {
  never: ['Never', '不彈出', '表示しない', 'neutral', '○'],
  once: ['Once', '一次', '一度だけ', 'green', '一'],
  once_a_day: ['Once a day', '每日一次', '1日1回', 'blue', '日'],
  always: ['At every login', '每次登入', '毎回', 'orange', ['每', '毎']],
});

const MAX_PINNED = 3;

/** What players read on the notice board of the game. */
export const announcementSetting = defineModule({
  key: 'announcement-setting',
  family: 'mail-messages',
  scope: 'environment',
  titles: {
    title: localized('Announcements', '公告設定', 'お知らせ設定'),
    record: localized('Announcement', '公告', 'お知らせ'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    category: { kind: 'enum', of: category, default: 'notice', label: localized('Category', '分類', '分類') },
    title: { kind: 'localized_text', maxLength: 40, label: localized('Title', '標題', 'タイトル') },
    body: {
      kind: 'localized_text',
      multiline: true,
      rich: true,
      maxLength: 5000,
      label: localized('Body', '內文', '本文'),
      help: localized(
        'Times in the text name their time zone and agree with the event they are about.',
        '文中時間須註明時區，並與活動設定一致。',
        '文中の日時にはタイムゾーンを書き、イベントの設定と合わせてください。',
      ),
    },
    timeslot: { kind: 'timeslot', label: localized('Shown', '顯示期間', '掲載期間') },
    server_ids: {
      kind: 'reference',
      to: 'server-setting',
      many: true,
      optional: true,
      max: 100,
      label: localized('Servers', '伺服器', 'サーバー'),
      help: localized('Empty: all of them.', '留空表示全部伺服器。', '空欄ならすべてです。'),
    },
    platforms: {
      kind: 'multi_enum',
      of: platform,
      optional: true,
      label: localized('Platforms', '平台', 'プラットフォーム'),
      help: localized('Empty: all of them.', '留空表示全部平台。', '空欄ならすべてです。'),
    },
    popup_on_login: {
      kind: 'enum',
      of: popup,
      default: 'never',
      label: localized('Pops up at login', '登入時彈出', 'ログイン時に表示'),
      help: localized(
        'At every login only for maintenance.',
        '僅維護公告可每次登入皆彈出。',
        '毎回表示できるのはメンテナンスだけです。',
      ),
    },
    pin: {
      kind: 'boolean',
      default: false,
      label: localized('Pinned', '置頂', '固定表示'),
      help: localized('At most three at a time.', '同時最多三則。', '同時に3件までです。'),
    },
    show_new_badge_days: {
      kind: 'integer',
      optional: true,
      min: 0,
      max: 30,
      unit: 'days',
      label: localized('Marked as new for', '顯示「新」標記天數', 'NEW表示の日数'),
    },
    banner: {
      kind: 'asset',
      asset: 'image',
      perLanguage: true,
      optional: true,
      label: localized('Banner', '橫幅', 'バナー'),
      help: localized('1080 × 480 pixels.', '1080 × 480 像素。', '1080×480ピクセル。'),
    },
    ...jumpFields,
  },
  rules: [
    {
      rule: 'allowed_when',
      field: 'category',
      when: 'popup_on_login',
      in: ['always'],
      values: ['maintenance'],
    },
    { rule: 'at_most_with', field: 'pin', value: true, max: MAX_PINNED, timeslot: 'timeslot' },
    ...jumpRules,
  ],
  display: { title: 'title', image: 'banner' },
  list: {
    columns: ['id', 'title', 'category', 'timeslot', 'pin', 'status'],
    filters: ['category', 'server_ids', 'platforms', 'popup_on_login', 'pin', 'status'],
    sorts: ['id'],
    sort: '-id',
  },
  search: ['title', 'body'],
  sections: [
    {
      key: 'message',
      title: localized('Message', '公告內容', 'メッセージ'),
      fields: ['id', 'category', 'title', 'body', 'banner'],
    },
    {
      key: 'audience',
      title: localized('When and where', '顯示條件', '掲載条件'),
      fields: ['timeslot', 'server_ids', 'platforms'],
    },
    {
      key: 'board',
      title: localized('On the board', '公告欄', '掲示'),
      fields: ['popup_on_login', 'pin', 'show_new_badge_days'],
    },
    { key: 'button', title: localized('Button', '按鈕', 'ボタン'), fields: JUMP_FIELD_KEYS },
  ],
});
