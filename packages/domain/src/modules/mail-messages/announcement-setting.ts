import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';

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
const MAX_POPUPS = 3;

/** What players read on the notice board of the game. */
export const announcementSetting = defineModule({
  key: 'announcement-setting',
  family: 'mail-messages',
  scope: 'environment',
  titles: {
    title: ['Announcements', '公告設定', 'お知らせ設定'],
    record: ['Announcement', '公告', 'お知らせ'],
  },
  synonyms: ['News', 'Notice', 'Maintenance', '消息', '通知', '維護', 'メンテナンス', 'ニュース'],
  sections: {
    message: section(['Message', '公告內容', 'メッセージ'], {
      id: common.id(),
      category: common.category(category, { default: 'notice' }),
      title: common.title(40),
      body: field.localizedText(['Body', '內文', '本文'], 5000, {
        multiline: true,
        rich: true,
        help: [
          'Times in the text must include the time zone and match the event.',
          '文中時間須註明時區，並與活動設定一致。',
          '文中の日時にはタイムゾーンを書き、イベントの設定と合わせてください。',
        ],
      }),
      banner: common.banner('image', {
        perLanguage: true,
        optional: true,
        help: ['1080 × 480 pixels.', '1080 × 480 像素。', '1080×480ピクセル。'],
      }),
    }),
    audience: section(['Display conditions', '顯示條件', '掲載条件'], {
      timeslot: field.timeslot(['Display period', '顯示期間', '掲載期間']),
      server_ids: common.serversOrAll(),
      platforms: common.platforms(),
    }),
    board: section(['Show on board', '公告欄', '掲示'], {
      popup_on_login: field.enum(['Pop-up at login', '登入時彈出', 'ログイン時に表示'], popup, {
        default: 'never',
        help: [
          'Only maintenance notices can appear at every login.',
          '僅維護公告可每次登入皆彈出。',
          '毎回表示できるのはメンテナンスだけです。',
        ],
      }),
      pin: field.boolean(['Pinned', '置頂', '固定表示'], {
        default: false,
        help: ['Maximum three at a time.', '同時最多三則。', '同時に3件までです。'],
      }),
      show_new_badge_days: field.integer(
        ['Days marked as new', '顯示「新」標記天數', 'NEW表示の日数'],
        [0, 30],
        { optional: true, unit: 'days' },
      ),
    }),
    button: section(['Button', '按鈕', 'ボタン'], { ...jumpFields }),
  },
  rules: [
    {
      field: 'category',
      is: 'one_of',
      values: ['maintenance'],
      when: { field: 'popup_on_login', in: ['always'] },
    },
    {
      countOf: { shownIn: 'timeslot' },
      where: { field: 'pin', in: [true] },
      is: 'at_most',
      than: MAX_PINNED,
    },
    {
      countOf: { groupBy: ['server_ids', 'platforms'], shownIn: 'timeslot', emptyIsAll: true },
      where: { field: 'popup_on_login', notIn: ['never'] },
      is: 'at_most',
      than: MAX_POPUPS,
      severity: 'warning',
    },
    // A warning: the window is often moved while the notice is on the board already.
    {
      field: 'maintenance_to',
      of: 'server_ids',
      is: 'same',
      as: { field: 'end', of: 'timeslot' },
      when: { field: 'category', in: ['maintenance'] },
      severity: 'warning',
    },
    ...jumpRules({ shown: 'timeslot', severity: 'warning' }),
  ],
  list: {
    columns: ['id', 'title', 'category', 'timeslot', 'pin', 'status'],
    filters: ['category', 'server_ids', 'platforms', 'popup_on_login', 'pin', 'status'],
    sorts: ['id'],
    sort: '-id',
  },
  search: ['title', 'body'],
});
