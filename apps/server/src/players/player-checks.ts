import type { PlayerFact, PlayerQuestion } from '@quartermaster/domain/core/player-facts';

export type PlayerCheckRequest = {
  readonly environmentId: number;
  /** Some of the questions that the store can answer. */
  readonly questions: readonly PlayerQuestion[];
  /** The accounts that `listed_accounts` looks for on all servers. */
  readonly accounts: readonly number[];
};

/** What a player store can tell the check of a whole version. Deleted players and dissolved guilds do not count. */
export type PlayerChecks = {
  /** What it can answer. A check that needs more is named as one that could not run. */
  readonly questions: ReadonlySet<PlayerQuestion>;
  /**
   * Answers all questions at once, in a time that does not grow with the number of players where it can.
   * Every number that facts are of has one fact for each server at most. The console waits 3 seconds.
   */
  readonly ask: (request: PlayerCheckRequest) => Promise<ReadonlyMap<PlayerQuestion, readonly PlayerFact[]>>;
};
