import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  CreateEnvironmentBody,
  CreateVersionAnswer,
  CreateVersionBody,
  Environment,
  UpdateEnvironmentBody,
} from '@quartermaster/contract/http/environments';
import { issue } from '@quartermaster/domain/core/issue';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { ENVIRONMENT_CHANGED, type BranchDirectory } from '../../engine/branch.ts';
import { cloneBranch } from '../../engine/clone.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import {
  insertBranch,
  insertEnvironment,
  insertVersion,
  listEnvironments,
  lockEnvironment,
  setClonedFrom,
  updateEnvironment,
} from './environments.repo.ts';

export type EnvironmentsDependencies = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  readonly registry: Registry;
};

/** Environments and their versions. */
export function createEnvironmentsService({ database, branches, registry }: EnvironmentsDependencies) {
  /** Runs a change of environments or versions; every process hears of it when it commits. */
  async function change<T>(environment: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = await database.transaction(async (tx) => {
      const done = await work(tx);
      await tx.query('select pg_notify($1, $2)', [ENVIRONMENT_CHANGED, environment]);
      return done;
    });
    branches.forget();
    return result;
  }

  async function getPresented(key: string): Promise<Environment> {
    const found = (await listEnvironments(database)).find((environment) => environment.key === key);
    if (found === undefined) throw new AppError('environment_not_found', { environment: key });
    return found;
  }

  async function copyInto(
    tx: Transaction,
    branchId: number,
    { env, version }: { readonly env: string; readonly version: string },
    actor: Actor,
  ): Promise<number> {
    const source = await branches.resolve(tx, env, version, 'versioned');
    const header = { branchId, kind: 'clone', actor, source: { environment: env, version } } as const;
    const { records, sourceSeq } = await cloneBranch(tx, header, registry, source.branchId);
    await setClonedFrom(tx, branchId, sourceSeq);
    return records;
  }

  return {
    list: (): Promise<Environment[]> => listEnvironments(database),

    /** @throws AppError `invalid` when the key is taken */
    async create(body: CreateEnvironmentBody, actor: Actor): Promise<Environment> {
      await change(body.key, async (tx) => {
        const id = await insertEnvironment(tx, body);
        if (id === null) throw duplicate('key');
        await insertBranch(tx, id, null);
        await addVersion(tx, id, body.version, actor);
        await writeAudit(tx, actor, { action: 'environment.create', after: body });
      });
      return getPresented(body.key);
    },

    async update(key: string, body: UpdateEnvironmentBody, actor: Actor): Promise<Environment> {
      await change(key, async (tx) => {
        const { id } = await branches.getEnvironment(tx, key);
        const before = await lockEnvironment(tx, id);
        const after = { ...before, ...body };
        await updateEnvironment(tx, id, after);
        await writeAudit(tx, actor, { action: 'environment.update', before, after });
      });
      return getPresented(key);
    },

    /** @throws AppError `invalid` when the environment has a version of that name */
    createVersion(key: string, { name, from }: CreateVersionBody, actor: Actor): Promise<CreateVersionAnswer> {
      return change(key, async (tx) => {
        const { id } = await branches.getEnvironment(tx, key);
        const branchId = await addVersion(tx, id, name, actor);
        const records = from === undefined ? 0 : await copyInto(tx, branchId, from, actor);
        await writeAudit(tx, actor, {
          action: 'version.create',
          branchId,
          after: { environment: key, name, from: from ?? null, records },
        });
        return { environment: key, name, records };
      });
    },
  };
}

export type EnvironmentsService = ReturnType<typeof createEnvironmentsService>;

async function addVersion(tx: Queryable, environmentId: number, name: string, actor: Actor): Promise<number> {
  const versionId = await insertVersion(tx, { environmentId, name, accountId: actor.accountId });
  if (versionId === null) throw duplicate('name');
  return insertBranch(tx, environmentId, versionId);
}

const duplicate = (field: string): AppError => new AppError('invalid', {}, [issue(field, 'duplicate')]);
