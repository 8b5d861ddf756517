import type { Role } from '../../core/module.ts';
import { actionList, mayDo } from '../action-list.ts';
import { wayOf, type ActionWay } from '../asking.ts';
import type { ActionDefinition, ActionParams } from '../define-action.ts';
import type { LineDefinition } from '../define-line.ts';
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

type Action = (typeof ACTIONS)[number];
type ActionOf<K extends PlayerActionKind> = Extract<Action, { readonly kind: K }>;

/** What staff can do to a player, by name. */
export type PlayerActionKind = Action['kind'];

/** The actions that are begun in a place: the screen there has to offer them all. */
export type PlayerActionAt<P extends ActionPlace> = Extract<Action, { readonly place: P }>['kind'];

/** What an action takes. */
export type PlayerActionParams<K extends PlayerActionKind = PlayerActionKind> = ActionParams<ActionOf<K>>;

/** Whether the type of an action says that it can be undone. */
export type IsUndoable<K extends PlayerActionKind> = ActionOf<K>['isUndoable'];

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

/** Whether people of this role may do this to players of an environment. */
export const mayAct = (role: Role, kind: PlayerActionKind, isProtected: boolean): boolean =>
  mayDo(list.get(kind), role, isProtected);

/** How people of this role get this done to players of an environment; null: not at all. */
export const wayToAct = (role: Role, kind: PlayerActionKind, isProtected: boolean): ActionWay | null =>
  wayOf(list.get(kind), role, isProtected);

type LinesOf<A> = A extends { readonly lines: infer L } ? L : never;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
type DrawnIn<L> = { readonly [S in keyof L]: L[S] extends { readonly isDrawn: true } ? S : never }[keyof L];
type DrawnOf<A> = A extends { readonly lines: infer L } ? DrawnIn<L> : never;

/** What a line of a change is about. */
export type LineSubject = KeysOf<LinesOf<Action>>;

/** The lines whose values the page lays out by hand. */
export type DrawnLineSubject = DrawnOf<Action>;

const LINES: ReadonlyMap<string, LineDefinition> = new Map(
  PLAYER_ACTIONS.flatMap(({ lines }) => Object.entries(lines)),
);

/** Everything that lines of a change may be about. */
// The keys of the very definitions that the type is made of.
export const LINE_SUBJECTS = [...LINES.keys()] as readonly LineSubject[];

/** How lines about something are shown. */
export function lineDefinition(subject: LineSubject): LineDefinition {
  const line = LINES.get(subject);
  if (line === undefined) throw new Error(`There is no line ${subject}.`);
  return line;
}
