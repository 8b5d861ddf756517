import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Transaction } from '../../db/database.ts';
import { ENVIRONMENT_CHANGED, type Branch } from '../../engine/branch.ts';
import type { WriteResult } from '../../engine/record-change.ts';
import { ReferencedError } from '../../engine/store-errors.ts';
import { presentReferrers } from './present-referrers.ts';
import type { RecordsDependencies } from './record-place.ts';

/**
 * Runs a write in one transaction. Game servers hear of environment-wide settings when it commits.
 * @throws AppError `referenced` when a delete would leave references behind
 */
export async function commitChanges(
  deps: RecordsDependencies,
  { environment }: Branch,
  isShared: boolean,
  write: (tx: Transaction) => Promise<WriteResult>,
): Promise<WriteResult> {
  try {
    return await deps.database.transaction(async (tx) => {
      const result = await write(tx);
      if (isShared && result.seq !== null)
        await tx.query('select pg_notify($1, $2)', [ENVIRONMENT_CHANGED, environment.key]);
      return result;
    });
  } catch (problem) {
    if (!(problem instanceof ReferencedError)) throw problem;
    const referrers = await presentReferrers(deps, problem.links);
    throw new AppError('referenced', {}, [], { referrers });
  }
}
