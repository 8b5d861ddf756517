import { localized, type Localized } from '../core/language.ts';

/** The groups of the menu on a player's page, in its order. */
export const MENU_GROUPS = {
  things: localized('Grant and remove', '發放與扣除', '付与と回収'),
  mail: localized('Mail', '郵件', 'メール'),
  sanctions: localized('Sanctions', '處分', '処分'),
  account: localized('Account', '帳號', 'アカウント'),
  sign_in: localized('Sign-in methods', '登入方式', 'ログイン方法'),
} as const satisfies Readonly<Record<string, Localized>>;

/** A group of the menu on a player's page. */
export type MenuGroup = keyof typeof MENU_GROUPS;

/** A screen that offers actions beside the things that they are about. */
export type ActionScreen = 'orders' | 'guild_chat';

/** Where an action is begun. */
export type ActionPlace = MenuGroup | ActionScreen;
