/**
 * The classes of advisory locks, the first of a lock's two numbers. Each is listed here, so that no two uses share
 * one by accident. Functions of the migrations take those of branches, records, modules and players as well.
 */
export const LOCK = {
  /** Writers share it; who needs the end of a branch's log takes it alone. */
  branch: 1,
  /** A record, taken by its writer. */
  record: 2,
  /** Steps that consoles starting at the same time take one after the other: a number of `START`. */
  start: 3,
  /** A module in a branch: writers of single records share it, bulk writers take it alone. */
  module: 4,
  /** Making partitions of players, and inventing the players of the demo game. */
  players: 5,
  /** A module that records refer to. */
  references: 6,
  /** Sums of a day, by environment. */
  day: 27,
  /** Numbers of copied players, by server. */
  playerCopy: 28,
  /** One batch at a time draws codes in an environment, so that none is drawn twice. */
  codes: 31,
  /** Orders with the same receipt. */
  receipt: 32,
  /** Reading the file of one import. */
  importFile: 33,
  /** Checking one import of settings. */
  settingsImport: 34,
  /** Keeping counts of reports, by environment. */
  reportCounts: 48,
} as const;

/** The locks of the class `start`. */
export const START = { schema: 1, readingRole: 3 } as const;
