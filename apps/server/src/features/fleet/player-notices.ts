import type { ChangedGuild, ChangedPlayer } from '@quartermaster/contract/http/game';
import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { GameHub } from './game-hub.ts';
import type { AcknowledgementCount } from './game-nodes.repo.ts';
import { hearOrder } from './game-orders.ts';

/** Told on NOTIFY: `<server>:<account> <environment>`, and `end` where sessions end. */
const PLAYER_CHANGED = 'player_changed';

/** The same of a guild: `<server>:<guild> <environment>`. */
const GUILD_CHANGED = 'guild_changed';

/** Passes on to the game servers of this process which player was changed, whichever process did it. */
export function passOnPlayers(database: Database, hub: GameHub): () => void {
  return database.listen(PLAYER_CHANGED, (payload) => {
    const [player = '', environment = '', end = ''] = payload.split(' ');
    const [server = 0, account = 0] = player.split(':').map(Number);
    hub.send(environment, {
      type: PLAYER_CHANGED,
      server_id: server,
      account_id: account,
      end_sessions: end === 'end',
    });
  });
}

/** Passes on which guild was changed. */
export function passOnGuilds(database: Database, hub: GameHub): () => void {
  return database.listen(GUILD_CHANGED, (payload) => {
    const [changed = '', environment = ''] = payload.split(' ');
    const [server = 0, guild = 0] = changed.split(':').map(Number);
    hub.send(environment, { type: GUILD_CHANGED, server_id: server, guild_id: guild });
  });
}

type Dependencies = { readonly database: Database; readonly branches: BranchDirectory };

/** Tells the environment's game servers to read a player again, and hears how many of them answer. */
export function tellPlayerChanged(
  deps: Dependencies,
  env: string,
  { server_id: server, account_id: account, end_sessions: endsSessions }: ChangedPlayer,
): Promise<AcknowledgementCount> {
  return tell(deps, env, PLAYER_CHANGED, `${server}:${account} ${env}${endsSessions ? ' end' : ''}`);
}

/** The same of a guild. */
export function tellGuildChanged(
  deps: Dependencies,
  env: string,
  { server_id: server, guild_id: guild }: ChangedGuild,
): Promise<AcknowledgementCount> {
  return tell(deps, env, GUILD_CHANGED, `${server}:${guild} ${env}`);
}

async function tell(
  { database, branches }: Dependencies,
  env: string,
  channel: string,
  payload: string,
): Promise<AcknowledgementCount> {
  const { id: environmentId } = await branches.getEnvironment(database, env);
  const { at } = onlyRow(
    await database.query<{ at: Date }>('select clock_timestamp() as at, pg_notify($1, $2)', [
      channel,
      payload,
    ]),
  );
  return hearOrder(database, { environmentId, at });
}
