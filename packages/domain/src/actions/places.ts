import { localized, type Localized } from '../core/language.ts';
import type { DeliveryState } from '../enums/delivery-state.ts';
import type { GuildState } from '../enums/guild-state.ts';

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
type ActionScreen = 'orders' | 'guild_chat';

/** Where what can be done to each subject is begun: in a menu, or on the screen that shows the subject. */
type Places = {
  readonly player: MenuGroup | ActionScreen;
  /** The page of a guild, and the list of its members there. */
  readonly guild: 'guild' | 'guild_members';
  readonly delivery: 'delivery';
  readonly approval: 'approval';
  readonly redemption_batch: 'redemption_batch';
  /** In the list of its batch. */
  readonly redemption_code: 'redemption_batch';
  /** The list of staff, the page of one of them, and one's own. */
  readonly account: 'users' | 'user' | 'profile';
  /** The list of environments, and one of them with its versions. */
  readonly environment: 'environments' | 'environment';
  /** Its environment, and the list of versions. */
  readonly version: 'environment' | 'versions';
  readonly machine_token: 'machine_tokens';
  readonly game: 'fleet';
  readonly hold: 'release';
  /** The form of a record that a running period holds. */
  readonly record: 'record';
  readonly settings: 'settings';
  readonly staff_limits: 'settings';
  readonly import_sources: 'settings';
};

/** What staff act on. */
export type ActionSubject = keyof Places;

/** Where an action is begun. */
export type ActionPlace<S extends ActionSubject = ActionSubject> = Places[S];

/** The states of a subject that decide whether something can be done to it. */
type States = {
  readonly player: never;
  readonly guild: GuildState;
  readonly delivery: DeliveryState;
  /** Whether the reader of a request is its requester. */
  readonly approval: 'own' | 'others';
  readonly redemption_batch: 'waiting' | 'open' | 'stopped';
  readonly redemption_code: 'unused' | 'suspended';
  readonly account: never;
  readonly environment: never;
  readonly version: never;
  readonly machine_token: never;
  readonly game: never;
  readonly hold: never;
  readonly record: never;
  readonly settings: never;
  readonly staff_limits: never;
  readonly import_sources: never;
};

/** A state of a subject. */
export type StateOf<S extends ActionSubject> = States[S];
