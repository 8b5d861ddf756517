import type { CountKind } from '@quartermaster/domain/reports/report-definitions';
import type { DayRange, Grain } from '@quartermaster/domain/reports/periods';

/** Whole periods of an environment, by the clock of a zone; no period after today. */
export type CountRequest = {
  readonly environmentId: number;
  readonly timeZone: string;
  readonly grain: Grain;
  /** From the first day of a period to the last day of one. */
  readonly range: DayRange;
};

/** A count of one period; `COUNT_KINDS` says what each kind puts into each column. */
export type CountedRow = {
  /** The first day of its period. */
  readonly starts: string;
  readonly kind: CountKind;
  readonly server_id: number;
  /** Of each player's last login in the period; `version` empty: there was none, or it is not known. */
  readonly platform: string;
  readonly version: string;
  readonly subject: string;
  readonly detail: string;
  readonly players: number;
  readonly times: number;
  /** Decimals as text, so that money stays exact. */
  readonly amount: string;
};

/** What a player store can tell reports. The console keeps the counts, so a period that is over is counted once. */
export type PlayerReports = {
  /** What it can count. A report that needs more is named as not available. */
  readonly kinds: ReadonlySet<CountKind>;
  /** Counts of every kind. A kind that adds up over days is counted for days alone. */
  readonly count: (request: CountRequest) => Promise<readonly CountedRow[]>;
  /** How many rows the doings of each period have, by its first day; those without any are left out. */
  readonly events: (request: CountRequest) => Promise<ReadonlyMap<string, number>>;
  /** The first day whose doings are still kept. Null: all there ever were. */
  readonly knownSince: () => Promise<string | null>;
};
