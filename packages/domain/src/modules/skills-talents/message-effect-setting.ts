import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';

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
  big: ['Big', '大字', '大', 'blue', '大'],
  critical: ['Critical', '爆擊', '会心', 'red', '爆'],
  heal: ['Heal', '治療', '回復', 'green', '癒'],
});

const LONGEST_TOAST_MS = 3000;

/** Words and pictures that flash up for a moment. */
export const messageEffectSetting = defineModule({
  key: 'message-effect-setting',
  family: 'skills-talents',
  titles: {
    title: localized('Message effects', '訊息效果', 'メッセージ演出'),
    record: localized('Message effect', '訊息效果', 'メッセージ演出'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    name: {
      kind: 'text',
      maxLength: 60,
      label: localized('Name', '名稱', '名前'),
      help: localized(
        'For staff only. A gacha reveal names its rarity here, like Reveal SSR.',
        '僅供內部人員參考。轉蛋演出須於名稱標明稀有度，例如 Reveal SSR。',
        'スタッフ専用。ガチャ演出は Reveal SSR のようにレアリティを入れます。',
      ),
    },
    kind: { kind: 'enum', of: effectKind, default: 'battle_text', label: localized('Kind', '種類', '種類') },
    text: {
      kind: 'localized_text',
      optional: true,
      maxLength: 60,
      label: localized('Text', '文字', 'テキスト'),
    },
    font_style: {
      kind: 'enum',
      of: fontStyle,
      default: 'normal',
      label: localized('Lettering', '字型樣式', '書体'),
    },
    color: { kind: 'color', default: '#ffffff', label: localized('Colour', '顏色', '色') },
    duration_ms: {
      kind: 'integer',
      min: 100,
      max: 10_000,
      default: 1200,
      label: localized('Shown for (ms)', '顯示時間（毫秒）', '表示時間（ミリ秒）'),
      help: localized('A toast at most 3000.', '提示最多 3000 毫秒。', '通知は3000ミリ秒までです。'),
    },
    priority: {
      kind: 'integer',
      min: 1,
      max: 100,
      default: 50,
      label: localized('Priority', '優先度', '優先度'),
      help: localized('The higher one is shown first.', '數值高者優先顯示。', '大きいほど先に表示されます。'),
    },
    skippable: { kind: 'boolean', default: true, label: localized('Can be skipped', '可跳過', 'スキップ可') },
    sound: { kind: 'asset', asset: 'sound', optional: true, label: localized('Sound', '音效', '効果音') },
    spine: {
      kind: 'asset',
      asset: 'spine',
      optional: true,
      label: localized('Animated figure', '動態圖', 'アニメーション'),
    },
    reduce_motion_variant: {
      kind: 'asset',
      asset: 'image',
      optional: true,
      label: localized('Still picture', '靜態圖片', '静止画'),
      help: localized(
        'For players who turn effects off.',
        '供關閉特效的玩家使用。',
        '演出をオフにしているプレイヤー向けです。',
      ),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'] },
    { rule: 'between_when', field: 'duration_ms', when: 'kind', in: ['toast'], max: LONGEST_TOAST_MS },
    {
      rule: 'form_when',
      field: 'name',
      when: 'kind',
      in: ['gacha_reveal'],
      form: 'name_with_rarity',
    },
  ],
  display: { title: 'name', image: 'reduce_motion_variant' },
  list: {
    columns: [
      'id',
      'name',
      'kind',
      'text',
      'font_style',
      'color',
      'duration_ms',
      'priority',
      'skippable',
      'status',
    ],
    filters: ['kind', 'font_style', 'skippable', 'status'],
    sorts: ['id', 'name', 'priority'],
  },
  search: ['name', 'text'],
  sections: [
    { key: 'basics', title: localized('Basics', '基本資料', '基本'), fields: ['id', 'name', 'kind'] },
    { key: 'words', title: localized('Words', '文字', '文字'), fields: ['text', 'font_style', 'color'] },
    {
      key: 'timing',
      title: localized('Timing', '時間', '表示'),
      fields: ['duration_ms', 'priority', 'skippable'],
    },
    {
      key: 'effect',
      title: localized('Sound and picture', '音效與圖片', '音と画像'),
      fields: ['sound', 'spine', 'reduce_motion_variant'],
    },
  ],
});
