import type { Texts } from '../texts.ts';

export const search: Texts<'search'> = {
  actions: '{{about}} への操作',
  empty: '名前またはIDを入力してください。画面とデータをどの言語でも探せます。',
  findPlayer: 'プレイヤー「{{text}}」を探す',
  hintChoose: '選択',
  hintOpen: '開く',
  hintClose: '閉じる',
  morePages_other: 'さらに{{count}}画面を表示',
  pages: '画面',
  paletteLabel: '画面またはデータへ移動',
  paletteOpen: 'すべてから検索',
  records: '{{place}} のデータ',
  searching: '検索中…',
};
