import {
  wayToAct,
  type PlayerActionAt,
  type PlayerActionKind,
} from '@quartermaster/domain/actions/player/index';
import { useInfiniteQuery, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../../api/get-me.ts';
import { ordersKey, ordersQuery, type OrderRow } from '../../../api/orders.ts';
import { playerServersQuery } from '../../../api/players.ts';
import { PlaceTag } from '../../../engine/place-tag.tsx';
import { useBranch } from '../../../engine/use-branch.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ActingOnPlayer, type Acting } from '../acting-on-player.tsx';
import { commandVerb } from '../commands/command-words.ts';
import type { Preset } from '../commands/command-actions.ts';
import { FindLine } from '../find-line.tsx';
import { NoMatch } from '../no-match.tsx';
import { SectionTable } from '../page/section-table.tsx';
import styles from '../search.module.css';
import { NOTHING, OrderPills, type OrderSearch } from './order-pills.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { PlayerToEnterFor } from './player-to-enter-for.tsx';

/** Orders of all players: found, delivered, entered by hand. */
export function OrdersScreen() {
  const { t } = useTranslation('orders');
  const { environment } = useBranch();
  const { asked, change } = useAsked();
  const { data: servers = [] } = useQuery(playerServersQuery(environment));
  const orders = useInfiniteQuery(ordersQuery(environment, asked));
  const { acting, actions, may, refresh } = useOrderActions(environment);
  const columns = useOrderColumns({ servers, may, actions });
  const slow = orders.data?.pages.at(-1)?.unavailable ?? [];
  return (
    <>
      <Head mayEnter={may('enter_order')} onEnter={actions.enter_order} />
      <ActingOnPlayer acting={acting} onDone={refresh} />
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
        empty={Object.keys(asked).length === 0 ? t('empty') : <NoMatch onClear={() => change(NOTHING)} />}
      />
    </>
  );
}

type ChosenPlayer = Pick<OrderRow, 'serverId' | 'accountId'>;

function useOrderActions(environment: string) {
  const { details } = useBranch();
  const queryClient = useQueryClient();
  const { data: me } = useSuspenseQuery(meQuery());
  const [acting, setActing] = useState<Acting | null>(null);
  const begin = ({ serverId, accountId }: ChosenPlayer, kind: PlayerActionKind, preset: Preset) =>
    setActing({ player: { environment, serverId, accountId }, kind, preset });
  // Every action that says it is begun here.
  const actions = {
    enter_order: (player: ChosenPlayer) => begin(player, 'enter_order', {}),
    redeliver_order: (row: OrderRow) => begin(row, 'redeliver_order', { order_id: row.orderId }),
    refund_order: (row: OrderRow) => begin(row, 'refund_order', { order_id: row.orderId }),
  } satisfies { readonly [K in PlayerActionAt<'orders'>]: unknown };
  return {
    acting,
    actions,
    may: (kind: PlayerActionAt<'orders'>) => wayToAct(me.type, kind, details.isProtected) !== null,
    refresh: () => void queryClient.invalidateQueries({ queryKey: ordersKey(environment) }),
  };
}

type HeadProps = { readonly mayEnter: boolean; readonly onEnter: (player: ChosenPlayer) => void };

function Head({ mayEnter, onEnter }: HeadProps) {
  const { t } = useTranslation('orders');
  const { details } = useBranch();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PageHead
        breadcrumb={[]}
        title={t('title')}
        meta={<PlaceTag environment={details} />}
        actions={
          mayEnter ? (
            <Button type="primary" onClick={() => setAsking(true)}>
              {commandVerb('enter_order')}
            </Button>
          ) : null
        }
      />
      {isAsking ? (
        <PlayerToEnterFor
          onClose={() => setAsking(false)}
          onChosen={(player) => {
            setAsking(false);
            onEnter(player);
          }}
        />
      ) : null}
    </>
  );
}

function useAsked() {
  const { number, server, account, state, from, to } = useSearch({ strict: false });
  const navigate = useNavigate();
  const entries = Object.entries({ number, server, account, state, from, to }).filter(([, value]) => value);
  const asked: OrderSearch = Object.fromEntries(entries);
  const change = (next: OrderSearch) => void navigate({ to: '/orders', search: { ...asked, ...next } });
  return { asked, change };
}
