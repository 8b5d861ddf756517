import { closedEnum } from './closed-enum.ts';

/** Whose account a player signs in with. */
export const loginProvider = closedEnum('login-provider', {
  guest: ['Guest', '訪客', 'ゲスト'],
  apple: ['Apple', 'Apple 帳號', 'Apple ID連携'],
  google: ['Google', 'Google 帳號', 'Google連携'],
  facebook: ['Facebook', 'Facebook 帳號', 'Facebook連携'],
  line: ['LINE', 'LINE 帳號', 'LINE連携'],
  twitter: ['X (Twitter)', 'X（Twitter）帳號', 'X（Twitter）連携'],
  partner: ['Partner', '合作夥伴', 'パートナー'],
});
