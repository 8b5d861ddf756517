import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';

const trigger = enumOf('last-chance-trigger', {
  event_ending: ['Event is about to end', '活動即將結束', 'イベント終了前', 'magenta', ['活', '催']],
  gacha_ending: ['Gachapon is about to end', '轉蛋即將結束', 'ガチャ終了前', 'gold', ['蛋', 'ガ']],
  package_ending: ['Package is about to end', '禮包即將下架', 'パッケージ終了前', 'orange', ['包', 'パ']],
  battle_failed: ['Battle lost', '戰鬥失敗', 'バトル敗北', 'red', '敗'],
  leave_shop: ['Player leaves the shop', '離開商店', 'ショップを出る', 'blue', ['離', '出']],
  currency_short: ['Not enough currency', '貨幣不足', '通貨不足', 'purple', ['缺', '不']],
});

const target = enumOf('last-chance-target', {
  'gachapon-setting': ['Gachapon', '轉蛋', 'ガチャ'],
  'mall-setting': ['Product', '商品', '商品'],
  'special-event-setting': ['Event', '活動', 'イベント'],
  'exchange-setting': ['Exchange', '兌換所', '交換所'],
  'store-setting': ['Store', '商店', 'ショップ'],
});

const frequency = enumOf('last-chance-frequency', {
  once: ['Once', '一次', '一度だけ', 'green', '一'],
  once_a_day: ['Once a day', '每日一次', '1日1回', 'blue', '日'],
  every_login: ['At every login', '每次登入', '毎回', 'orange', ['每', '毎']],
});

const ENDING = ['event_ending', 'gacha_ending', 'package_ending'];

/**
 * A pop-up that reminds players of what they would miss. It has no period of its own: its hours are counted
 * back from the end of what it is about, so that it can never be shown outside of that.
 */
export const lastChancePopupSetting = defineModule({
  key: 'last-chance-popup-setting',
  family: 'mail-messages',
  titles: {
    title: ['Last chance pop-ups', '最後機會彈出視窗', 'ラストチャンスポップアップ'],
    record: ['Last chance pop-up', '最後機會彈出視窗', 'ラストチャンス'],
  },
  sections: {
    message: section(['Message', '內容', 'メッセージ'], {
      id: common.id(),
      name: common.name(40),
      text: common.text(300, { multiline: true, rich: true }),
      image: common.wordedPicture(),
    }),
    about: section(['Recommendation', '推薦對象', 'おすすめの対象'], {
      target_module: field.enum(['Subject type', '對象類型', '対象の種類'], target),
      target_id: field.referenceBy(['Subject', '指定對象', '対象'], 'target_module', {
        'gachapon-setting': 'gachapon-setting',
        'mall-setting': 'mall-setting',
        'special-event-setting': 'special-event-setting',
        'exchange-setting': 'exchange-setting',
        'store-setting': 'store-setting',
      }),
      skip_if_owned: field.boolean(
        ['Hide when bought or finished', '已購買或完成時隱藏', '購入・達成済みなら表示しない'],
        {
          default: true,
        },
      ),
    }),
    showing: section(['When', '顯示時機', '表示のタイミング'], {
      trigger: field.enum(['Trigger', '觸發時機', '表示のきっかけ'], trigger),
      show_before_hours: field.integer(['Hours before the end', '結束前時數', '終了前の時間'], [1, 168], {
        unit: 'hours',
        default: 24,
        showWhen: { field: 'trigger', in: ENDING },
      }),
      frequency: field.enum(['Frequency', '頻率', '頻度'], frequency, { default: 'once_a_day' }),
      min_hours_between: field.integer(['Hours between pop-ups', '間隔時數', '間隔の時間'], [0, 168], {
        unit: 'hours',
        default: 24,
      }),
      priority: common.priority([1, 100], {
        default: 50,
        help: [
          'One pop-up per login: the highest priority is shown.',
          '每次登入僅顯示一則，數值最高者優先。',
          'ログインごとに1件だけ、最も大きいものを表示します。',
        ],
      }),
      audience: common.audience({ optional: true }),
    }),
    button: section(['Button', '按鈕', 'ボタン'], { ...jumpFields }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    // Only a warning: staff who suspend a banner at night must not have to edit its pop-up first.
    {
      field: 'status',
      of: 'target_id',
      is: 'one_of',
      values: ['active', 'not_open'],
      severity: 'warning',
    },
    ...jumpRules(),
  ],
  list: {
    columns: ['id', 'name', 'trigger', 'target_module', 'target_id', 'frequency', 'priority', 'status'],
    filters: ['trigger', 'target_module', 'frequency', 'status'],
    sorts: ['id', 'name', 'priority'],
  },
  search: ['name', 'text'],
});
