import { AppError } from '@quartermaster/contract/errors/app-error';
import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { ExceededLimit } from '@quartermaster/contract/http/staff-limits';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';

/** A request to a second person. */
type NewRequest = {
  readonly id: string;
  readonly environmentId: number;
  /** The player that it is about, where it is one player. */
  readonly player: { readonly serverId: number; readonly accountId: number } | null;
  readonly deliveryId: number | null;
  readonly kind: string;
  readonly params: JsonValue;
  /** Of the player or the delivery, as the asker saw them. */
  readonly revision: number;
  readonly lines: readonly CommandLine[];
  readonly valueCents: number;
  readonly exceeds: readonly ExceededLimit[];
  readonly reason: string;
  readonly ticket: string | null;
  readonly askedBy: number;
  readonly idempotencyKey: string | null;
};

/** A request as it is shown to its requester. */
export type KeptRequest = {
  readonly approval_id: string;
  readonly expires_at: string;
  readonly value_cents: number;
  readonly exceeds: ExceededLimit[];
};

/** How it is with a request `w`. */
export const REQUEST_STATE = `case when w.decision is not null then w.decision when w.expires_at > now() then 'waiting' else 'expired' end`;

export const REQUEST_ANSWER = `id as approval_id, ${wireTime('expires_at')} as expires_at, value_cents, exceeds`;

/** So many requests of one person wait in an environment at most: an approver has to read them all. */
const MAX_WAITING = 50;

/** @throws AppError `too_many_approvals` */
export async function insertRequest(db: Queryable, request: NewRequest): Promise<KeptRequest> {
  await requireFewWaiting(db, request);
  const inserted = await db.query<KeptRequest>(
    `insert into command_approval (id, environment_id, server_id, account_id, delivery_id, kind, params, revision, lines,
                                   value_cents, exceeds, reason, ticket, asked_by, idempotency_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning ${REQUEST_ANSWER}`,
    [
      request.id,
      request.environmentId,
      request.player?.serverId ?? null,
      request.player?.accountId ?? null,
      request.deliveryId,
      request.kind,
      JSON.stringify(request.params),
      request.revision,
      JSON.stringify(request.lines),
      request.valueCents,
      JSON.stringify(request.exceeds),
      request.reason,
      request.ticket,
      request.askedBy,
      request.idempotencyKey,
    ],
  );
  return onlyRow(inserted);
}

async function requireFewWaiting(db: Queryable, { environmentId, askedBy }: NewRequest): Promise<void> {
  // One at a time for each person, until the transaction ends.
  await db.query('select from account where id = $1 for no key update', [askedBy]);
  const { rows } = await db.query(
    `select from command_approval
      where environment_id = $1 and asked_by = $2 and decision is null and expires_at > now() limit ${MAX_WAITING}`,
    [environmentId, askedBy],
  );
  if (rows.length === MAX_WAITING) throw new AppError('too_many_approvals', { most: MAX_WAITING });
}

type Approved = {
  readonly staffId: number;
  readonly reason: string;
  /** What was done by it, where that is a command. */
  readonly commandId: string | null;
};

/** Ends the waiting with a yes. False: it did not wait any more. */
export async function markApproved(
  db: Queryable,
  id: string,
  { staffId, reason, commandId }: Approved,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update command_approval
        set decision = 'approved', decided_by = $2, decided_at = now(), decision_reason = $3, command_id = $4
      where id = $1 and decision is null and expires_at > now()`,
    [id, staffId, reason, commandId],
  );
  return rowCount === 1;
}

/** Whether a request for a delivery at this revision already waits for a decision. */
export async function isDeliveryAsked(db: Queryable, deliveryId: number, revision: number): Promise<boolean> {
  const { rows } = await db.query(
    `select from command_approval
      where delivery_id = $1 and revision = $2 and decision is null and expires_at > now()`,
    [deliveryId, revision],
  );
  return rows.length > 0;
}

/** Ends what waits for a word on a delivery: it is not what was asked about any more. */
export async function withdrawDelivery(db: Queryable, deliveryId: number, by: number): Promise<void> {
  await db.query(
    `update command_approval set decision = 'withdrawn', decided_by = $2, decided_at = now()
      where delivery_id = $1 and decision is null and expires_at > now()`,
    [deliveryId, by],
  );
}

/** A file of players, as it was requested: two that are equal are the same file. */
export type ExportedFile = Pick<NewRequest, 'player' | 'params'> & {
  readonly kind: 'export_players' | 'export_player_log' | 'export_player_file' | 'export_recipients';
};

/**
 * Consumes the approval of this very file that another admin gave within the last day, the newest if there
 * are several, and returns its number. Null if there is none or it was already used.
 */
export async function takeApprovedFile(
  db: Queryable,
  { environmentId, askedBy }: Pick<NewRequest, 'environmentId' | 'askedBy'>,
  { kind, player, params }: ExportedFile,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `update command_approval set used_at = now()
      where id = (select id from command_approval
                   where environment_id = $1 and asked_by = $2 and kind = $3 and params = $4::jsonb
                     and server_id is not distinct from $5 and account_id is not distinct from $6
                     and decision = 'approved' and used_at is null and decided_at > now() - interval '1 day'
                   order by decided_at desc limit 1 for update)
     returning id`,
    [
      environmentId,
      askedBy,
      kind,
      JSON.stringify(params),
      player?.serverId ?? null,
      player?.accountId ?? null,
    ],
  );
  return rows[0]?.id ?? null;
}
