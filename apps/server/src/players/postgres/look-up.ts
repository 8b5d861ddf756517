import type { PlayerRow } from '@quartermaster/contract/http/player-search';
import type { Database } from '../../db/database.ts';
import type { LookedUpPlayers, WantedPlayer } from '../player-store.ts';
import { askServers } from './search.ts';
import {
  PLAYER_COLUMNS,
  PLAYER_TABLES,
  presentRow,
  type AccountRow,
  type SearchedServer,
} from './search-server.ts';
import { readNeedle } from './search-stages.ts';
import type { ServerDirectory } from './server-directory.ts';

type Dependencies = { readonly database: Database; readonly directory: ServerDirectory };

const NO_NEEDLE = readNeedle('', 'any');

/** Players by number: one query for each server, then the order that they were asked for in. */
export async function lookUpPlayers(
  { database, directory }: Dependencies,
  environmentId: number,
  servers: readonly number[],
  wanted: readonly WantedPlayer[],
): Promise<LookedUpPlayers> {
  const targets: SearchedServer[] = [];
  for (const serverId of new Set(servers)) {
    const server = await directory.find({ environmentId, serverId });
    if (server !== null) targets.push({ serverId, server, orders: [] });
  }
  const { results, failures } = await askServers(database, targets, async (tx, target) => {
    const numbers = wanted
      .filter(({ serverId }) => serverId === null || serverId === target.serverId)
      .map(({ accountId }) => accountId);
    const { rows } = await tx.query<AccountRow>(
      `select ${PLAYER_COLUMNS} from ${PLAYER_TABLES}
        where account.server = $1 and account.account_id = any($2::integer[])`,
      [target.server, [...new Set(numbers)]],
    );
    return rows.map((row) => presentRow(row, target, NO_NEEDLE));
  });
  return { players: inOrder(results.flat(), wanted), failures };
}

function inOrder(found: readonly PlayerRow[], wanted: readonly WantedPlayer[]): readonly PlayerRow[] {
  const byAccount = Map.groupBy(found, (player) => player.account_id);
  const players = wanted.flatMap(({ serverId, accountId }) =>
    (byAccount.get(accountId) ?? [])
      .filter((player) => serverId === null || serverId === player.server_id)
      .sort((left, right) => left.server_id - right.server_id),
  );
  return [...new Set(players)];
}
