/** The days that are wanted: up to today by a clock of this zone. */
export type PlayerActivityRequest = {
  readonly environmentId: number;
  readonly days: number;
  readonly timeZone: string;
  readonly now: Date;
};

/** What players of all servers of an environment did on a day. */
export type PlayerActivityDay = {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** How many played; each counts once, however often they came. */
  readonly active: number;
  readonly logins: number;
  /** How many came for the first time. */
  readonly joined: number;
  /** Orders that were paid, and what they came to in US cents. */
  readonly orders: number;
  readonly usd_cents: number;
};
