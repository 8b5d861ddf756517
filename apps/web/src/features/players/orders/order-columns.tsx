import type { PlayerActionAt } from '@quartermaster/domain/actions/player/index';
import { isRefundable, orderState } from '@quartermaster/domain/enums/order-state';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '../../../api/orders.ts';
import type { PlayerServer } from '../../../api/players.ts';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { commandVerb } from '../commands/command-words.ts';
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
  readonly may: (kind: RowKind) => boolean;
  readonly actions: Readonly<Record<RowKind, (row: OrderRow) => void>>;
};

/** What is done to an order that is there. */
type RowKind = Exclude<PlayerActionAt<'orders'>, 'enter_order'>;

const IS_OFFERED: Readonly<Record<RowKind, (row: OrderRow) => boolean>> = {
  redeliver_order: ({ state }) => state === 'paid',
  refund_order: isRefundable,
};

const ROW_KINDS = Object.keys(IS_OFFERED) as RowKind[];

export function useOrderColumns({ servers, may, actions }: OrderTable): readonly Column<OrderRow>[] {
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
          {ROW_KINDS.filter((kind) => may(kind) && IS_OFFERED[kind](row)).map((kind) => (
            <OrderButton key={kind} kind={kind} row={row} act={actions[kind]} />
          ))}
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

type OrderButtonProps = {
  readonly kind: RowKind;
  readonly row: OrderRow;
  readonly act: (row: OrderRow) => void;
};

function OrderButton({ kind, row, act }: OrderButtonProps) {
  const { t: tc } = useTranslation();
  const label = commandVerb(kind);
  return (
    <Button size="small" aria-label={tc('labelled', { label, text: row.orderId })} onClick={() => act(row)}>
      {label}
    </Button>
  );
}
