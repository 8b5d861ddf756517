import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  MAX_ENVIRONMENT_CHANGES,
  type EnvironmentChangesAnswer,
} from '@quartermaster/contract/http/releases';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { findChangeSets } from '../../engine/change-log.ts';
import { presentChangeSets } from '../records/index.ts';
import { findChangesSince, findFollowers } from './environment-changes.repo.ts';
import { findRelease } from './releases.repo.ts';

type Dependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
};

/**
 * The environment-wide changes since a release went live, which a roll back to it can undo as well.
 * @throws AppError `release_not_found`
 */
export async function listEnvironmentChanges(
  deps: Dependencies,
  environmentId: number,
  number: number,
): Promise<EnvironmentChangesAnswer> {
  const { database, registry } = deps;
  const release = await findRelease(database, environmentId, number);
  if (release === null) throw new AppError('release_not_found', { number });
  const { seqs, total } = await findChangesSince(database, release, MAX_ENVIRONMENT_CHANGES);
  const entries = await findChangeSets(database, seqs);
  const keys = new Set(entries.flatMap(({ modules }) => Object.keys(modules)));
  const modules = registry.modules.filter(({ key }) => keys.has(key));
  const branchId = release.environment_branch_id;
  const followers = await findFollowers(database, modules, branchId, seqs);
  const presented = await presentChangeSets(deps, entries, branchId);
  const changes = presented.map((change) => ({
    ...change,
    blocked_by: followers.filter(({ seq }) => seq === change.seq).map(({ next }) => next),
  }));
  return { changes, total };
}
