import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  MAX_ENVIRONMENT_CHANGES,
  type EnvironmentChange,
  type EnvironmentChangesAnswer,
} from '@quartermaster/contract/http/releases';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { findChangeSets, type ChangeSetEntry } from '../../engine/change-log.ts';
import { presentChangeSets } from '../records/index.ts';
import { findChangesSince, findFollowers, findSingleChanges } from './environment-changes.repo.ts';
import { findRelease } from './releases.repo.ts';

type Deps = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
};

/**
 * What a roll back to a release can undo besides: the environment-wide changes since it went live.
 * @throws AppError `release_not_found`
 */
export async function listEnvironmentChanges(
  deps: Deps,
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
  const fields = await findFields(database, modules, entries);
  const presented = await presentChangeSets(deps, entries, branchId);
  const changes = presented.map((change) => ({
    ...change,
    fields: fields.get(change.seq) ?? [],
    blocked_by: followers.filter(({ seq }) => seq === change.seq).map(({ next }) => next),
  }));
  return { changes, total };
}

type Fields = EnvironmentChange['fields'];

/** The fields that changed, of each change set that edited one record. */
async function findFields(
  database: Database,
  modules: readonly ResolvedModule[],
  entries: readonly ChangeSetEntry[],
): Promise<ReadonlyMap<number, Fields>> {
  const fields = new Map<number, Fields>();
  for (const module of modules) {
    const single = entries.filter((entry) => isOneRecordOf(module, entry));
    const [{ branchId } = { branchId: 0 }] = single;
    const seqs = single.map(({ seq }) => seq);
    for (const { seq, before, after } of await findSingleChanges(database, module, branchId, seqs)) {
      if (before !== null && after !== null)
        fields.set(seq, diffRecords(module, readRecord(module, before), readRecord(module, after)));
    }
  }
  return fields;
}

function isOneRecordOf(module: ResolvedModule, { modules }: ChangeSetEntry): boolean {
  return Object.keys(modules).length === 1 && modules[module.key] === 1;
}
