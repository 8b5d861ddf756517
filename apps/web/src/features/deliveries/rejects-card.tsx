import { deliveryRejectReason } from '@quartermaster/domain/enums/delivery-reject-reason';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deliveryRejectsQuery, type Delivery } from '../../api/deliveries.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { MoreButton } from '../../ui/table/list-state.tsx';
import table from '../../ui/table/plain-table.module.css';
import { WordTag } from '../../ui/text/word-tag.tsx';

/** Where the recipients' card leads to. */
export const REJECTS_ID = 'excluded-rows';

/** Rejected rows of the list, and why: the other recipients get their mail all the same. */
export function RejectsCard({ delivery: { deliveryId, counts } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const { environment } = useBranch();
  const query = useInfiniteQuery(deliveryRejectsQuery(environment, deliveryId));
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card flush id={REJECTS_ID} title={t('rejects')} aside={formatNumber(counts.rejected)}>
      {query.error ? <ErrorPanel error={query.error} onRetry={() => void query.refetch()} /> : null}
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col" className={table.number}>
              {t('column.row')}
            </th>
            <th scope="col">{t('column.text')}</th>
            <th scope="col">{t('column.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, text, reason }) => (
            <tr key={row}>
              <td className={table.number}>{row}</td>
              <td className={table.code}>{text}</td>
              <td>
                <WordTag of={deliveryRejectReason} value={reason} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreButton query={query} />
    </Card>
  );
}
