import type { Texts } from '../texts.ts';

export const search: Texts<'search'> = {
  actions: '{{about}} 的操作',
  empty: '輸入名稱或編號，即可用任何語言找到頁面與資料。',
  findPlayer: '尋找玩家「{{text}}」',
  hintChoose: '選擇',
  hintOpen: '開啟',
  hintClose: '關閉',
  morePages_other: '再顯示 {{count}} 個頁面',
  pages: '頁面',
  paletteLabel: '前往頁面或資料',
  paletteOpen: '搜尋所有內容',
  records: '{{place}} 的資料',
  searching: '搜尋中…',
};
