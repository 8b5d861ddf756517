import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DeliveryRow } from '../../api/deliveries.ts';
import { formatNumber } from '../../i18n/format.ts';
import styles from './deliveries.module.css';

/** How many of all have been reached. */
export function DeliveryProgress({ delivery }: { readonly delivery: DeliveryRow }) {
  const { t } = useTranslation('deliveries');
  const { counts, isFrozen, state } = delivery;
  if (!isFrozen) return <span className={styles.soft}>{t('gathering')}</span>;
  const done = counts.total - counts.waiting - counts.unsent;
  const percent = counts.total === 0 ? 0 : Math.floor((100 * done) / counts.total);
  const text = t('progress', { done: formatNumber(done), total: formatNumber(counts.total) });
  return (
    <span className={styles.progress}>
      <Progress
        percent={percent}
        size="small"
        showInfo={false}
        status={state === 'held' ? 'exception' : state === 'sending' ? 'active' : 'normal'}
        aria-label={text}
      />
      <span>{text}</span>
    </span>
  );
}
