import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { ServerRef } from '../player-store.ts';

/** The short numbers that tables know servers by. A server never changes its number, so they are remembered. */
export type ServerDirectory = {
  /** Null: the server has no players. Inside a transaction it is asked through its handle. */
  readonly find: (server: ServerRef, db?: Queryable) => Promise<number | null>;
  /** Makes a server known that is not, with its partitions. */
  readonly add: (db: Queryable, server: ServerRef) => Promise<number>;
};

export function createServerDirectory(database: Queryable): ServerDirectory {
  const known = new Map<string, number>();
  const keyOf = ({ environmentId, serverId }: ServerRef): string => `${environmentId}/${serverId}`;
  return {
    async find(server, db = database) {
      const remembered = known.get(keyOf(server));
      if (remembered !== undefined) return remembered;
      const { rows } = await db.query<{ id: number }>(
        'select id from player.server where environment_id = $1 and server_id = $2',
        [server.environmentId, server.serverId],
      );
      const id = rows[0]?.id ?? null;
      if (id !== null) known.set(keyOf(server), id);
      return id;
    },
    async add(db, { environmentId, serverId }) {
      const result = await db.query<{ id: number }>('select player.add_server($1, $2) as id', [
        environmentId,
        serverId,
      ]);
      return onlyRow(result).id;
    },
  };
}
