import { enumOf } from './enum-of.ts';

/** Where the game is played. */
export const platform = enumOf('platform', {
  ios: ['iOS', 'iOS 系統', 'iOS端末'],
  android: ['Android', 'Android 系統', 'Android端末'],
  pc: ['PC', '電腦', 'パソコン'],
  web: ['Browser', '網頁', 'ブラウザ'],
});
