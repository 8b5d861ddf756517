import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  CreateEnvironmentBody,
  CreateVersionBody,
  Environment,
  UpdateEnvironmentBody,
} from '@quartermaster/contract/http/environments';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../engine/actor.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import {
  addVersion,
  changeEnvironments,
  isTaken,
  type EnvironmentsDependencies,
} from './change-environments.ts';
import { createVersion } from './create-version.ts';
import {
  insertBranch,
  insertEnvironment,
  listEnvironments,
  lockEnvironment,
  updateEnvironment,
} from './environments.repo.ts';

/** Environments and their versions. */
export function createEnvironmentsService(deps: EnvironmentsDependencies) {
  const { database, branches } = deps;
  return {
    list: (): Promise<Environment[]> => listEnvironments(database),

    /** @throws AppError `invalid` when the key is taken */
    async create(body: CreateEnvironmentBody, actor: Actor): Promise<Environment> {
      await changeEnvironments(deps, body.key, async (tx) => {
        const id = await insertEnvironment(tx, body);
        if (id === null) throw isTaken('key');
        await insertBranch(tx, id, null);
        await addVersion(tx, id, body.version, actor);
        await writeAudit(tx, actor, { action: 'environment.create', after: body });
      });
      return present(database, body.key);
    },

    async update(key: string, body: UpdateEnvironmentBody, actor: Actor): Promise<Environment> {
      await changeEnvironments(deps, key, async (tx) => {
        const { id } = await branches.getEnvironment(tx, key);
        const before = await lockEnvironment(tx, id);
        const after = { ...before, ...body };
        await updateEnvironment(tx, id, after);
        await writeAudit(tx, actor, { action: 'environment.update', before, after });
      });
      return present(database, key);
    },

    createVersion: (key: string, body: CreateVersionBody, actor: Actor) =>
      createVersion(deps, key, body, actor),
  };
}

export type EnvironmentsService = ReturnType<typeof createEnvironmentsService>;

async function present(db: Queryable, key: string): Promise<Environment> {
  const found = (await listEnvironments(db)).find((environment) => environment.key === key);
  if (found === undefined) throw new AppError('environment_not_found', { environment: key });
  return found;
}
