import type { Texts } from '../texts.ts';

export const menu: Texts<'menu'> = {
  favourite: 'お気に入り',
  favouriteAdd: 'お気に入りに追加',
  favouriteRemove: 'お気に入りから削除',
  favourites: 'お気に入り',
  recent: '最近開いた画面',
  waiting_other: '確認待ち{{count}}件',
};
