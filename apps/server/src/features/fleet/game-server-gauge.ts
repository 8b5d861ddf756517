import type { Queryable } from '../../db/database.ts';
import type { StateGauge } from '../../http/metrics.ts';
import { countByState } from './game-nodes.repo.ts';

/** Game servers as `/metrics` shows them: a silent one, or none that is connected, calls for an alert. */
export const gameServerGauge = (database: Queryable): StateGauge => ({
  name: 'game_servers',
  help: 'Game servers of the last week: connected, polling without a connection, refused (a damaged release), silent for 90 s',
  labelNames: ['environment', 'state'],
  async read() {
    const counts = await countByState(database);
    return counts.map(({ nodes, ...labels }) => ({ labels, value: nodes }));
  },
});
