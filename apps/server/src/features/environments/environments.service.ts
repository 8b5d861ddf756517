import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  CreateEnvironmentBody,
  CreateVersionBody,
  Environment,
  UpdateEnvironmentBody,
} from '@quartermaster/contract/http/environments';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { insertUnprotected } from '../staff-limits/index.ts';
import { setVersionArchived, type VersionAddress } from './archive-version.ts';
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
  type EnvironmentRow,
} from './environments.repo.ts';

/** Environments and their versions. */
export function createEnvironmentsService(deps: EnvironmentsDependencies) {
  const { database } = deps;
  return {
    list: (): Promise<Environment[]> => listEnvironments(database),

    /** @throws AppError `invalid` when the key is taken */
    async create(body: CreateEnvironmentBody, actor: Actor): Promise<Environment> {
      const entry = { action: 'environment.create', recordId: body.key, after: body };
      await auditRefusal(database, actor, entry, () => create(deps, body, actor));
      return present(database, body.key);
    },

    /** @throws AppError `environment_not_found`, `wrong_confirmation` */
    async update(key: string, body: UpdateEnvironmentBody, actor: Actor): Promise<Environment> {
      const { confirmation, ...change } = body;
      const entry = { action: 'environment.update', recordId: key, after: change };
      await auditRefusal(database, actor, entry, () => update(deps, key, change, confirmation, actor));
      return present(database, key);
    },

    /** @throws AppError those of `setVersionArchived` */
    async archive(address: VersionAddress, isArchived: boolean, actor: Actor): Promise<Environment> {
      await setVersionArchived(deps, address, isArchived, actor);
      return present(database, address.env);
    },

    createVersion: (key: string, body: CreateVersionBody, actor: Actor) =>
      createVersion(deps, key, body, actor),
  };
}

export type EnvironmentsService = ReturnType<typeof createEnvironmentsService>;

function create(deps: EnvironmentsDependencies, body: CreateEnvironmentBody, actor: Actor): Promise<void> {
  return changeEnvironments(deps, body.key, async (tx) => {
    const id = await insertEnvironment(tx, body);
    if (id === null) throw isTaken('key');
    await insertBranch(tx, id, null);
    await addVersion(tx, id, body.version, actor);
    await writeAudit(tx, actor, { action: 'environment.create', recordId: body.key, after: body });
  });
}

/** Writes nothing if no value changes. */
function update(
  deps: EnvironmentsDependencies,
  key: string,
  change: Omit<UpdateEnvironmentBody, 'confirmation'>,
  confirmation: string | undefined,
  actor: Actor,
): Promise<void> {
  return changeEnvironments(deps, key, async (tx) => {
    const { id } = await deps.branches.getEnvironment(tx, key);
    const before = await lockEnvironment(tx, id);
    const after = { ...before, ...change };
    if (isDeepStrictEqual(before, after)) return;
    const { live, versions } = await present(tx, key);
    const isTyped = confirmation === `${key}-${live?.version ?? versions[0]?.name}`;
    if (isDangerous(before, after) && !isTyped) throw new AppError('wrong_confirmation');
    await updateEnvironment(tx, id, after);
    if (before.is_protected && !after.is_protected && actor.accountId !== null)
      await insertUnprotected(tx, { environmentId: id, changedBy: actor.accountId });
    await writeAudit(tx, actor, { action: 'environment.update', recordId: key, before, after });
  });
}

/** The change ends the protection, or moves every daily and weekly window of the game. */
function isDangerous(before: EnvironmentRow, after: EnvironmentRow): boolean {
  if (!before.is_protected) return false;
  return !after.is_protected || before.game_time_zone !== after.game_time_zone;
}

async function present(db: Queryable, key: string): Promise<Environment> {
  const found = (await listEnvironments(db)).find((environment) => environment.key === key);
  if (found === undefined) throw new AppError('environment_not_found', { environment: key });
  return found;
}
