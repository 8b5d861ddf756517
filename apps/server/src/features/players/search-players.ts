import { AppError } from '@quartermaster/contract/errors/app-error';
import { PERSONAL_SEARCHES } from '@quartermaster/contract/http/choices';
import type {
  PlayerLookupAnswer,
  PlayerLookupBody,
  PlayerRow,
  PlayerSearchAnswer,
  PlayerSearchQuery,
} from '@quartermaster/contract/http/player-search';
import type { PlayerServer } from '@quartermaster/contract/http/players';
import { seesPersonal } from '@quartermaster/domain/permissions/actions';
import type { PlayerReader } from './player-reader.ts';
import { maskMatch } from './mask-personal.ts';
import { countReading } from './limited-reading.ts';
import { findPlayerPlace, type ReadPlace } from './player-place.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { askedIn, searchRequestOf, wantedPlayersIn } from './search-request.ts';
import { listServers, noticesOf } from './server-settings.ts';

const idOf = ({ server_id: id }: PlayerServer): number => id;

/**
 * Players whom a text names or filters let through. Each page leaves an entry in the audit log with the
 * number of players sent, and counts towards the limit of the day. Readers who see personal data masked
 * need a reason to search by it, and each such page counts as a reveal, also without results: an empty
 * result confirms or refutes a guess as well.
 * @throws AppError `search_reason_required`, `read_limit`, `reveal_limit`
 */
export async function searchPlayers(
  deps: PlayersDependencies,
  env: string,
  query: PlayerSearchQuery,
  reader: PlayerReader,
): Promise<PlayerSearchAnswer> {
  const place = await findPlayerPlace(deps, env);
  const isReveal = requireReason(query, place, reader);
  const servers = await listServers(deps, place);
  const wanted = searchRequestOf(query, servers.map(idOf));
  const { cursor = null, limit, reason } = query;
  const found = await deps.playerStore.search({
    ...wanted,
    environmentId: place.environmentId,
    withoutPersonal: !isReveal && isMasked(place, reader),
    cursor,
    limit,
  });
  const sent = { found: found.total, sent: found.players.length };
  const after = { ...askedIn(query), ...sent };
  const entry = { action: 'player.search', after, ...(reason === undefined ? {} : { reason }) };
  await countReading(deps, { place, reader, players: found.players, isReveal, entry });
  const asked = servers.filter(({ server_id: id }) => wanted.servers.includes(id));
  return {
    data: present(found.players, place, reader),
    total: found.total,
    total_is_exact: found.totalIsExact,
    next_cursor: found.nextCursor,
    unavailable: noticesOf(asked, found.failures),
  };
}

const isMasked = ({ environment }: ReadPlace, { role }: PlayerReader): boolean =>
  !seesPersonal(role, environment.isProtected);

/** Whether a search looks into personal data that is masked for the reader; it has to say why then. */
function requireReason({ q = '', by, reason }: PlayerSearchQuery, place: ReadPlace, reader: PlayerReader) {
  const isPersonal = PERSONAL_SEARCHES.some((each) => each === by);
  if (q === '' || !isPersonal || !isMasked(place, reader)) return false;
  if (reason === undefined) throw new AppError('search_reason_required');
  return true;
}

/** Players by pasted ids, with the ids of no player and the texts that are no ids. */
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
  await countReading(deps, { place, reader, players, entry: { action: 'player.lookup', after } });
  const accounts = new Set(players.map(({ account_id: account }) => account));
  const whole = new Set(players.map(({ server_id, account_id }) => `${server_id}:${account_id}`));
  const silent = new Set(failures.map(({ serverId }) => serverId));
  // Players whose server did not answer are unknown, not missing.
  const isSettled = ({ serverId, accountId }: (typeof wanted)[number]) =>
    serverId === null
      ? accounts.has(accountId)
      : silent.has(serverId) || whole.has(`${serverId}:${accountId}`);
  return {
    data: present(players, place, reader),
    not_found: wanted.filter((player) => !isSettled(player)).map(({ id }) => id),
    malformed: [...malformed],
    unavailable: noticesOf(servers, failures),
  };
}

function present(players: readonly PlayerRow[], place: ReadPlace, reader: PlayerReader): PlayerRow[] {
  if (!isMasked(place, reader)) return [...players];
  return players.map((player) => ({ ...player, matched: player.matched.map(maskMatch) }));
}
