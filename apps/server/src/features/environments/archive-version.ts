import { AppError } from '@quartermaster/contract/errors/app-error';
import { lockBranchesExclusively } from '../../engine/locks.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { changeEnvironments, type EnvironmentsDependencies } from './change-environments.ts';
import { findLiveVersion, lockArchived, lockEnvironment, setArchived } from './environments.repo.ts';

export type VersionAddress = { readonly env: string; readonly version: string };

/**
 * Archives or restores a version. Waits for writes that are running; later ones are refused by the
 * database. Does nothing where the version is in that state already.
 * @throws AppError `environment_not_found`, `version_not_found`, `version_is_live`, `branch_busy`
 */
export function setVersionArchived(
  deps: EnvironmentsDependencies,
  { env, version }: VersionAddress,
  isArchived: boolean,
  actor: Actor,
): Promise<void> {
  return changeEnvironments(deps, env, async (tx) => {
    const place = await deps.branches.resolve(tx, env, version, 'versioned');
    await lockBranchesExclusively(tx, [place.branchId]);
    // Publishing takes the same lock, so the live version cannot change meanwhile. The database is asked for it:
    // of a release that was published a moment ago the directory of branches may not have heard yet.
    await lockEnvironment(tx, place.environment.id);
    if (isArchived && (await findLiveVersion(tx, place.environment.id)) === place.version.id)
      throw new AppError('version_is_live', { version });
    const before = await lockArchived(tx, place.version.id);
    if ((before !== null) === isArchived) return;
    await setArchived(tx, place.version.id, isArchived ? actor : null);
    await writeAudit(tx, actor, {
      action: isArchived ? 'version.archive' : 'version.restore',
      branchId: place.branchId,
      after: { environment: env, name: version },
    });
  });
}
