import type { Registry } from '@quartermaster/domain/core/module';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Database, Queryable } from '../../db/database.ts';
import type { Branch, BranchDirectory } from '../../engine/branch.ts';
import type { ChangeChecker, GuardedChange } from '../../engine/settings-guard.ts';
import { checkChanges } from './check-changes.ts';
import { NEWEST, type Content } from './content.ts';

export type CheckerDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
};

/** Says of changes that are not written yet what a release would say of them. */
export function createChangeChecker(deps: CheckerDependencies): ChangeChecker {
  return async (place, changes) => {
    const content = await findNewest(deps, place);
    const { isProtected } = place.environment;
    const client = place.version.clientMinVersion || undefined;
    const toCheck = { registry: deps.registry, content, changed: byModule(changes), isProtected, client };
    return deps.database.transaction((tx) => checkChanges(tx, toCheck));
  };
}

/** The newest states of a version and of the settings of its environment. */
export async function findNewest(
  { database, branches }: CheckerDependencies,
  { environment, version }: Pick<Branch, 'environment' | 'version'>,
  db: Queryable = database,
): Promise<Content> {
  const { branchId } = await branches.resolve(db, environment.key, version.name, 'versioned');
  return {
    versionBranchId: branchId,
    versionSeq: NEWEST,
    environmentBranchId: environment.branchId,
    environmentSeq: NEWEST,
    holds: [],
  };
}

export function byModule(changes: readonly GuardedChange[]): Map<string, Map<string, RecordData | null>> {
  return new Map(
    [...Map.groupBy(changes, ({ module }) => module.key)].map(([key, group]) => [
      key,
      new Map(group.map(({ recordId, data }) => [recordId, data])),
    ]),
  );
}
