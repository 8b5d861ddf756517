import { mayCommand } from '@quartermaster/domain/permissions/player-commands';
import { useInfiniteQuery, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../../api/get-me.ts';
import { ordersKey, ordersQuery, type OrderRow } from '../../../api/orders.ts';
import { playerServersQuery } from '../../../api/players.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { ActingOnPlayer, type Acting } from '../acting-on-player.tsx';
import { FindLine } from '../find-line.tsx';
import { SectionTable } from '../page/section-table.tsx';
import { PlaceTag } from '../place-tag.tsx';
import styles from '../search.module.css';
import { OrderPills } from './order-pills.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { PlayerToEnterFor } from './player-to-enter-for.tsx';

/** What an address asks for, in the words of the call. */
export type OrderSearch = {
  readonly number?: string;
  readonly server?: string;
  readonly account?: string;
  readonly state?: string;
  readonly from?: string;
  readonly to?: string;
};

/** Orders of all players: found, delivered again, entered by hand. */
export function OrdersScreen() {
  const { t } = useTranslation('orders');
  const { environment, details } = useBranch();
  const queryClient = useQueryClient();
  const { data: me } = useSuspenseQuery(meQuery());
  const { asked, change } = useAsked();
  const [acting, setActing] = useState<Acting | null>(null);
  const [isEntering, setEntering] = useState(false);
  const { data: servers = [] } = useQuery(playerServersQuery(environment));
  const orders = useInfiniteQuery(ordersQuery(environment, asked));
  const playerOf = ({ serverId, accountId }: Pick<OrderRow, 'serverId' | 'accountId'>) => ({
    environment,
    serverId,
    accountId,
  });
  const columns = useOrderColumns({
    servers,
    mayDeliver: mayCommand(me.type, 'redeliver_order', details.isProtected),
    deliver: (row) =>
      setActing({ player: playerOf(row), kind: 'redeliver_order', preset: { order_id: row.orderId } }),
  });
  const slow = orders.data?.pages.at(-1)?.unavailable ?? [];
  return (
    <>
      <PageHead
        breadcrumb={[]}
        title={t('title')}
        meta={<PlaceTag environment={details} />}
        actions={
          mayCommand(me.type, 'enter_order', details.isProtected) ? (
            <Button type="primary" onClick={() => setEntering(true)}>
              {t('enter')}
            </Button>
          ) : null
        }
      />
      {isEntering ? (
        <PlayerToEnterFor
          onClose={() => setEntering(false)}
          onChosen={(player) => {
            setEntering(false);
            setActing({ player: playerOf(player), kind: 'enter_order', preset: {} });
          }}
        />
      ) : null}
      <ActingOnPlayer
        acting={acting}
        onDone={() => void queryClient.invalidateQueries({ queryKey: ordersKey(environment) })}
      />
      <div className={styles.tools}>
        <FindLine
          label={t('searchHolder')}
          asked={asked.number ?? ''}
          onAsk={(number) => change({ number })}
        />
        <OrderPills asked={asked} servers={servers} onChange={change} />
      </div>
      {slow.map((server) => (
        <Alert
          key={server}
          className={styles.notices ?? ''}
          type="warning"
          showIcon
          title={t('slow', { server })}
        />
      ))}
      <SectionTable
        title={t('title')}
        query={orders}
        columns={columns}
        keyOf={({ serverId, accountId, orderId }) => `${serverId} ${accountId} ${orderId}`}
        empty={t('empty')}
      />
    </>
  );
}

function useAsked() {
  const { number, server, account, state, from, to } = useSearch({ strict: false });
  const navigate = useNavigate();
  const entries = Object.entries({ number, server, account, state, from, to }).filter(([, value]) => value);
  const asked: OrderSearch = Object.fromEntries(entries);
  const change = (next: OrderSearch) =>
    void navigate({ to: '/orders', search: ({ env, v }) => ({ env, v, ...asked, ...next }) });
  return { asked, change };
}
