import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RunCommandBody, WaitingAnswer } from '@quartermaster/contract/http/player-commands';
import type { Command } from '@quartermaster/domain/actions/commands';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import type { Database, Queryable } from '../../db/database.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import { insertRequest, type Exceeding } from '../staff-limits/index.ts';
import type { Commander } from './run-command.ts';
import { isGuild, isSameSubject } from './subject-ref.ts';
import { findWaitingByKey } from './waiting-commands.repo.ts';

/** The answer to the same request when it was asked before: it is never asked, nor done, twice. */
export async function findWaiting(
  db: Queryable,
  { staff, subject, idempotencyKey }: Commander,
  { kind, params }: Command,
): Promise<WaitingAnswer | null> {
  const earlier = idempotencyKey === null ? null : await findWaitingByKey(db, staff.id, idempotencyKey);
  if (earlier === null) return null;
  const isSame =
    earlier.kind === kind &&
    canonicalJson(earlier.params) === canonicalJson(params) &&
    isSameSubject(earlier.player, subject);
  if (!isSame) throw new AppError('key_reused');
  return earlier.answer;
}

/** Stores a command for approval. Only commands on players need one. */
export function keepWaiting(
  { database }: { readonly database: Database },
  { environment, subject: player, staff, actor, idempotencyKey }: Commander,
  { kind, params, reason, ticket }: RunCommandBody,
  exceeding: Exceeding,
): Promise<WaitingAnswer> {
  if (isGuild(player)) throw new Error(`A command on a guild, ${kind}, waits for nobody.`);
  const { valueCents, exceeds } = exceeding;
  return database.transaction(async (tx) => {
    const id = randomUUID();
    const answer = await insertRequest(tx, {
      ...exceeding,
      id,
      environmentId: player.environmentId,
      player,
      deliveryId: null,
      kind,
      params,
      reason,
      ticket: ticket ?? null,
      askedBy: staff.id,
      idempotencyKey,
    });
    await writeAudit(tx, actor, {
      action: 'approval.ask',
      module: PLAYER_MODULE,
      recordId: playerKey(player),
      branchId: environment.branchId,
      after: { approval_id: id, kind, params, value_cents: valueCents, exceeds: [...exceeds] },
      reason,
    });
    return answer;
  });
}
