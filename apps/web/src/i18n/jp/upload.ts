import type { Texts } from '../texts.ts';

export const upload: Texts<'upload'> = {
  accepted:
    'PNG・JPEG・WebP・GIF・SVG、MP3・OGG・WAV・M4A、JSON、アニメーションの .skel と .atlas。1ファイル50 MBまで。',
  byContent: '内容から判断',
  drop: 'ここにファイルをドロップ、またはクリックして選択',
  everyLanguage: '全言語共通',
  pathByName: 'ファイル名から決定',
  pathHelp: 'ファイルが1つのときだけ有効です。すでにあるファイルは置き換えられます。',
  refused: '受け付けられません',
  results: '今回アップロードしたファイル',
  servedFrom: 'プレイヤーは {{address}} からファイルを読み込みます。アップロードの時刻は{{zone}}の時間です。',
  servedHere:
    'プレイヤーはこのコンソールからファイルを読み込みます。アップロードの時刻は{{zone}}の時間です。',
  stored: '保存しました',
  title: 'ファイルをアップロード',
  unchanged: '同じファイルがすでにあります。',
  uploading: 'アップロード中…',
};
