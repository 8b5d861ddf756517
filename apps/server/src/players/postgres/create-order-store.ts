import type { OrderRow } from '@quartermaster/contract/http/orders';
import type { Database, Queryable } from '../../db/database.ts';
import { createParameters, type Parameters } from '../../engine/parameters.ts';
import { exactTime, isExactTime, wireTime } from '../../engine/wire-time.ts';
import type { FoundOrders, OrderSearch, OrderStore } from '../order-store.ts';
import { readKeyCursor, writeKeyCursor } from './key-cursor.ts';
import { findOrderHolders, spellingsOf } from './order-holders.ts';
import { sameReceipts } from './same-receipts.ts';
import { askServers } from './search.ts';
import type { SearchedServer } from './search-server.ts';
import type { ServerDirectory } from './server-directory.ts';

/** An order beside what places it among those of all servers: newest first, then by server. */
type PlacedOrder = { readonly row: OrderRow; readonly at: string; readonly number: number };
type OrderCursor = { readonly at: string; readonly serverId: number; readonly number: number };

export function createOrderStore(database: Database, directory: ServerDirectory): OrderStore {
  return {
    async search(search) {
      const targets = await findTargets(database, directory, search);
      const cursor = readCursor(search.cursor);
      const { results, failures } = await askServers(database, targets, (tx, target) =>
        readOrders(tx, target, search, cursor),
      );
      const placed = results.flat().sort(compareOrders);
      const kept = placed.slice(0, search.limit);
      return {
        rows: kept.map(({ row }) => row),
        nextCursor: placed.length > search.limit ? cursorOf(kept.at(-1)) : null,
        failures,
      } satisfies FoundOrders;
    },
  };
}

/** The servers to ask. A number leads to its player's server alone. */
async function findTargets(
  database: Database,
  directory: ServerDirectory,
  { environmentId, servers, number = '' }: OrderSearch,
): Promise<readonly SearchedServer[]> {
  const holders = number === '' ? null : await findOrderHolders(database, environmentId, number);
  const targets: SearchedServer[] = [];
  for (const serverId of new Set(servers)) {
    const server = await directory.find({ environmentId, serverId });
    if (server === null) continue;
    const orders = holders?.filter((holder) => holder.server === server).map(({ account_id }) => account_id);
    if (orders === undefined || orders.length > 0) targets.push({ serverId, server, orders: orders ?? [] });
  }
  return targets;
}

type FoundRow = Omit<OrderRow, 'server_id'> & { readonly place: string; readonly purchase_id: number };

async function readOrders(
  tx: Queryable,
  { server, serverId, orders }: SearchedServer,
  search: OrderSearch,
  cursor: OrderCursor | null,
): Promise<PlacedOrder[]> {
  const parameters = createParameters([server]);
  const conditions = ['p.server = $1', ...filters(search, orders, parameters)];
  if (cursor !== null) conditions.push(afterCursor(cursor, serverId, parameters));
  const { rows } = await tx.query<FoundRow>(
    `select p.account_id, account.name, order_id, third_party_order_id, channel, product_module, product_id, currency,
            amount::float8 as amount, state, rewards, ${wireTime('p.created_at')} as created_at,
            ${wireTime('paid_at')} as paid_at, ${wireTime('delivered_at')} as delivered_at,
            ${wireTime('refunded_at')} as refunded_at, ${sameReceipts('p')} as same_receipts, purchase_id,
            ${exactTime('p.created_at')} as place
       from player.purchase as p join player.account using (server, account_id)
      where ${conditions.join(' and ')}
      order by p.created_at desc, purchase_id desc limit ${search.limit + 1}`,
    parameters.values,
  );
  return rows.map(({ place, purchase_id: number, ...row }) => ({
    row: { server_id: serverId, ...row },
    at: place,
    number,
  }));
}

function filters(search: OrderSearch, holders: readonly number[], parameters: Parameters): string[] {
  const { number = '', accountId, state, channel, from, to } = search;
  const instant = (value: string) => `${parameters.add(value)}::timestamp at time zone 'utc'`;
  const conditions: string[] = [];
  if (number !== '') {
    const wanted = `any(${parameters.add(spellingsOf(number))}::text[])`;
    conditions.push(
      `p.account_id = any(${parameters.add(holders)}::integer[])`,
      `(order_id = ${wanted} or third_party_order_id = ${wanted})`,
    );
  }
  if (accountId !== null) conditions.push(`p.account_id = ${parameters.add(accountId)}`);
  if (state !== undefined) conditions.push(`state = ${parameters.add(state)}`);
  if (channel !== undefined) conditions.push(`channel = ${parameters.add(channel)}`);
  if (from !== undefined) conditions.push(`p.created_at >= ${instant(from)}`);
  // An instant is a second, which belongs to the period as a whole.
  if (to !== undefined) conditions.push(`p.created_at < ${instant(to)} + interval '1 second'`);
  return conditions;
}

function readCursor(text: string | undefined): OrderCursor | null {
  const [at, serverId, number] = readKeyCursor(text, ['text', 'number', 'number']) ?? [];
  if (!isExactTime(at)) return null;
  return { at, serverId: Number(serverId), number: Number(number) };
}

function cursorOf(last: PlacedOrder | undefined): string | null {
  return last === undefined ? null : writeKeyCursor([last.at, last.row.server_id, last.number]);
}

/** Orders of one moment go on with the next server, and those of one server with the earlier number. */
function afterCursor(cursor: OrderCursor, serverId: number, parameters: Parameters): string {
  const at = `${parameters.add(cursor.at)}::timestamp at time zone 'utc'`;
  if (serverId > cursor.serverId) return `p.created_at <= ${at}`;
  if (serverId < cursor.serverId) return `p.created_at < ${at}`;
  return `(p.created_at, purchase_id) < (${at}, ${parameters.add(cursor.number)}::bigint)`;
}

function compareOrders(left: PlacedOrder, right: PlacedOrder): number {
  if (left.at !== right.at) return left.at < right.at ? 1 : -1;
  return left.row.server_id - right.row.server_id || right.number - left.number;
}
