import type { Role } from '../core/module.ts';
import { actionList } from './action-list.ts';
import { wayOf, type ActionWay } from './asking.ts';
import type { ActionDefinition } from './define-action.ts';
import type { LineDefinition } from './define-line.ts';
import { GUILD_ACTIONS, type GuildAction, type GuildActionKind, type GuildCommand } from './guild/index.ts';
import {
  PLAYER_ACTIONS,
  type PlayerAction,
  type PlayerActionKind,
  type PlayerCommand,
} from './player/index.ts';

/*
 * Actions that are commands: looked at before, done for a reason, kept with what an undo needs. Their
 * subjects are kept by the store of players.
 */

type CommandAction = PlayerAction | GuildAction;

/** Every command by name: a name is one action on one subject. */
export type CommandKind = PlayerActionKind | GuildActionKind;

/** One command and what it takes. */
export type Command = PlayerCommand | GuildCommand;

/** Whether the type of an action says that it can be undone. */
export type IsUndoable<K extends CommandKind> = Extract<CommandAction, { readonly kind: K }>['isUndoable'];

const ALL: readonly (ActionDefinition & { readonly kind: CommandKind })[] = [
  ...PLAYER_ACTIONS,
  ...GUILD_ACTIONS,
];
const list = actionList(ALL);

/** Whether this is the name of a command. */
export const isCommandKind: (kind: string) => kind is CommandKind = list.isKind;

/** The definition of a command. */
export const commandAction = (kind: CommandKind): ActionDefinition => list.get(kind);

/** Whether a role may run a command in an environment, request it, or (null) neither. */
export const wayToCommand = (role: Role, kind: CommandKind, isProtected: boolean): ActionWay | null =>
  wayOf(list.get(kind), role, isProtected);

type LinesOf<A> = A extends { readonly lines: infer L } ? L : never;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
type DrawnIn<L> = { readonly [S in keyof L]: L[S] extends { readonly isDrawn: true } ? S : never }[keyof L];
type DrawnOf<A> = A extends { readonly lines: infer L } ? DrawnIn<L> : never;

/** What a line of a change is about. */
export type LineSubject = KeysOf<LinesOf<CommandAction>>;

/** The lines whose values the page lays out by hand. */
export type DrawnLineSubject = DrawnOf<CommandAction>;

const LINES: ReadonlyMap<string, LineDefinition> = new Map(ALL.flatMap(({ lines }) => Object.entries(lines)));

/** Everything that lines of a change may be about. */
// The keys of the definitions that the type is made of.
export const LINE_SUBJECTS = [...LINES.keys()] as readonly LineSubject[];

/** How lines about something are shown. */
export function lineDefinition(subject: LineSubject): LineDefinition {
  const line = LINES.get(subject);
  if (line === undefined) throw new Error(`There is no line ${subject}.`);
  return line;
}
