import { enumOf } from './enum-of.ts';

/** Where the game is played. */
export const platform = enumOf('platform', {
  ios: ['iOS', 'iOS', 'iOS'],
  android: ['Android', 'Android', 'Android'],
  pc: ['PC', '電腦', 'パソコン'],
  web: ['Browser', '網頁', 'ブラウザー'],
});
