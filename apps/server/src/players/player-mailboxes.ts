import type { Queryable } from '../db/database.ts';
import type { NewMail } from './player-change.ts';

export type DeliveredMail = { readonly accountId: number; readonly mailId: number };

/**
 * The mailboxes of an environment while mail is put into many of them, or taken out again: all of it
 * or nothing. Mail does not raise a player's revision: it changes nothing that a command decides by.
 */
export type PlayerMailboxes = {
  /**
   * What the console itself writes along with it: who has got the mail. Here it is the same
   * transaction; a store elsewhere commits it right after its own, and relies on `send` being repeatable.
   */
  readonly console: Queryable;
  /**
   * Puts a mail into the mailbox of each of these players who is active. A mailbox that has one of
   * this source already is left as it is. Answers every mailbox that has it now.
   */
  readonly send: (
    serverId: number,
    accountIds: readonly number[],
    mail: Required<NewMail>,
  ) => Promise<readonly DeliveredMail[]>;
  /** Takes mails back that were not claimed and are not gone. Answers whose. */
  readonly recall: (serverId: number, mails: readonly DeliveredMail[]) => Promise<readonly number[]>;
};
