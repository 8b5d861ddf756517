import type {
  DeliveryRecipientRow,
  DeliveryRecipientsQuery,
  DeliveryRejectRow,
} from '@quartermaster/contract/http/deliveries';
import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { Queryable } from '../../db/database.ts';
import { sliceOf, type SliceOf } from '../../http/slice-of.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { listRecipients, listRejects } from './recipients.repo.ts';

/** The recipients of a delivery with their names and results. */
export async function readRecipients(
  deps: DeliveriesDependencies,
  environmentId: number,
  id: number,
  query: DeliveryRecipientsQuery,
): Promise<SliceOf<DeliveryRecipientRow>> {
  const rows = await listRecipients(deps.database, id, query);
  const page = sliceOf(rows, query.limit, keyOf);
  const names = await namesOf(deps, environmentId, page.data);
  return { ...page, data: page.data.map((row) => ({ ...row, name: names.get(keyOf(row)) ?? null })) };
}

/** The rows that were excluded. */
export async function readRejects(
  { database }: { readonly database: Queryable },
  id: number,
  { cursor, limit }: SliceQuery,
): Promise<SliceOf<DeliveryRejectRow>> {
  const after = /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : 0;
  return sliceOf(await listRejects(database, id, after, limit), limit, ({ row }) => String(row));
}

type PlayerKey = { readonly server_id: number; readonly account_id: number };

/** Where a player is on the list. */
export const keyOf = ({ server_id: server, account_id: account }: PlayerKey): string =>
  `${server}:${account}`;

async function namesOf(
  { playerStore }: DeliveriesDependencies,
  environmentId: number,
  rows: readonly PlayerKey[],
): Promise<ReadonlyMap<string, string>> {
  const servers = [...new Set(rows.map(({ server_id: server }) => server))];
  const wanted = rows.map(({ server_id, account_id }) => ({ serverId: server_id, accountId: account_id }));
  const { players } = await playerStore.lookUp(environmentId, servers, wanted);
  return new Map(players.map((player) => [keyOf(player), player.name]));
}
