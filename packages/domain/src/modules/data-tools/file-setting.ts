import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import type { Label } from '../../core/language.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { language } from '../../enums/language.ts';
import { common } from '../../field-sets/common-fields.ts';

const fileKind = enumOf('file-kind', {
  image: ['Image', '圖片', '画像', 'green', ['圖', '図']],
  spine: ['Animation', '動態立繪', 'アニメーション', 'purple', '動'],
  sound: ['Sound', '音效', 'サウンド', 'blue', '音'],
  avg: ['Story script', '劇情腳本', 'シナリオ', 'orange', '劇'],
  bundle: ['Asset bundle', '資源包', 'バンドル', 'neutral', '包'],
  json: ['JSON', 'JSON', 'JSON', 'neutral', '{}'],
  video: ['Video', '影片', '動画', 'magenta', '影'],
  document: ['Document', '文書', 'ドキュメント', 'neutral', '文'],
});

const preload = enumOf('file-preload', {
  none: ['When needed', '需要時', '必要なとき', 'neutral', '○'],
  boot: ['At start', '啟動時', '起動時', 'orange', '●'],
  on_demand: ['When its screen opens', '開啟頁面時', '画面を開くとき', 'blue', '◐'],
});

/** An hour: no piece of music is longer. */
const LONGEST_MS = 3_600_000;

const milliseconds = (label: Label) =>
  field.integer(label, [0, LONGEST_MS], { optional: true, showWhen: { field: 'kind', in: ['sound'] } });

/** Measured at the upload, of files of this kind. */
const measured = (label: Label, kind: string) =>
  field.integer(label, [0], { optional: true, readOnly: true, showWhen: { field: 'kind', in: [kind] } });

/** Every file that the game can load. Records are made by uploading. */
export const fileSetting = defineModule({
  key: 'file-setting',
  family: 'data-tools',
  titles: { title: ['Files', '檔案設定', 'ファイル設定'], record: ['File', '檔案', 'ファイル'] },
  synonyms: ['Image', 'Picture', '圖片', '画像'],
  scope: 'environment',
  sections: {
    file: section(['File', '檔案', 'ファイル'], {
      id: common.id(),
      path: field.text(['Path', '路徑', 'パス'], 200, {
        form: 'file_path',
        monospace: true,
        help: [
          'Lowercase letters, digits and _ / . - only. It cannot be changed while a record uses the file.',
          '僅限小寫英文字母、數字與符號 _ / . -。仍有資料使用此檔案時不可變更。',
          '英小文字・数字・記号 _ / . - のみ。このファイルを使うデータがある間は変更できません。',
        ],
      }),
      kind: common.kind(fileKind),
      locale: field.enum(['Language', '語言', '言語'], language, {
        optional: true,
        help: [
          'The language of the words or voices in it. Empty: shared by all languages.',
          '檔案中文字或語音的語言。留空表示各語言共用。',
          'ファイル内の文字や音声の言語です。空欄なら全言語で共通です。',
        ],
      }),
      preload: field.enum(['Load time', '載入時機', '読み込み'], preload, { default: 'none' }),
      deprecated: field.boolean(['Deprecated', '停止選用', '非推奨'], {
        default: false,
        help: [
          'Still available to players, but no longer offered in pickers.',
          '仍會提供下載，但不再出現於選單。',
          '配信は続きますが、選択肢には出なくなります。',
        ],
      }),
    }),
    sound: section(['Sound', '音訊', '音声'], {
      loop_start_ms: milliseconds(['Loop start (ms)', '循環開始（毫秒）', 'ループ開始（ミリ秒）']),
      loop_end_ms: milliseconds(['Loop end (ms)', '循環結束（毫秒）', 'ループ終了（ミリ秒）']),
    }),
    stored: section(['Stored file', '儲存資訊', '保存情報'], {
      size_bytes: field.integer(['Size in bytes', '檔案大小（位元組）', 'サイズ（バイト）'], [0], {
        readOnly: true,
        default: 0,
      }),
      hash: field.text(['Hash', '雜湊值', 'ハッシュ'], 64, {
        form: 'hash',
        monospace: true,
        readOnly: true,
        optional: true,
      }),
      asset_version: field.integer(['Asset version', '資源版本', 'アセットバージョン'], [1], {
        readOnly: true,
        default: 1,
      }),
      width: measured(['Width (px)', '寬度（像素）', '幅（ピクセル）'], 'image'),
      height: measured(['Height (px)', '高度（像素）', '高さ（ピクセル）'], 'image'),
      duration_ms: measured(['Length (ms)', '長度（毫秒）', '長さ（ミリ秒）'], 'sound'),
    }),
  },
  rules: [
    { fields: ['path'], is: 'unique' },
    { field: 'loop_end_ms', is: 'greater', than: { field: 'loop_start_ms' } },
  ],
  fixed: { once: 'file-used', fields: ['path'] },
  list: {
    columns: [
      'id',
      'path',
      'kind',
      'locale',
      'size_bytes',
      'asset_version',
      'preload',
      'deprecated',
      'status',
    ],
    filters: ['kind', 'locale', 'preload', 'deprecated', 'status'],
    sorts: ['id', 'path', 'size_bytes'],
    translated: { path: 'path', language: 'locale' },
  },
});
