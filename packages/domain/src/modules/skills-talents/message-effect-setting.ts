import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const effectKind = enumOf('message-effect-kind', {
  battle_text: ['Battle text', '戰鬥文字', 'バトルテキスト', 'red', ['戰', '戦']],
  cut_in: ['Cut-in', '特寫', 'カットイン', 'orange', ['寫', '写']],
  banner: ['Banner', '橫幅', 'バナー', 'blue', '幅'],
  toast: ['Toast', '提示', '通知', 'neutral', '示'],
  gacha_reveal: ['Gacha reveal', '轉蛋演出', 'ガチャ演出', 'gold', ['蛋', 'ガ']],
  level_up: ['Level up', '升級', 'レベルアップ', 'green', ['升', '上']],
});

const fontStyle = enumOf('message-font-style', {
  normal: ['Normal', '一般', '標準', 'neutral', '常'],
  big: ['Big', '大字', '大きい', 'blue', '大'],
  critical: ['Critical', '爆擊', '会心', 'red', '爆'],
  heal: ['Heal', '治療', '回復', 'green', '癒'],
});

const LONGEST_TOAST_MS = 3000;

/** Words and pictures that flash up for a moment. */
export const messageEffectSetting = defineModule({
  key: 'message-effect-setting',
  family: 'skills-talents',
  titles: {
    title: ['Message effects', '訊息效果', 'メッセージ演出'],
    record: ['Message effect', '訊息效果', 'メッセージ演出'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.staffName(60, {
        help: [
          'Staff only. Include the rarity for gacha reveals, such as Reveal SSR.',
          '僅供內部人員參考。轉蛋演出須於名稱標明稀有度，例如 Reveal SSR。',
          'スタッフ専用。ガチャ演出はReveal SSRのようにレアリティを入れます。',
        ],
      }),
      kind: common.kind(effectKind, { default: 'battle_text' }),
    }),
    words: section(['Text', '文字', '文字'], {
      text: common.text(60, { optional: true }),
      font_style: field.enum(['Text style', '字型樣式', '書体'], fontStyle, { default: 'normal' }),
      color: common.color({ default: '#ffffff' }),
    }),
    timing: section(['Timing', '時間', '表示'], {
      duration_ms: field.integer(['Duration (ms)', '顯示時間（毫秒）', '表示時間（ミリ秒）'], [100, 10_000], {
        default: 1200,
        help: ['Toasts: maximum 3000.', '提示最多 3000 毫秒。', '通知は3000ミリ秒までです。'],
      }),
      priority: common.priority([1, 100], {
        default: 50,
        help: ['Higher values are shown first.', '數值高者優先顯示。', '大きいほど先に表示されます。'],
      }),
      skippable: common.skippable({ default: true }),
    }),
    effect: section(['Sound and picture', '音效與圖片', '音と画像'], {
      sound: field.asset(['Sound', '音效', '効果音'], 'sound', { optional: true }),
      spine: field.asset(['Animation', '動態圖', 'アニメーション'], 'spine', { optional: true }),
      reduce_motion_variant: field.asset(['Still picture', '靜態圖片', '静止画'], 'image', {
        optional: true,
        help: [
          'For players who have turned effects off.',
          '供關閉特效的玩家使用。',
          '演出をオフにしているプレイヤー向けです。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { field: 'duration_ms', is: 'at_most', than: LONGEST_TOAST_MS, when: { field: 'kind', in: ['toast'] } },
    { field: 'name', is: 'of_form', form: 'name_with_rarity', when: { field: 'kind', in: ['gacha_reveal'] } },
  ],
  list: {
    columns: ['id', 'name', 'kind', 'text', 'font_style', 'color', 'duration_ms', 'priority', 'status'],
    filters: ['kind', 'font_style', 'skippable', 'status'],
    sorts: ['id', 'name', 'priority'],
  },
  search: ['name', 'text'],
});
