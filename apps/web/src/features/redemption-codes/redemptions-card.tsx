import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { redemptionsQuery, type BatchKey } from '../../api/redemption-codes.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Dash } from '../../ui/text/dash.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { ListState, MoreButton } from '../../ui/table/list-state.tsx';
import table from '../../ui/table/plain-table.module.css';
import styles from './codes.module.css';
import { ExportButton } from './export-button.tsx';
import { PlayerLink } from './player-link.tsx';

/** Who redeemed codes of a batch, newest first. */
export function RedemptionsCard({ id }: { readonly id: BatchKey }) {
  const { t } = useTranslation('codes');
  const query = useInfiniteQuery(redemptionsQuery(id));
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const aside = rows.length > 0 ? <ExportButton id={id} list="redemptions" /> : null;
  return (
    <Card flush title={t('redemptions')} aside={aside}>
      <ListState query={query} isEmpty={rows.length === 0} empty={t('redemptionsEmpty')} />
      {rows.length > 0 ? (
        <div className={styles.scroller}>
          <table className={table.table} data-stacked>
            <thead>
              <tr>
                <th scope="col">{t('when')}</th>
                <th scope="col">{t('player')}</th>
                <th scope="col">{t('code')}</th>
                <th scope="col">{t('mail')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ redemptionId, at, code, mailId, ...player }) => (
                <tr key={redemptionId}>
                  <td>
                    <DateTimeText value={at} />
                  </td>
                  <td data-label={t('player')}>
                    <PlayerLink {...player} />
                  </td>
                  <td className={styles.code} data-label={t('code')}>
                    {code}
                  </td>
                  <td>{mailId === null ? <Dash /> : t('mailNumber', { number: mailId })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <MoreButton query={query} />
    </Card>
  );
}
