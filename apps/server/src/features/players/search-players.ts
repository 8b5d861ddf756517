import type {
  PlayerLookupAnswer,
  PlayerLookupBody,
  PlayerRow,
  PlayerSearchAnswer,
  PlayerSearchQuery,
} from '@quartermaster/contract/http/player-search';
import type { PlayerServer } from '@quartermaster/contract/http/players';
import { may } from '@quartermaster/domain/permissions/actions';
import type { PlayerReader } from './player-reader.ts';
import { maskMatch } from './mask-personal.ts';
import { writePlayersAudit } from './player-audit.ts';
import { findPlayerPlace } from './player-place.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { askedIn, searchWishOf, wantedPlayersIn } from './search-wish.ts';
import { listServers, noticesOf } from './server-settings.ts';

const idOf = ({ server_id: id }: PlayerServer): number => id;

/**
 * Players whom a text names or filters let through. Each search leaves an entry in the audit log;
 * leafing on in what it found is the same search.
 */
export async function searchPlayers(
  deps: PlayersDependencies,
  env: string,
  query: PlayerSearchQuery,
  reader: PlayerReader,
): Promise<PlayerSearchAnswer> {
  const place = await findPlayerPlace(deps, env);
  const servers = await listServers(deps, place);
  const wish = searchWishOf(query, servers.map(idOf));
  const { cursor = null, limit } = query;
  const { environmentId } = place;
  const found = await deps.playerStore.search({ ...wish, environmentId, cursor, limit });
  if (cursor === null) {
    const after = { ...askedIn(query), found: found.total };
    await writePlayersAudit(deps.database, reader.actor, place, { action: 'player.search', after });
  }
  const asked = servers.filter(({ server_id: id }) => wish.servers.includes(id));
  return {
    data: present(found.players, reader),
    total: found.total,
    total_is_exact: found.totalIsExact,
    next_cursor: found.nextCursor,
    unavailable: noticesOf(asked, found.failures),
  };
}

/** Players by pasted ids, with those that are nobody's and those that are no ids. */
export async function lookUpPlayers(
  deps: PlayersDependencies,
  env: string,
  { ids }: PlayerLookupBody,
  reader: PlayerReader,
): Promise<PlayerLookupAnswer> {
  const place = await findPlayerPlace(deps, env);
  const servers = await listServers(deps, place);
  const { wanted, malformed } = wantedPlayersIn(ids);
  const { players, failures } = await deps.playerStore.lookUp(place.environmentId, servers.map(idOf), wanted);
  const after = { ids: wanted.map(({ id }) => id), found: players.length };
  await writePlayersAudit(deps.database, reader.actor, place, { action: 'player.lookup', after });
  const accounts = new Set(players.map(({ account_id: account }) => account));
  const whole = new Set(players.map(({ server_id, account_id }) => `${server_id}:${account_id}`));
  const silent = new Set(failures.map(({ serverId }) => serverId));
  // Nobody knows about a player whose server did not answer.
  const isSettled = ({ serverId, accountId }: (typeof wanted)[number]) =>
    serverId === null
      ? accounts.has(accountId)
      : silent.has(serverId) || whole.has(`${serverId}:${accountId}`);
  return {
    data: present(players, reader),
    not_found: wanted.filter((player) => !isSettled(player)).map(({ id }) => id),
    malformed: [...malformed],
    unavailable: noticesOf(servers, failures),
  };
}

function present(players: readonly PlayerRow[], { role }: PlayerReader): PlayerRow[] {
  if (may(role, 'players.read_personal')) return [...players];
  return players.map((player) => ({ ...player, matched: player.matched.map(maskMatch) }));
}
