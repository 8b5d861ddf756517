import { orderState } from '@quartermaster/domain/enums/order-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { purchasesQuery, type PlayerKey, type PurchaseRow } from '../../../api/player.ts';
import { WordTag } from '../../../ui/word-tag.tsx';
import { RowAction } from '../commands/row-action.tsx';
import { money } from '../money.ts';
import { EnterOrderButton } from '../orders/enter-order-button.tsx';
import { Assets, RecordName } from './names.tsx';
import { OrderIds } from './order-ids.tsx';
import { OrderSteps } from './order-steps.tsx';
import styles from './page.module.css';
import { SectionTable, useSlices, type Column } from './section-table.tsx';
import { sharedReceipts } from './shared-receipts.ts';

/** Orders and what became of them. Orders with one receipt between them are told: one payment, charged twice. */
export function PurchasesSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const purchases = useInfiniteQuery(purchasesQuery(player));
  const { rows } = useSlices(purchases);
  return (
    <SectionTable
      title={t('section.purchases')}
      aside={<EnterOrderButton />}
      query={purchases}
      columns={usePurchaseColumns(sharedReceipts(rows))}
      keyOf={(row) => row.purchaseId}
      empty={t('empty.purchases')}
    />
  );
}

function usePurchaseColumns(shared: ReadonlyMap<string, string>): readonly Column<PurchaseRow>[] {
  const { t } = useTranslation('player');
  return [
    {
      key: 'order',
      label: t('order'),
      cell: (row) => <OrderIds order={row} twin={shared.get(row.orderId)} />,
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
