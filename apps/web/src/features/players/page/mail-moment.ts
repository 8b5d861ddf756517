import type { MailRow } from '../../../api/player.ts';

type Moment = { readonly label: 'claimed' | 'expires' | null; readonly at: string };

/** The moment that matters of a mail: what was taken back or deleted expires no more. Null: there is none. */
export function mailMoment({
  state,
  claimedAt,
  expireAt,
}: Pick<MailRow, 'state' | 'claimedAt' | 'expireAt'>): Moment | null {
  if (claimedAt !== null) return { label: 'claimed', at: claimedAt };
  if (state === 'recalled' || state === 'deleted') return null;
  // The state beside it says that it has expired.
  return { label: state === 'expired' ? null : 'expires', at: expireAt };
}
