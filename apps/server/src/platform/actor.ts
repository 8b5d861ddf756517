/** Who does something, as change sets and audit entries remember it. */
export type Actor = {
  /** Null: the console itself. */
  readonly accountId: number | null;
  readonly ip?: string | null;
  readonly userAgent?: string | null;
  readonly requestId?: string | null;
  /** The digest of the warnings that the request accepts; whether there are such, the settings guard says. */
  readonly acceptedDigest?: string | null;
  /** What was accepted indeed. */
  readonly accepted?: AcceptedWarnings | null;
};

/** Warnings of a write that takes effect on save. */
type AcceptedWarnings = { readonly warnings: number; readonly digest: string };

/** The console itself: demo data, jobs. */
export const SYSTEM_ACTOR: Actor = { accountId: null };
