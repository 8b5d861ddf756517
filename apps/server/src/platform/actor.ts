/** Who does something, as change sets and audit entries remember it. */
export type Actor = {
  /** Null: the console itself. */
  readonly accountId: number | null;
  readonly ip?: string | null;
  readonly userAgent?: string | null;
  readonly requestId?: string | null;
};

/** The console itself: demo data, jobs. */
export const SYSTEM_ACTOR: Actor = { accountId: null };
