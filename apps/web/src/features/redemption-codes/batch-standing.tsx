import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { batchesQuery, MAX_BATCHES, type RedemptionBatch } from '../../api/redemption-codes.ts';
import type { StandingCellProps } from '../../engine/list/standing-columns.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber, parseInstant } from '../../i18n/format.ts';
import styles from './codes.module.css';
import { StateTag } from './state-tag.tsx';

/** In a list of batches: whether the codes are there, how many were redeemed, whether they still count. */
export function BatchStanding({ recordId, recordIds }: StandingCellProps) {
  const { t } = useTranslation('codes');
  const { environment, version } = useBranch();
  const first = Math.floor(recordIds.indexOf(recordId) / MAX_BATCHES) * MAX_BATCHES;
  const asked = recordIds.slice(first, first + MAX_BATCHES);
  const { data } = useQuery(batchesQuery({ environment, version }, asked));
  const batch = data?.data.find(({ batchId }) => String(batchId) === recordId);
  if (batch === undefined) return null;
  const { redeemed, quantity } = batch;
  return (
    <span className={styles.standing}>
      <StateTag state={isExpired(batch) ? 'expired' : batch.state} />
      {batch.state === 'waiting' ? null : (
        <span className={styles.soft}>
          {t('redeemedOf', { redeemed: formatNumber(redeemed), all: formatNumber(quantity) })}
        </span>
      )}
    </span>
  );
}

/** Its last period is over; a batch without periods never ends. */
function isExpired({ state, periods }: RedemptionBatch): boolean {
  const ends = periods.map(({ endDate }) => parseInstant(endDate).getTime());
  return state === 'open' && ends.length > 0 && Math.max(...ends) < Date.now();
}
