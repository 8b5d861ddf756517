import { actionList } from '../action-list.ts';
import type { ActionParams } from '../define-action.ts';
import type { ActionPlace } from '../places.ts';
import { changeLeader, kickMember } from './members.ts';
import { dissolveGuild, restoreGuild, suspendGuild } from './standing.ts';
import { renameGuild, setBossProgress, setGuildNotice, setMemberLimit } from './settings.ts';

/** What staff can do to a guild, in the order of menus and tables. */
const ACTIONS = [
  renameGuild,
  setGuildNotice,
  setMemberLimit,
  setBossProgress,
  changeLeader,
  kickMember,
  suspendGuild,
  restoreGuild,
  dissolveGuild,
] as const;

/** The types of all actions on guilds. */
export type GuildAction = (typeof ACTIONS)[number];

/** What staff can do to a guild, by name. No action on players has the same one. */
export type GuildActionKind = GuildAction['kind'];

/** The actions that are begun in a place: the screen there has to offer them all. */
export type GuildActionAt<P extends ActionPlace> = Extract<GuildAction, { readonly place: P }>['kind'];

/** What an action takes. */
type GuildActionParams<K extends GuildActionKind = GuildActionKind> = ActionParams<
  Extract<GuildAction, { readonly kind: K }>
>;

/** One action and what it takes. */
export type GuildCommand = {
  readonly [K in GuildActionKind]: { readonly kind: K; readonly params: GuildActionParams<K> };
}[GuildActionKind];

const list = actionList(ACTIONS);

/** Every action on guilds, in the order of menus and tables. */
export const GUILD_ACTIONS = list.all;

/** Whether this is the name of an action on guilds. */
export const isGuildActionKind: (kind: string) => kind is GuildActionKind = list.isKind;
