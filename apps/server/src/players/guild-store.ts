import type {
  ChatMessage,
  GuildChatQuery,
  GuildDetail,
  GuildLogRow,
  GuildMember,
  GuildRow,
} from '@quartermaster/contract/http/guilds';
import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { GuildChange } from './guild-change.ts';
import type { ServerRef, Slice } from './player-ref.ts';

/** A guild: its number is its server's own. */
export type GuildRef = ServerRef & { readonly guildId: number };

export type GuildSearch = SliceQuery & {
  readonly environmentId: number;
  /** Null: on every server. */
  readonly serverId: number | null;
  /** A guild's number, or any part of a name. Empty: all guilds, by name. */
  readonly text: string;
};

/** Reads and changes guilds. Chat messages are changed through their author (`PlayerChange`). */
export type GuildStore = {
  /** The one with this number first, then names that begin with the text, then those that contain it. */
  readonly search: (search: GuildSearch) => Promise<Slice<GuildRow>>;
  /** Null: there is no such guild. */
  readonly find: (guild: GuildRef) => Promise<GuildDetail | null>;
  /** By position, then by what they gave. */
  readonly members: (guild: GuildRef, slice: SliceQuery) => Promise<Slice<GuildMember>>;
  /** Who came, went, rose and fell, newest first. */
  readonly history: (guild: GuildRef, slice: SliceQuery) => Promise<Slice<GuildLogRow>>;
  /** What was said, newest first. */
  readonly chat: (guild: GuildRef, query: GuildChatQuery) => Promise<Slice<ChatMessage>>;
  /**
   * Changes a guild in one transaction. It is locked until the work ends, so that two never decide on the same
   * state; an error rolls everything back. Null: there is no such guild.
   */
  readonly change: <T>(
    guild: GuildRef,
    work: (change: GuildChange) => Promise<T>,
  ) => Promise<{ readonly result: T } | null>;
};
