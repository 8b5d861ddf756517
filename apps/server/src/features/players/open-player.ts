import { AppError } from '@quartermaster/contract/errors/app-error';
import { playerKey } from '../../players/audit-place.ts';
import { countReading } from './limited-reading.ts';
import { hasOpenedLately, type PlayerAddress } from './player-audit.ts';
import { findPlayerPlace } from './player-place.ts';
import type { PlayerReader } from './player-reader.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { listServers } from './server-settings.ts';

/** Opening a player's page again within this time is the same visit. */
const VISIT_MINUTES = 15;
const VISIT_MILLISECONDS = VISIT_MINUTES * 60_000;

/** Visits that this process remembers; what it forgets it reads from the audit log. */
const MAX_VISITS = 10_000;

/** A player as an address names them. */
export type NamedPlayer = { readonly env: string; readonly server: number; readonly account: number };

/** Reading anything of a player leaves one entry per visit in the audit log. */
export type PlayerDoor = {
  /**
   * @throws AppError `environment_not_found`, `server_not_found`, `user_not_found`; where the server
   * does not answer `under_maintenance`, `connection_timeout`; beyond the limit of the day `read_limit`
   */
  readonly open: (named: NamedPlayer, reader: PlayerReader) => Promise<PlayerAddress>;
};

type Visit = { readonly since: number; readonly player: Promise<PlayerAddress> };

export function createPlayerDoor(deps: PlayersDependencies): PlayerDoor {
  const visits = new Map<string, Visit>();

  function remember(key: string, visit: Visit): void {
    visits.delete(key);
    visits.set(key, visit);
    const [oldest] = visits.keys();
    if (visits.size > MAX_VISITS && oldest !== undefined) visits.delete(oldest);
  }

  return {
    open({ env, server, account }, reader) {
      const key = `${reader.staffId}/${env}/${playerKey({ serverId: server, accountId: account })}`;
      const since = deps.clock.now().getTime();
      const earlier = visits.get(key);
      if (earlier !== undefined && since - earlier.since < VISIT_MILLISECONDS) return earlier.player;
      const player = enter(deps, { env, server, account }, reader);
      remember(key, { since, player });
      player.catch(() => visits.delete(key));
      return player;
    },
  };
}

async function enter(
  deps: PlayersDependencies,
  { env, server, account }: NamedPlayer,
  reader: PlayerReader,
): Promise<PlayerAddress> {
  const place = await findPlayerPlace(deps, env);
  const player = { ...place, serverId: server, accountId: account };
  await requirePlayer(deps, player);
  const isSameVisit = await hasOpenedLately(deps.database, reader.staffId, player, VISIT_MINUTES);
  const entry = { action: 'player.view', recordId: playerKey(player), isKept: isSameVisit };
  await countReading(deps, {
    place,
    reader,
    players: [{ server_id: server, account_id: account }],
    entry,
  });
  return player;
}

async function requirePlayer(deps: PlayersDependencies, player: PlayerAddress): Promise<void> {
  const { environmentId, serverId, accountId } = player;
  const { players, failures } = await deps.playerStore.lookUp(
    environmentId,
    [serverId],
    [{ serverId, accountId }],
  );
  if (players.length > 0) return;
  if (failures.some(({ kind }) => kind === 'unreachable')) throw new AppError('under_maintenance');
  if (failures.length > 0) throw new AppError('connection_timeout', { what: `server ${serverId}` });
  const servers = await listServers(deps, player);
  if (!servers.some(({ server_id: id }) => id === serverId))
    throw new AppError('server_not_found', { server: serverId });
  throw new AppError('user_not_found', { account_id: accountId });
}
