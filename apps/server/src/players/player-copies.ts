import type { PlayerFilePart } from '@quartermaster/contract/http/player-file';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { Queryable } from '../db/database.ts';
import type { PlayerRef, ServerRef } from './player-ref.ts';

/** Rows that are no player's: a number out of range, the same thing twice. Nothing was written. */
export class PlayerCopyRefused extends Error {}

/** A new account that is being filled. */
export type PlayerCopy = {
  /** Its number, of those above 900,000,000: copies are told apart from players at a glance. */
  readonly accountId: number;
  /** What the console itself writes along with it, as with `PlayerChange`. */
  readonly console: Queryable;
  /**
   * Writes rows of a part: the account first, then the others in any order. What belongs to others is
   * left out (guild, chat, notes of staff), and so is history of months that are not kept. Rows get new
   * numbers. Answers how many were written.
   * @throws PlayerCopyRefused
   */
  readonly add: (part: PlayerFilePart, rows: readonly JsonObject[]) => Promise<number>;
};

/** Whole players, out of the store and into it. Rows have the shape of `PLAYER_FILE_PARTS`. */
export type PlayerCopies = {
  /** Hands over everything there is of a player as of one moment, oldest first. False: there is no such player. */
  readonly read: (
    player: PlayerRef,
    take: (part: PlayerFilePart, rows: readonly JsonObject[]) => Promise<void>,
  ) => Promise<boolean>;
  /** Makes an account of a server, all or nothing. A server that had no players gets its first one. */
  readonly create: <T>(server: ServerRef, work: (copy: PlayerCopy) => Promise<T>) => Promise<T>;
};
