import { isRefundable, orderState } from '@quartermaster/domain/enums/order-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { purchasesQuery, type ListedPurchase, type PlayerKey } from '../../../api/player.ts';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { RowAction } from '../commands/row-action.tsx';
import { money } from '../money.ts';
import { EnterOrderButton } from '../orders/enter-order-button.tsx';
import { Assets, RecordName } from './names.tsx';
import { OrderIds } from './order-ids.tsx';
import { OrderSteps } from './order-steps.tsx';
import styles from './page.module.css';
import { SectionTable, type Column } from './section-table.tsx';

/** Orders and what became of them, and which others came with the same receipt. */
export function PurchasesSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const purchases = useInfiniteQuery(purchasesQuery(player));
  return (
    <SectionTable
      title={t('section.purchases')}
      aside={<EnterOrderButton />}
      query={purchases}
      columns={usePurchaseColumns()}
      keyOf={(row) => row.purchaseId}
      empty={t('empty.purchases')}
    />
  );
}

function usePurchaseColumns(): readonly Column<ListedPurchase>[] {
  const { t } = useTranslation('player');
  return [
    {
      key: 'order',
      label: t('order'),
      cell: (row) => <OrderIds order={row} />,
    },
    {
      key: 'state',
      label: t('state'),
      cell: (row) => (
        <span className={styles.stack}>
          <WordTag of={orderState} value={row.state} />
          {row.state === 'paid' ? (
            <RowAction kind="redeliver_order" preset={{ order_id: row.orderId }} of={row.orderId} />
          ) : null}
          {isRefundable(row) ? (
            <RowAction kind="refund_order" preset={{ order_id: row.orderId }} of={row.orderId} />
          ) : null}
        </span>
      ),
    },
    {
      key: 'amount',
      label: t('price'),
      isNumber: true,
      cell: (row) => money(row.currency, row.amount),
    },
    {
      key: 'product',
      label: t('product'),
      cell: (row) => (
        <span className={styles.stack}>
          <RecordName module={row.productModule} id={row.productId} />
          <span className={styles.soft}>
            <Assets list={row.rewards} />
          </span>
        </span>
      ),
    },
    { key: 'steps', label: t('steps'), cell: (row) => <OrderSteps order={row} /> },
  ];
}
