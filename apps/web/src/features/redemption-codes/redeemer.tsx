import type { RedemptionCode } from '../../api/redemption-codes.ts';
import { Dash } from '../../ui/text/dash.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { useTranslation } from 'react-i18next';
import { PlayerLink } from './player-link.tsx';

/** Two cells: who has a code of their own, and since when. */
export function Redeemer({
  row: { serverId, accountId, redeemedAt },
}: {
  readonly row: Pick<RedemptionCode, 'serverId' | 'accountId' | 'redeemedAt'>;
}) {
  const { t } = useTranslation('codes');
  const isRedeemed = serverId !== null && accountId !== null && redeemedAt !== null;
  return (
    <>
      <td data-label={t('player')}>
        {isRedeemed ? <PlayerLink serverId={serverId} accountId={accountId} /> : <Dash />}
      </td>
      <td>{isRedeemed ? <DateTimeText value={redeemedAt} /> : <Dash />}</td>
    </>
  );
}
