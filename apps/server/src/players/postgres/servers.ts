import type { Queryable } from '../../db/database.ts';

/** The servers of an environment that have players, with the number that PostgreSQL last estimated. */
export async function readServers(
  db: Queryable,
  environmentId: number,
): Promise<readonly { serverId: number; players: number }[]> {
  const { rows } = await db.query<{ serverId: number; players: number }>(
    {
      name: 'player-servers',
      text: `select server_id as "serverId", greatest(pg_class.reltuples, 0)::bigint as players
               from player.server
               join pg_class on pg_class.oid = ('player.account_' || server.id)::regclass
              where environment_id = $1 order by server_id`,
    },
    [environmentId],
  );
  return rows;
}
