import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';

const place = enumOf('event-promo-place', {
  lobby_banner: ['Lobby banner', '大廳橫幅', 'ロビーのバナー', 'blue', ['廳', 'ロ']],
  event_list: ['Event list', '活動列表', 'イベント一覧', 'magenta', ['活', '催']],
  loading: ['Loading screen', '載入畫面', 'ロード画面', 'neutral', ['載', '読']],
  shop_top: ['Top of the shop', '商城頂部', 'ショップ上部', 'orange', ['商', '店']],
  login_popup: ['Login pop-up', '登入時彈出視窗', 'ログイン時のポップアップ', 'green', '登'],
});

const MOST_LOBBY_BANNERS = 10;

/** A picture that leads players to an event. */
export const eventPromoSetting = defineModule({
  key: 'event-promo-setting',
  family: 'events',
  titles: {
    title: ['Event promos', '活動宣傳', 'イベントプロモ'],
    record: ['Event promo', '活動宣傳', 'イベントプロモ'],
  },
  synonyms: ['Banner', '橫幅', '輪播', 'バナー'],
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      place: field.enum(['Placement', '版位', '表示場所'], place, { default: 'lobby_banner' }),
      order: common.order([0, 999]),
      image: common.wordedPicture(),
      countdown: field.boolean(['Countdown', '顯示倒數', 'カウントダウン'], { default: false }),
      new_badge: field.boolean(['New badge', '「新」標記', 'NEWマーク'], { default: false }),
    }),
    showing: section(['Display conditions', '顯示條件', '表示条件'], {
      event_id: common.event({
        optional: true,
        help: [
          'The promo can only run during this event.',
          '宣傳期間須在此活動期間之內。',
          'このイベントの期間内だけ表示できます。',
        ],
      }),
      timeslot: field.timeslot(['Display period', '顯示期間', '表示期間']),
      audience: common.audience({ optional: true }),
    }),
    button: section(['Button', '按鈕', 'ボタン'], { ...jumpFields }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'timeslot', is: 'inside', period: { field: 'timeslot', of: 'event_id' } },
    {
      countOf: { shownIn: 'timeslot' },
      where: { field: 'place', in: ['lobby_banner'] },
      is: 'at_most',
      than: MOST_LOBBY_BANNERS,
    },
    ...jumpRules({ shown: 'timeslot' }),
  ],
  list: {
    columns: ['id', 'name', 'place', 'event_id', 'order', 'jump_type', 'timeslot', 'status'],
    filters: ['place', 'event_id', 'new_badge', 'status'],
    sorts: ['id', 'name', 'order'],
  },
});
