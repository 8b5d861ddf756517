import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RedemptionCode } from '@quartermaster/contract/http/redemption-codes';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { requireConfirmation } from '../../engine/module-place.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { holdBatch, setStopped } from './batches.repo.ts';
import { setSuspended } from './codes.repo.ts';
import { auditPlaceOf, findGenerated, type BatchAddress } from './find-batch.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';

/** Why a batch is reopened, and what was typed where the environment is protected. */
export type Reopening = { readonly reason: string; readonly confirmation?: string | undefined };

/** One code of a batch, to be suspended or to count again. */
export type CodeSwitch = BatchAddress & { readonly no: number; readonly isSuspended: boolean };

/**
 * Stops a batch: redemptions under way are waited for, and later ones are refused. Asks for no
 * confirmation, for a leaked batch costs money by the second. Stopping twice changes nothing.
 */
export async function stopBatch(
  deps: PlayerDependencies,
  address: BatchAddress,
  reason: string,
  actor: Actor,
): Promise<void> {
  const { place, standing } = await findGenerated(deps, address);
  await deps.database.transaction(async (tx) => {
    const batch = await holdBatch(tx, standing.id, 'alone');
    if (batch === null || batch.isStopped) return;
    await setStopped(tx, standing.id, { by: actor.accountId, reason });
    await writeAudit(tx, actor, {
      action: 'redemption_batch.stop',
      ...auditPlaceOf(place, address.batch),
      before: { redeemed: standing.redeemed },
      reason,
    });
  });
}

/** Lets the codes of a stopped batch count again. @throws AppError `wrong_confirmation` */
export async function reopenBatch(
  deps: PlayerDependencies,
  address: BatchAddress,
  { reason, confirmation }: Reopening,
  actor: Actor,
): Promise<void> {
  const { place, standing } = await findGenerated(deps, address);
  const entry = { action: 'redemption_batch.reopen', ...auditPlaceOf(place, address.batch) };
  await auditRefusal(deps.database, actor, entry, async () => {
    requireConfirmation(place, confirmation);
    await deps.database.transaction(async (tx) => {
      const batch = await holdBatch(tx, standing.id, 'alone');
      if (batch === null || !batch.isStopped) return;
      await setStopped(tx, standing.id, null);
      await writeAudit(tx, actor, { ...entry, before: { stopped_for: standing.stopReason }, reason });
    });
  });
}

/** Suspends one code of a batch, or restores it. @throws AppError `code_not_found`, `code_redeemed` */
export async function switchCode(
  deps: PlayerDependencies,
  { no, isSuspended, ...address }: CodeSwitch,
  actor: Actor,
): Promise<RedemptionCode> {
  const { place, standing } = await findGenerated(deps, address);
  return deps.database.transaction(async (tx) => {
    const code = await setSuspended(tx, standing.id, no, isSuspended);
    if (code === null) throw new AppError('code_not_found');
    if (standing.codeType === 'unique' && code.uses > 0) throw new AppError('code_redeemed');
    await writeAudit(tx, actor, {
      action: isSuspended ? 'redemption_code.suspend' : 'redemption_code.restore',
      ...auditPlaceOf(place, address.batch),
      // The code itself stays out of logs.
      after: { no },
    });
    return code;
  });
}
