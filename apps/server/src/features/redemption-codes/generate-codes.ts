import { AppError } from '@quartermaster/contract/errors/app-error';
import { issue, type Issue } from '@quartermaster/domain/core/issue';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { validateRecord } from '@quartermaster/domain/validation/validate-record';
import type { Transaction } from '../../db/database.ts';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { requireConfirmation } from '../../engine/module-place.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Account } from '../../http/route.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Actor } from '../../platform/actor.ts';
import { openGrants } from '../player-commands/index.ts';
import { insertBatch, setGenerated } from './batches.repo.ts';
import { addCodes, lockDrawing } from './codes.repo.ts';
import { normalizeCode, safeLength } from './draw-codes.ts';
import { auditPlaceOf, findBatch, type BatchAddress, type FoundBatch } from './find-batch.ts';
import { DRAW_CODES } from './draw-batch.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';

/** Who asks for codes, and what they typed where the environment is protected. */
export type Asker = {
  readonly staff: Account;
  readonly actor: Actor;
  readonly confirmation: string | undefined;
};

/**
 * Fixes what a batch gives and starts to draw its codes. That happens once, however often and at
 * whatever moment it is asked for.
 * @throws AppError `wrong_confirmation`, `invalid`, `code_batch_failed`, and what may not be given away
 */
export async function generateCodes(
  deps: PlayerDependencies,
  address: BatchAddress,
  { staff, actor, confirmation }: Asker,
): Promise<void> {
  const found = await findBatch(deps, address);
  const entry = { action: 'redemption_batch.generate', ...auditPlaceOf(found.place, address.batch) };
  await auditRefusal(deps.database, actor, entry, async () => {
    requireConfirmation(found.place, confirmation);
    if (found.standing !== null) throw new AppError('code_batch_failed');
    refuseIncomplete(found);
    await deps.database.transaction(async (tx) => {
      await checkRewards(deps, tx, found, staff);
      await startBatch(tx, found, actor);
      const { quantity, rewards } = found.setting;
      await writeAudit(tx, actor, { ...entry, after: { quantity, rewards: [...rewards] } });
    });
  });
}

/** Once its codes exist, nothing about a batch can be corrected: it has to be right before. */
function refuseIncomplete({ place, data, setting }: FoundBatch): void {
  const { isProtected } = place.environment;
  const issues: Issue[] = [
    ...validateFields(place.module, data, { previous: data, byConsole: true }),
    ...validateRecord(place.module, data, { isProtected }),
  ].filter(({ severity }) => severity === 'error');
  const shortest = safeLength(setting.quantity);
  if (setting.codeType === 'unique' && setting.codeLength < shortest)
    issues.push(issue('code_length', 'greater_or_equal', { value: shortest, other: shortest }));
  if (issues.length > 0) throw new AppError('invalid', {}, issues);
}

/** What one code gives has to exist in the live release, and to be small enough for a gift. */
async function checkRewards(
  { registry, clock }: PlayerDependencies,
  tx: Transaction,
  { place, setting }: FoundBatch,
  staff: Account,
): Promise<void> {
  const { environment } = place;
  const { grants } = openGrants(registry, tx, { environment, staff, now: clock.now() });
  for (const { asset_kind: assetKind, target_id: targetId, amount } of setting.rewards)
    await grants.count({ assetKind, targetId, amount }, null);
}

async function startBatch(tx: Transaction, { place, setting }: FoundBatch, actor: Actor): Promise<void> {
  const environmentId = place.environment.id;
  const id = await insertBatch(tx, { environmentId, batchId: setting.batchId }, setting, actor.accountId);
  if (id === null) throw new AppError('code_batch_failed');
  if (setting.sharedCode === null) {
    await enqueue(tx, DRAW_CODES, {}, DRAW_CODES);
    return;
  }
  await lockDrawing(tx, environmentId);
  const code = normalizeCode(setting.sharedCode);
  const added = await addCodes(tx, { batch: id, environmentId, last: 0 }, [code]);
  if (added === 0) throw new AppError('invalid', {}, [issue('shared_code', 'taken')]);
  await setGenerated(tx, id, 1, true);
}
