import type { Texts } from '../texts.ts';

export const menu: Texts<'menu'> = {
  favourite: '我的最愛',
  favouriteAdd: '加入我的最愛',
  favouriteRemove: '從我的最愛移除',
  favourites: '我的最愛',
  recent: '最近開啟',
  waiting_other: '{{count}} 筆待處理',
};
