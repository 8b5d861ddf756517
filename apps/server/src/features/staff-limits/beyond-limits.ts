import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { ExceededLimit } from '@quartermaster/contract/http/staff-limits';

/** What would have been done that its asker may only ask for, or that goes beyond their limits of the day. */
export type Exceeding = {
  /** Of the player or the delivery that it is about. */
  readonly revision: number;
  /** What it would have changed; of a delivery, its mail. */
  readonly lines: readonly CommandLine[];
  readonly valueCents: number;
  readonly exceeds: readonly ExceededLimit[];
};

/** Gives up what a second person has to approve. */
export class BeyondLimits extends Error {
  readonly exceeding: Exceeding;

  constructor(exceeding: Exceeding) {
    super('A second person has to approve this first.');
    this.exceeding = exceeding;
  }
}
