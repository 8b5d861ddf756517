import { closedEnum } from './closed-enum.ts';

/** Whose account a player signs in with. */
export const loginProvider = closedEnum('login-provider', {
  guest: ['Guest', '訪客', 'ゲスト'],
  apple: ['Apple', 'Apple 帳號', 'Apple'],
  google: ['Google', 'Google 帳號', 'Google'],
  facebook: ['Facebook', 'Facebook 帳號', 'Facebook'],
  line: ['LINE', 'LINE 帳號', 'LINE'],
  twitter: ['X (Twitter)', 'X（Twitter）帳號', 'X（Twitter）'],
  partner: ['Partner', '合作夥伴', 'パートナー'],
});
