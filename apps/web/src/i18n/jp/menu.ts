import type { Texts } from '../texts.ts';

export const menu: Texts<'menu'> = {
  favourite: 'お気に入り',
  favourites: 'お気に入り',
  recent: '最近開いた画面',
  waiting_other: '確認待ち{{count}}件',
};
