import type { JsonValue } from '@quartermaster/domain/core/json';
import type { WaitingAnswer } from '@quartermaster/contract/http/player-commands';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import type { Exceeding } from './beyond-limits.ts';

export type NewWaiting = PlayerRef &
  Exceeding & {
    readonly id: string;
    readonly kind: string;
    readonly params: JsonValue;
    readonly reason: string;
    readonly ticket: string | null;
    readonly askedBy: number;
    readonly idempotencyKey: string | null;
  };

const ANSWER = `id as approval_id, ${wireTime('expires_at')} as expires_at, value_cents, exceeds`;

export async function insertWaiting(db: Queryable, waiting: NewWaiting): Promise<WaitingAnswer> {
  const inserted = await db.query<WaitingAnswer>(
    `insert into command_approval (id, environment_id, server_id, account_id, kind, params, revision, lines, value_cents,
                                   exceeds, reason, ticket, asked_by, idempotency_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning ${ANSWER}`,
    [
      waiting.id,
      waiting.environmentId,
      waiting.serverId,
      waiting.accountId,
      waiting.kind,
      JSON.stringify(waiting.params),
      waiting.revision,
      JSON.stringify(waiting.lines),
      waiting.valueCents,
      JSON.stringify(waiting.exceeds),
      waiting.reason,
      waiting.ticket,
      waiting.askedBy,
      waiting.idempotencyKey,
    ],
  );
  return onlyRow(inserted);
}

export type KeptWaiting = {
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
    `select ${ANSWER}, environment_id as "environmentId", server_id as "serverId", account_id as "accountId", kind, params
       from command_approval where asked_by = $1 and idempotency_key = $2`,
    [askedBy, key],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { environmentId, serverId, accountId, kind, params, ...answer } = row;
  return { answer, player: { environmentId, serverId, accountId }, kind, params };
}

/** Ends the waiting with a command. False: it did not wait any more. */
export async function markApproved(
  db: Queryable,
  id: string,
  {
    staffId,
    reason,
    commandId,
  }: { readonly staffId: number; readonly reason: string; readonly commandId: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update command_approval
        set decision = 'approved', decided_by = $2, decided_at = now(), decision_reason = $3, command_id = $4
      where id = $1 and decision is null and expires_at > now()`,
    [id, staffId, reason, commandId],
  );
  return rowCount === 1;
}
