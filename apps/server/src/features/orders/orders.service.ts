import type { OrdersAnswer, OrderSearchQuery } from '@quartermaster/contract/http/orders';
import type { Logger } from '../../platform/logger.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';
import { countReading, findPlayerPlace, nameRecordsIn, type PlayerReader } from '../players/index.ts';

type OrdersDependencies = PlayerDependencies & { readonly logger: Logger };

/** Orders of all players. Entering one and delivering one again are commands on its player. */
export function createOrdersService(deps: OrdersDependencies) {
  const { playerStore } = deps;
  return {
    /**
     * Each search leaves an entry in the audit log; leafing on in what it found is the same search. The
     * players whose orders are shown count towards the reader's limit of the day.
     * @throws AppError `read_limit`
     */
    async search(env: string, query: OrderSearchQuery, reader: PlayerReader): Promise<OrdersAnswer> {
      const place = await findPlayerPlace(deps, env);
      const { environmentId } = place;
      const { server, account, ...request } = query;
      const all = await playerStore.servers(environmentId);
      const servers = server === undefined ? all.map(({ serverId }) => serverId) : [server];
      const found = await playerStore.orders.search({
        ...request,
        environmentId,
        servers,
        accountId: account ?? null,
      });
      const after = { ...askedIn(query), found: found.rows.length };
      const entry = { action: 'order.search', after, isKept: query.cursor !== undefined };
      await countReading(deps, { place, reader, players: found.rows, entry });
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
