import type { PlayerRow } from '@quartermaster/contract/http/player-search';
import type { PlayerSearch } from '../../players/player-store.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { findDelivery, freezeDelivery, type StoredDelivery } from './deliveries.repo.ts';
import { readRows, sortRows, type NamedRow } from './listed-players.ts';
import { insertRecipients, insertRejects, type RecipientPlace } from './recipients.repo.ts';

const LOOKED_UP_AT_ONCE = 5000;

/**
 * Writes down who gets a delivery, and freezes the list. Done again after a crash, it adds who is
 * missing: until it is frozen nothing can be sent.
 */
export async function prepareDelivery(deps: DeliveriesDependencies, id: number): Promise<void> {
  const delivery = await findDelivery(deps.database, id);
  if (delivery === null || delivery.state !== 'draft' || delivery.isFrozen) return;
  await (delivery.asked.kind === 'ids' ? addListed(deps, delivery) : addFound(deps, delivery));
  await freezeDelivery(deps.database, id, delivery.revision);
}

async function addListed(deps: DeliveriesDependencies, { id, asked, environmentId }: StoredDelivery) {
  if (asked.kind !== 'ids') return;
  const { named, rejects } = readRows(asked.ids);
  const found = await lookUp(deps, environmentId, asked.servers, named);
  const sorted = sortRows(named, found);
  await insertRecipients(deps.database, id, sorted.recipients);
  await insertRejects(deps.database, id, [...rejects, ...sorted.rejects]);
}

async function lookUp(
  { playerStore }: DeliveriesDependencies,
  environmentId: number,
  servers: readonly number[],
  named: readonly NamedRow[],
): Promise<readonly PlayerRow[]> {
  const found: PlayerRow[] = [];
  for (let start = 0; start < named.length; start += LOOKED_UP_AT_ONCE) {
    const wanted = named.slice(start, start + LOOKED_UP_AT_ONCE).map((row) => row.wanted);
    const { players, failures } = await playerStore.lookUp(environmentId, servers, wanted);
    const [failure] = failures;
    // Players of a server that did not answer would count as not found: the whole part is tried again.
    if (failure !== undefined) throw new Error(`Server ${failure.serverId} is ${failure.kind}.`);
    found.push(...players);
  }
  return found;
}

/** Reads one server after the other: together, each server would read a whole part of the list, of which only its share is used. */
async function addFound({ database, playerStore }: DeliveriesDependencies, delivery: StoredDelivery) {
  for (const server of delivery.asked.servers)
    for await (const players of playerStore.searchAll(searchOf(delivery, server)))
      await insertRecipients(database, delivery.id, players.map(placeOf));
}

const placeOf = ({ server_id: serverId, account_id: accountId }: PlayerRow): RecipientPlace => ({
  serverId,
  accountId,
});

/** By number: a list in the order of the last login would move while it is read. */
function searchOf(
  { asked, environmentId }: StoredDelivery,
  server: number,
): Omit<PlayerSearch, 'cursor' | 'limit'> {
  const condition = asked.kind === 'condition' ? asked : { q: '', by: 'any' as const, filters: {} };
  return {
    environmentId,
    servers: [server],
    text: condition.q,
    by: condition.by,
    // Recipients are named exactly; similar names do not count.
    withoutSimilar: true,
    filters: { ...condition.filters, status: 'active' },
    sort: 'account_id',
    descending: false,
  };
}
