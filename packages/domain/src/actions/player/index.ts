import type { Role } from '../../core/module.ts';
import { actionList } from '../action-list.ts';
import { wayOf, type ActionWay } from '../asking.ts';
import type { ActionDefinition, ActionParams } from '../define-action.ts';
import type { ActionPlace } from '../places.ts';
import { deletePlayer, rename, resetProgress, setLanguage, setVip } from './account.ts';
import { recallMail, sendMail, sendPreparedMail } from './mail.ts';
import { hideMessage, showMessage } from './messages.ts';
import { enterOrder, redeliverOrder, refundOrder } from './orders.ts';
import { liftSanction, sanction } from './sanctions.ts';
import { mergeAccount, moveDevice, unlinkDevice } from './sign-in.ts';
import { changeWallet, give, take } from './things.ts';

/** What staff can do to a player, in the order of menus and tables. */
const ACTIONS = [
  changeWallet,
  give,
  take,
  sendPreparedMail,
  sendMail,
  recallMail,
  sanction,
  liftSanction,
  rename,
  setLanguage,
  setVip,
  resetProgress,
  deletePlayer,
  unlinkDevice,
  moveDevice,
  mergeAccount,
  enterOrder,
  redeliverOrder,
  refundOrder,
  hideMessage,
  showMessage,
] as const;

/** The types of all actions on players. */
export type PlayerAction = (typeof ACTIONS)[number];
type ActionOf<K extends PlayerActionKind> = Extract<PlayerAction, { readonly kind: K }>;

/** What staff can do to a player, by name. */
export type PlayerActionKind = PlayerAction['kind'];

/** The actions that are begun in a place: the screen there has to offer them all. */
export type PlayerActionAt<P extends ActionPlace> = Extract<PlayerAction, { readonly place: P }>['kind'];

/** What an action takes. */
export type PlayerActionParams<K extends PlayerActionKind = PlayerActionKind> = ActionParams<ActionOf<K>>;

/** One action and what it takes. */
export type PlayerCommand = {
  readonly [K in PlayerActionKind]: { readonly kind: K; readonly params: PlayerActionParams<K> };
}[PlayerActionKind];

const list = actionList(ACTIONS);

/** Every action on players, in the order of menus and tables. */
export const PLAYER_ACTIONS = list.all;

/** Whether this is the name of an action on players. */
export const isPlayerActionKind: (kind: string) => kind is PlayerActionKind = list.isKind;

/** An action by its name. */
export const playerAction = (kind: PlayerActionKind): ActionDefinition => list.get(kind);

/** How people of this role get this done to players of an environment; null: not at all. */
export const wayToAct = (role: Role, kind: PlayerActionKind, isProtected: boolean): ActionWay | null =>
  wayOf(list.get(kind), role, isProtected);
