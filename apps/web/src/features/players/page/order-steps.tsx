import { useTranslation } from 'react-i18next';
import type { PurchaseRow } from '../../../api/player.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import styles from './page.module.css';

type OrderStepsProps = {
  readonly order: Pick<PurchaseRow, 'createdAt' | 'paidAt' | 'deliveredAt' | 'refundedAt'>;
};

/** What happened to an order, step by step. */
export function OrderSteps({ order: { createdAt, paidAt, deliveredAt, refundedAt } }: OrderStepsProps) {
  const { t } = useTranslation('player');
  const steps = [
    { label: t('ordered'), at: createdAt },
    { label: t('paid'), at: paidAt },
    { label: t('deliveredAt'), at: deliveredAt },
    { label: t('refunded'), at: refundedAt },
  ].flatMap(({ label, at }) => (at === null ? [] : [{ label, at }]));
  return (
    <span className={styles.stack}>
      {steps.map(({ label, at }) => (
        <span key={label} className={styles.step}>
          {label} <DateTimeText value={at} />
        </span>
      ))}
    </span>
  );
}
