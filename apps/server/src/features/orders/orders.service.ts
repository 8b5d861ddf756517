import type { OrdersAnswer, OrderSearchQuery } from '@quartermaster/contract/http/orders';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { PLAYER_MODULE } from '../../players/audit-place.ts';
import type { PlayerStore } from '../../players/player-store.ts';
import { nameRecordsIn } from '../players/index.ts';

export type OrdersDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly playerStore: PlayerStore;
};

/** Orders of all players. Entering one and delivering one again are commands on its player. */
export function createOrdersService(deps: OrdersDependencies) {
  const { database, branches, playerStore } = deps;
  return {
    /** Each search leaves an entry in the audit log; leafing on in what it found is the same search. */
    async search(env: string, query: OrderSearchQuery, actor: Actor): Promise<OrdersAnswer> {
      const { id: environmentId, branchId } = await branches.getEnvironment(database, env);
      const { server, account, ...wish } = query;
      const all = await playerStore.servers(environmentId);
      const servers = server === undefined ? all.map(({ serverId }) => serverId) : [server];
      const found = await playerStore.orders.search({
        ...wish,
        environmentId,
        servers,
        accountId: account ?? null,
      });
      if (query.cursor === undefined) {
        const after = { ...askedIn(query), found: found.rows.length };
        await writeAudit(database, actor, { action: 'order.search', module: PLAYER_MODULE, branchId, after });
      }
      return {
        data: [...found.rows],
        next_cursor: found.nextCursor,
        references: await nameRecordsIn(deps, environmentId, found.rows),
        unavailable: found.failures.map(({ serverId }) => serverId),
      };
    },
  };
}

export type OrdersService = ReturnType<typeof createOrdersService>;

function askedIn({ cursor: _cursor, limit: _limit, ...asked }: OrderSearchQuery) {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
