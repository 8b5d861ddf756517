import type { ReleaseIssue } from './releases.ts';

/** Sent again with it, a write that `settings_have_warnings` refused accepts the warnings of this digest. */
export const ACCEPTED_WARNINGS_HEADER = 'x-accepted-warnings';

/** The `conflict` of `settings_have_warnings`: what players will notice, as a release lists it. */
export type WarningsToAccept = {
  readonly warnings: number;
  readonly digest: string;
  readonly issues: readonly ReleaseIssue[];
};
