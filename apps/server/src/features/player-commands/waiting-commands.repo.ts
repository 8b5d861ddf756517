import type { JsonValue } from '@quartermaster/domain/core/json';
import type { WaitingAnswer } from '@quartermaster/contract/http/player-commands';
import type { Queryable } from '../../db/database.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import { REQUEST_ANSWER } from '../staff-limits/index.ts';

type KeptWaiting = {
  readonly answer: WaitingAnswer;
  readonly player: PlayerRef;
  readonly kind: string;
  readonly params: JsonValue;
};

/** What this person asked for under a key before. */
export async function findWaitingByKey(
  db: Queryable,
  askedBy: number,
  key: string,
): Promise<KeptWaiting | null> {
  const { rows } = await db.query<WaitingAnswer & PlayerRef & Pick<KeptWaiting, 'kind' | 'params'>>(
    `select ${REQUEST_ANSWER}, environment_id as "environmentId", server_id as "serverId", account_id as "accountId", kind, params
       from command_approval where asked_by = $1 and idempotency_key = $2`,
    [askedBy, key],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { environmentId, serverId, accountId, kind, params, ...answer } = row;
  return { answer, player: { environmentId, serverId, accountId }, kind, params };
}
