import { serverSetting } from '@quartermaster/domain/modules/system-release/server-setting';
import type { Queryable } from '../../db/database.ts';
import { IS_HEAD } from '../../engine/partition.ts';
import { PlainError } from '../../platform/plain-error.ts';
import { DAY } from './lives.ts';
import type { World } from './person.ts';

type Wanted = {
  readonly environment: string;
  readonly count: number;
  readonly seed: number;
  readonly now: number;
  /** Only so many of its servers, by number; all of them when missing. */
  readonly servers?: number;
};

/** A server that has not opened yet counts as open for a month, so that it has players. */
const YOUNGEST = 30 * DAY;

type Place = { readonly id: number; readonly release_hash: string | null; readonly released_at: Date | null };

/** The servers of an environment, each with its share of the players: the oldest has the most. */
export async function findWorlds(db: Queryable, request: Wanted): Promise<World[]> {
  const { environment, count, seed, now } = request;
  const { rows } = await db.query<Place>(
    `select environment.id, release.content_hash as release_hash, release.at as released_at
       from environment left join release on release.id = live_release_id where environment.key = $1`,
    [environment],
  );
  const [place] = rows;
  if (place === undefined) throw new PlainError(`There is no environment "${environment}".`);
  const servers = (await readServers(db, place.id)).slice(0, request.servers);
  if (servers.length === 0)
    throw new PlainError(`The environment "${environment}" has no servers: add one to its settings first.`);
  return servers.map(({ server_id: serverId, opened_at: openedAt }, index) => ({
    seed,
    environmentId: place.id,
    serverId,
    openedAt: Math.min(openedAt?.getTime() ?? now, now - YOUNGEST),
    now,
    releaseHash: place.release_hash,
    // So that the odds of recent draws are known, the release counts as a month old at least.
    releasedAt: Math.min(place.released_at?.getTime() ?? now, now - 30 * DAY),
    size: shareOf(index, servers.length, count),
  }));
}

/** Two populations would share their numbers and names. */
export async function refusePopulated(db: Queryable, environment: string): Promise<void> {
  const { rows } = await db.query(
    `select from player.server join environment on environment.id = environment_id
      where key = $1 and exists (select from player.account where server = server.id) limit 1`,
    [environment],
  );
  if (rows.length > 0) throw new PlainError(`The environment "${environment}" has players already.`);
}

type ServerRow = { readonly server_id: number; readonly opened_at: Date | null };

async function readServers(db: Queryable, environmentId: number): Promise<readonly ServerRow[]> {
  const { rows } = await db.query<ServerRow>(
    `select (data ->> 'server_id')::integer as server_id,
            (data ->> 'open_at')::timestamp at time zone 'utc' as opened_at
       from revision join branch on branch.id = branch_id
      where module = $2 and environment_id = $1 and ${IS_HEAD} order by 1`,
    [environmentId, serverSetting.key],
  );
  return rows;
}

/** Each server has half again as many players as the next one; the first takes what is left over. */
function shareOf(index: number, servers: number, count: number): number {
  const weights = Array.from({ length: servers }, (_, nth) => 1.5 ** -nth);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => Math.floor((count * weight) / sum));
  const rest = count - shares.reduce((total, share) => total + share, 0);
  return (shares[index] ?? 0) + (index === 0 ? rest : 0);
}
