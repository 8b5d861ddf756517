import type { Texts } from '../texts.ts';

export const menu: Texts<'menu'> = {
  favourite: '加入我的最愛',
  favourites: '我的最愛',
  recent: '最近開啟',
  waiting_other: '{{count}} 筆待處理',
};
