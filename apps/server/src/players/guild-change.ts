import type { GuildState } from '@quartermaster/domain/enums/guild-state';
import type { WordOf } from '@quartermaster/domain/enums/closed-enum';
import type { guildPosition } from '@quartermaster/domain/enums/guild-position';
import type { UserStatus } from '@quartermaster/domain/enums/user-status';
import type { Transaction } from '../db/database.ts';
import type { NamedAccount, NewLogEntry } from './player-change.ts';

export type GuildPosition = WordOf<typeof guildPosition>;

/** The boss that a guild fights next: a lap, and a record of `guild-boss-setting`. */
export type GuildBoss = { readonly lap: number; readonly bossId: number };

/** The state of a guild when the change began. */
export type LockedGuild = {
  readonly guildId: number;
  readonly name: string;
  readonly notice: string;
  readonly level: number;
  readonly state: GuildState;
  /** Null: as many as its level allows. */
  readonly memberLimit: number | null;
  readonly members: number;
  readonly boss: GuildBoss | null;
  readonly revision: number;
};

/** A member's position and contributions, as an undo restores them. */
export type GuildSeat = {
  readonly position: GuildPosition;
  readonly joined_at: string;
  readonly contribution_today: number;
  readonly contribution_total: number;
  readonly oblations_today: number;
  readonly boss_attempts: number;
};

export type SeatedMember = NamedAccount & { readonly status: UserStatus; readonly seat: GuildSeat };

/** The fields of a guild that may be set; absent ones stay. */
export type GuildEdit = Partial<Pick<LockedGuild, 'notice' | 'state' | 'memberLimit' | 'boss'>>;

/**
 * One guild, locked while a command changes it, like a player (`PlayerChange`). Its revision increases by one
 * at the end, and so does that of each member who joins or leaves.
 */
export type GuildChange = {
  readonly guild: LockedGuild;
  /** The transaction for what the console itself reads and writes. */
  readonly console: Transaction;

  /** @throws PlayerChangeRefused `guild_name_taken` */
  readonly rename: (name: string) => Promise<void>;
  /** Another guild of the server with one of these comparison keys as its name. */
  readonly guildNamed: (nameKeys: readonly string[]) => Promise<Pick<LockedGuild, 'guildId' | 'name'> | null>;
  readonly edit: (edit: GuildEdit) => Promise<void>;

  readonly memberIds: () => Promise<readonly number[]>;
  readonly leader: () => Promise<SeatedMember | null>;
  readonly member: (accountId: number) => Promise<SeatedMember | null>;
  /** An account of the server, in whichever guild. */
  readonly account: (accountId: number) => Promise<(NamedAccount & { readonly isInGuild: boolean }) | null>;
  readonly setPosition: (
    accountId: number,
    position: GuildPosition,
    move: { readonly change: 'promote' | 'demote'; readonly byStaffId: number },
  ) => Promise<void>;
  readonly remove: (accountId: number, byStaffId: number) => Promise<void>;
  /** Restores a member. Refused where the player is in another guild. */
  readonly putBack: (accountId: number, seat: GuildSeat, byStaffId: number) => Promise<void>;
  /** Removes all members. */
  readonly removeAll: (byStaffId: number) => Promise<void>;

  /** Logs for these players; by default for the leader, or else for the first member. */
  readonly log: (entry: NewLogEntry, accountIds?: readonly number[]) => Promise<void>;
};
