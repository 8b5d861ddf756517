import { setTimeout as wait } from 'node:timers/promises';
import type { GameSocketMessage } from '@quartermaster/contract/http/game';
import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { ACKNOWLEDGE_WITHIN_MS } from './delivery.ts';
import type { GameHub } from './game-hub.ts';
import { countAcknowledgements, type AcknowledgementCount } from './game-nodes.repo.ts';

/** What people tell game servers to do at once. */
export type GameOrder = Exclude<
  GameSocketMessage['type'],
  'live_changed' | 'player_changed' | 'guild_changed'
>;

type Dependencies = { readonly database: Database; readonly branches: BranchDirectory };
type GivenOrder = { readonly environmentId: number; readonly at: Date };

/** Told on NOTIFY: `<order> <environment>`. */
const GAME_ORDER = 'game_order';
const LOOK_EVERY_MS = 100;

/** Passes orders on to the game servers of this process, whichever process they were given in. */
export function passOnOrders(database: Database, hub: GameHub): () => void {
  return database.listen(GAME_ORDER, (payload) => {
    const [type, environment = ''] = payload.split(' ');
    hub.send(environment, { type: type as GameOrder });
  });
}

/** Tells the environment's game servers to do something. */
export async function giveOrder(
  { database, branches }: Dependencies,
  env: string,
  order: GameOrder,
  actor: Actor,
): Promise<GivenOrder> {
  const { id: environmentId } = await branches.getEnvironment(database, env);
  return database.transaction(async (tx) => {
    await writeAudit(tx, actor, { action: `game.${order}`, after: { environment: env } });
    await tx.query('select pg_notify($1, $2)', [GAME_ORDER, `${order} ${env}`]);
    const { at } = onlyRow(await tx.query<{ at: Date }>('select clock_timestamp() as at'));
    return { environmentId, at };
  });
}

/** How many of the connected game servers answered an order; waits until all did, or for some seconds. */
export async function hearOrder(
  database: Database,
  { environmentId, at }: GivenOrder,
  withinMs = ACKNOWLEDGE_WITHIN_MS,
): Promise<AcknowledgementCount> {
  const patience = performance.now() + withinMs;
  for (;;) {
    const counts = await countAcknowledgements(database, environmentId, at);
    if (counts.acknowledged >= counts.connected || performance.now() > patience) return counts;
    await wait(LOOK_EVERY_MS);
  }
}
