import { AppError } from '@quartermaster/contract/errors/app-error';
import { issue } from '@quartermaster/domain/core/issue';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { ENVIRONMENT_CHANGED, type BranchDirectory } from '../../engine/branch.ts';
import { insertBranch, insertVersion } from './environments.repo.ts';

export type EnvironmentsDependencies = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  readonly registry: Registry;
};

/** Runs a change of environments or versions; every process hears of it when it commits. */
export async function changeEnvironments<T>(
  { database, branches }: EnvironmentsDependencies,
  environment: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const result = await database.transaction(async (tx) => {
    const done = await work(tx);
    await tx.query('select pg_notify($1, $2)', [ENVIRONMENT_CHANGED, environment]);
    return done;
  });
  branches.forget();
  return result;
}

/**
 * Adds an empty version. Answers its branch.
 * @throws AppError `invalid` when the environment has a version of that name
 */
export async function addVersion(
  tx: Queryable,
  environmentId: number,
  name: string,
  { accountId }: Actor,
): Promise<number> {
  const versionId = await insertVersion(tx, { environmentId, name, accountId });
  if (versionId === null) throw isTaken('name');
  return insertBranch(tx, environmentId, versionId);
}

export const isTaken = (field: string): AppError => new AppError('invalid', {}, [issue(field, 'taken')]);
