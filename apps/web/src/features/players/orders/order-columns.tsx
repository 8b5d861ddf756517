import { orderState } from '@quartermaster/domain/enums/order-state';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '../../../api/orders.ts';
import type { PlayerServer } from '../../../api/players.ts';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { playerActionVerb } from '../commands/action-words.ts';
import { PlayerLink } from '../guilds/guild-links.tsx';
import { money } from '../money.ts';
import { Assets, RecordName } from '../page/names.tsx';
import { OrderIds } from '../page/order-ids.tsx';
import { OrderSteps } from '../page/order-steps.tsx';
import page from '../page/page.module.css';
import type { Column } from '../page/section-table.tsx';
import { ServerName } from '../server-name.tsx';

type OrderTable = {
  readonly servers: readonly PlayerServer[];
  readonly mayDeliver: boolean;
  readonly deliver: (row: OrderRow) => void;
};

export function useOrderColumns({ servers, mayDeliver, deliver }: OrderTable): readonly Column<OrderRow>[] {
  const { t } = useTranslation('orders');
  return [
    { key: 'order', label: t('order'), cell: (row) => <OrderIds order={row} /> },
    {
      key: 'player',
      label: t('account'),
      cell: (row) => (
        <span className={page.stack}>
          <PlayerLink serverId={row.serverId} player={row} />
          <span className={page.soft}>
            <ServerName id={row.serverId} servers={servers} />
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      label: t('state'),
      cell: (row) => (
        <span className={page.stack}>
          <WordTag of={orderState} value={row.state} />
          {mayDeliver && row.state === 'paid' ? <DeliverButton row={row} deliver={deliver} /> : null}
        </span>
      ),
    },
    {
      key: 'price',
      label: t('price'),
      isNumber: true,
      cell: ({ currency, amount }) => money(currency, amount),
    },
    {
      key: 'product',
      label: t('product'),
      cell: (row) => (
        <span className={page.stack}>
          <RecordName module={row.productModule} id={row.productId} />
          <span className={page.soft}>
            <Assets list={row.rewards} />
          </span>
        </span>
      ),
    },
    { key: 'steps', label: t('steps'), cell: (row) => <OrderSteps order={row} /> },
  ];
}

function DeliverButton({ row, deliver }: Pick<OrderTable, 'deliver'> & { readonly row: OrderRow }) {
  const { t: tc } = useTranslation();
  const label = playerActionVerb('redeliver_order');
  return (
    <Button
      size="small"
      aria-label={tc('labelled', { label, text: row.orderId })}
      onClick={() => deliver(row)}
    >
      {label}
    </Button>
  );
}
