import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { ExceededLimit } from '@quartermaster/contract/http/staff-limits';

/** What a command would have done that goes beyond its asker's limits of the day. */
export type Exceeding = {
  readonly revision: number;
  readonly lines: readonly CommandLine[];
  readonly valueCents: number;
  readonly exceeds: readonly ExceededLimit[];
};

/** Gives up a command that a second person has to approve. */
export class BeyondLimits extends Error {
  readonly exceeding: Exceeding;

  constructor(exceeding: Exceeding) {
    super('The command goes beyond a daily limit.');
    this.exceeding = exceeding;
  }
}
