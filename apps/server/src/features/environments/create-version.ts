import type { CreateVersionAnswer, CreateVersionBody } from '@quartermaster/contract/http/environments';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { cloneBranch } from '../../engine/clone.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { deferSearchIndex } from '../../jobs/defer-search-index.ts';
import { addVersion, changeEnvironments, type EnvironmentsDependencies } from './change-environments.ts';
import { setClonedFrom } from './environments.repo.ts';

/**
 * Creates a version, empty or with a copy of every record of another one.
 * @throws AppError `invalid` when the environment has a version of that name, `branch_busy`
 */
export function createVersion(
  deps: EnvironmentsDependencies,
  environment: string,
  { name, from }: CreateVersionBody,
  actor: Actor,
): Promise<CreateVersionAnswer> {
  return changeEnvironments(deps, environment, async (tx) => {
    const { id } = await deps.branches.getEnvironment(tx, environment);
    const branchId = await addVersion(tx, id, name, actor);
    const records = from === undefined ? 0 : await copyInto(deps, tx, branchId, from, actor);
    const after = { environment, name, from: from ?? null, records };
    await writeAudit(tx, actor, { action: 'version.create', branchId, after });
    return { environment, name, records };
  });
}

async function copyInto(
  { database, branches, registry }: EnvironmentsDependencies,
  tx: Transaction,
  branchId: number,
  { env, version }: NonNullable<CreateVersionBody['from']>,
  actor: Actor,
): Promise<number> {
  const source = await branches.resolve(tx, env, version, 'versioned');
  const header = { branchId, kind: 'clone', actor, source: { environment: env, version } } as const;
  await deferSearchIndex(tx);
  const { records, sourceSeq } = await cloneBranch({ tx, database, registry }, header, source.branchId);
  await setClonedFrom(tx, branchId, { baseId: source.version.id, seq: sourceSeq });
  return records;
}
