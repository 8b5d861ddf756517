import { isJsonObject } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import type { LogTombstone } from '../../api/logs.ts';
import { formatNumber } from '../../i18n/format.ts';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import table from '../../ui/table/plain-table.module.css';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './logs.module.css';

/** What was taken out of the log: when, by whom, why and how much. */
export function Tombstones({ tombstones }: { readonly tombstones: readonly LogTombstone[] }) {
  const { t } = useTranslation('logs');
  if (tombstones.length === 0) return <EmptyState title={t('noTombstones')} text={t('noTombstonesText')} />;
  return (
    <div className={styles.scroller}>
      <table className={`${table.table} ${styles.table}`} data-stacked>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('reason')}</th>
            <th scope="col" className={table.number}>
              {t('entries')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tombstones.map((tombstone) => (
            <tr key={tombstone.id}>
              <td>
                <DateTimeText value={tombstone.askedAt} />
              </td>
              <td data-label={t('who')}>{tombstone.staffName ?? t('console')}</td>
              <td data-label={t('what')}>
                <Wish wish={tombstone.wish} />
              </td>
              <td data-label={t('reason')}>{tombstone.reason}</td>
              <td className={table.number} data-label={t('entries')}>
                {tombstone.entries === null ? (
                  <Tag tone="gold">{t('underWay')}</Tag>
                ) : (
                  formatNumber(tombstone.entries)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the list was narrowed by; nothing: everything went. */
function Wish({ wish }: Pick<LogTombstone, 'wish'>) {
  const { t } = useTranslation('logs');
  const parts = Object.entries(isJsonObject(wish) ? wish : {}).flatMap(([key, value]) =>
    typeof value === 'string' || (typeof value === 'number' && value > 0) ? [`${key}: ${value}`] : [],
  );
  if (parts.length === 0) return t('everything');
  return <code className={styles.code}>{parts.join(', ')}</code>;
}
