import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';

const layout = enumOf('iam-layout', {
  banner: ['Banner', '橫幅', 'バナー', 'blue', ['橫', '帯']],
  modal: ['Dialog', '對話框', 'ダイアログ', 'green', ['框', '窓']],
  full_image: ['Full-screen picture', '全版圖片', '全面画像', 'orange', '全'],
  carousel: ['Carousel', '輪播', 'カルーセル', 'purple', ['輪', '巡']],
});

const trigger = enumOf('iam-trigger', {
  app_open: ['Game opened', '開啟遊戲', 'ゲーム起動', 'green', ['開', '起']],
  lobby_enter: ['Lobby entered', '進入大廳', 'ロビー入室', 'blue', ['廳', '室']],
  level_up: ['Level reached', '升級', 'レベルアップ', 'gold', ['級', 'Lv']],
  battle_win: ['Battle won', '戰鬥勝利', 'バトル勝利', 'orange', ['勝', '勝']],
  battle_lose: ['Battle lost', '戰鬥失敗', 'バトル敗北', 'red', '敗'],
  purchase: ['Purchase', '完成購買', '購入', 'cyan', '購'],
  custom_event: ['Custom event', '自訂事件', '独自イベント', 'purple', ['訂', '独']],
});

const stopAfter = enumOf('iam-stop', {
  none: ['Never', '不停止', 'なし', 'neutral', '○'],
  click: ['Tap', '點擊後', 'タップ', 'green', ['點', '押']],
  dismiss: ['Close', '關閉後', '閉じる', 'orange', ['關', '閉']],
});

/**
 * A message inside the game. Its trigger is a level or the name of an event that the game reports, each with
 * its own field. How often it was shown is in the game’s logs, not here.
 */
export const iam = defineModule({
  key: 'iam',
  family: 'mail-messages',
  titles: {
    title: ['In-app messages', '站內訊息', 'アプリ内メッセージ'],
    record: ['In-app message', '站內訊息', 'アプリ内メッセージ'],
  },
  synonyms: ['Pop-up', 'Push', '彈窗', '推播', 'ポップアップ', 'プッシュ通知'],
  sections: {
    message: section(['Message', '訊息內容', 'メッセージ'], {
      id: common.id(),
      name: common.staffName(60, {
        staffOnly: true,
        help: ['Staff only.', '僅供內部查看。', 'スタッフだけが見ます。'],
      }),
      layout: field.enum(['Layout', '版型', 'レイアウト'], layout, { default: 'modal' }),
      pages: field.rows(['Pages', '頁面', 'ページ'], [1, 5], {
        help: [
          'A banner has one page; a carousel has at least two.',
          '橫幅僅一頁；輪播至少兩頁。',
          'バナーは1ページ、カルーセルは2ページ以上です。',
        ],
        fields: {
          image: common.wordedPicture(),
          text: common.text(300, { multiline: true, rich: true }),
          ...jumpFields,
        },
      }),
    }),
    showing: section(['When', '顯示時機', '表示のタイミング'], {
      timeslot: common.openTime(),
      trigger: field.enum(['Trigger', '觸發時機', '表示のきっかけ'], trigger, { default: 'lobby_enter' }),
      trigger_level: common.level([1, 300], {
        optional: true,
        showWhen: { field: 'trigger', in: ['level_up'] },
        help: ['Empty: every level.', '留空表示每次升級。', '空欄なら毎回です。'],
      }),
      trigger_event: field.text(['Event name', '事件名稱', 'イベント名'], 60, {
        form: 'mark',
        monospace: true,
        showWhen: { field: 'trigger', in: ['custom_event'] },
      }),
      audience: common.audience({ optional: true }),
      priority: common.priority([1, 100], {
        default: 50,
        help: [
          'One message per trigger and session: the highest priority is shown.',
          '同一觸發時機每次登入僅顯示一則，數值最高者優先。',
          '同じきっかけでは1回の起動につき1件だけ、最も大きいものを表示します。',
        ],
      }),
    }),
    frequency: section(['How often', '頻率', '頻度'], {
      max_impressions: field.integer(['Maximum per player', '每人顯示上限', '1人あたりの上限'], [1, 100], {
        default: 3,
      }),
      cooldown_hours: field.integer(['Hours between messages', '間隔時數', '間隔の時間'], [0, 720], {
        unit: 'hours',
        default: 24,
      }),
      stop_after: field.enum(['Stop condition', '停止條件', '表示の終了条件'], stopAfter, {
        default: 'click',
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { countOf: 'pages', is: 'same', as: 1, when: { field: 'layout', in: ['banner'] } },
    { countOf: 'pages', is: 'at_least', than: 2, when: { field: 'layout', in: ['carousel'] } },
    ...jumpRules({ rows: 'pages', shown: 'timeslot' }),
  ],
  list: {
    columns: ['id', 'name', 'layout', 'trigger', 'timeslot', 'max_impressions', 'priority', 'status'],
    filters: ['layout', 'trigger', 'stop_after', 'status'],
    sorts: ['id', 'name', 'priority'],
  },
});
