import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import type { Label } from '../../core/language.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const namespace = enumOf('localization-namespace', {
  ui: ['Interface', '介面', '画面', 'neutral', ['介', '画']],
  item: ['Items', '道具', 'アイテム', 'orange', ['道', '品']],
  pet: ['Pets', '寵物', 'ペット', 'green', ['寵', 'ペ']],
  god: ['Gods', '神明', '神', 'gold', '神'],
  skill: ['Skills', '技能', 'スキル', 'blue', '技'],
  event: ['Events', '活動', 'イベント', 'magenta', ['活', '催']],
  story: ['Story', '劇情', 'ストーリー', 'purple', '劇'],
  mail: ['Mail', '郵件', 'メール', 'cyan', '郵'],
  error: ['Errors', '錯誤', 'エラー', 'red', '誤'],
  system: ['System', '系統', 'システム', 'neutral', '系'],
});

/** A key is often added before all of its texts are written. */
const translated = (label: Label) => field.longText(label, 2000, { optional: true, expected: true });

/** Texts of the game that belong to no record, in every language. */
export const localization = defineModule({
  key: 'localization',
  family: 'data-tools',
  titles: { title: ['Localization', '多國語系', 'ローカライズ'], record: ['Text', '文字', 'テキスト'] },
  synonyms: ['Translation', 'i18n', 'Strings', '翻譯', '多語言', '翻訳', '多言語'],
  scope: 'environment',
  identity: ['key'],
  sections: {
    basics: common.basics({
      key: field.text(['Key', '鍵', 'キー'], 120, {
        form: 'text_key',
        monospace: true,
        help: [
          'Letters, digits, full stops, _ - and $. Case-sensitive: Ui.ok and ui.ok are two different keys.',
          '英文字母、數字、句點、_ - 與 $；大小寫視為不同，Ui.ok 與 ui.ok 是兩個鍵。',
          '英字・数字・ピリオド・_・-・$。大文字と小文字は区別され、Ui.ok と ui.ok は別のキーです。',
        ],
      }),
      namespace: field.enum(['Area', '分類', '分類'], namespace, { default: 'ui' }),
      context: field.text(['Note for translators', '譯者備註', '翻訳者へのメモ'], 200, { optional: true }),
      max_chars: field.integer(['Maximum length', '字數上限', '最大文字数'], [1, 2000], {
        optional: true,
        help: [
          'Number of characters that fit on screen, in every language.',
          '畫面位置可容納的字數，各語言皆適用。',
          '画面に収まる文字数。全言語に適用されます。',
        ],
      }),
    }),
    texts: section(['Texts', '文字內容', 'テキスト'], {
      en: translated(['English', '英文', '英語']),
      zh: translated(['Traditional Chinese', '繁體中文', '繁体字中国語']),
      jp: translated(['Japanese', '日文', '日本語']),
    }),
    images: section(['Images', '圖片', '画像'], {
      asset_path_en: field.asset(['Image (English)', '圖片（英文）', '画像（英語）'], 'image', {
        optional: true,
      }),
      asset_path_zh: field.asset(
        ['Image (Traditional Chinese)', '圖片（繁體中文）', '画像（繁体字中国語）'],
        'image',
        { optional: true },
      ),
      asset_path_jp: field.asset(['Image (Japanese)', '圖片（日文）', '画像（日本語）'], 'image', {
        optional: true,
      }),
    }),
  },
  rules: [
    { rule: 'same_placeholders', fields: ['en', 'zh', 'jp'] },
    { field: 'en', is: 'no_longer', than: { field: 'max_chars' }, severity: 'warning' },
    { field: 'zh', is: 'no_longer', than: { field: 'max_chars' }, severity: 'warning' },
    { field: 'jp', is: 'no_longer', than: { field: 'max_chars' }, severity: 'warning' },
    { rule: 'same_extension', fields: ['asset_path_en', 'asset_path_zh', 'asset_path_jp'] },
  ],
  list: {
    columns: ['key', 'namespace', 'en', 'zh', 'jp', 'max_chars', 'status'],
    filters: ['namespace', 'max_chars', 'status'],
    sorts: ['key', 'namespace'],
  },
  search: ['key', 'en', 'zh', 'jp'],
});
