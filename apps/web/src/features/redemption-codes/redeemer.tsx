import type { RedemptionCode } from '../../api/redemption-codes.ts';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { PlayerLink } from './player-link.tsx';

/** Two cells: who has a code of their own, and since when. */
export function Redeemer({
  row: { serverId, accountId, redeemedAt },
}: {
  readonly row: Pick<RedemptionCode, 'serverId' | 'accountId' | 'redeemedAt'>;
}) {
  const isRedeemed = serverId !== null && accountId !== null && redeemedAt !== null;
  return (
    <>
      <td>{isRedeemed ? <PlayerLink serverId={serverId} accountId={accountId} /> : '—'}</td>
      <td>{isRedeemed ? <DateTimeText value={redeemedAt} /> : '—'}</td>
    </>
  );
}
