import { AppError } from '@quartermaster/contract/errors/app-error';
import type { CreatedMachineToken, MachineToken } from '@quartermaster/contract/http/game';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Machine } from '../../http/route.ts';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { createMachineToken, hashMachineToken } from './machine-token.ts';
import { findMachine, insertToken, listTokens, revokeToken, type TokenRow } from './machine-tokens.repo.ts';

/** Heard by every process, which then closes the token's connections. */
export const TOKEN_REVOKED = 'machine_token_revoked';

export type MachineTokensService = {
  find(token: string): Promise<Machine | null>;
  list(env: string): Promise<MachineToken[]>;
  create(env: string, name: string, actor: Actor): Promise<CreatedMachineToken>;
  revoke(env: string, id: number, actor: Actor): Promise<void>;
};

export function createMachineTokensService({
  database,
  branches,
}: {
  readonly database: Database;
  readonly branches: BranchDirectory;
}): MachineTokensService {
  return {
    find: (token) => findMachine(database, hashMachineToken(token)),
    async list(env) {
      const { id } = await branches.getEnvironment(database, env);
      return (await listTokens(database, id)).map(presentToken);
    },
    async create(env, name, actor) {
      const { id: environmentId } = await branches.getEnvironment(database, env);
      const token = createMachineToken();
      const row = await database.transaction(async (tx) => {
        const created = await insertToken(tx, {
          environmentId,
          name,
          hash: hashMachineToken(token),
          accountId: actor.accountId,
        });
        await writeAudit(tx, actor, {
          action: 'machine_token.create',
          after: { environment: env, id: created.id, name },
        });
        return created;
      });
      return { ...presentToken(row), token };
    },
    async revoke(env, id, actor) {
      const environment = await branches.getEnvironment(database, env);
      await database.transaction(async (tx) => {
        const name = await revokeToken(tx, environment.id, id);
        if (name === null) throw new AppError('not_found');
        await writeAudit(tx, actor, {
          action: 'machine_token.revoke',
          after: { environment: env, id, name },
        });
        await tx.query('select pg_notify($1, $2)', [TOKEN_REVOKED, String(id)]);
      });
    },
  };
}

function presentToken(row: TokenRow): MachineToken {
  return {
    id: row.id,
    name: row.name,
    created_at: formatDateTime(row.created_at),
    created_by: row.created_by,
    last_used_at: row.last_used_at === null ? null : formatDateTime(row.last_used_at),
    revoked_at: row.revoked_at === null ? null : formatDateTime(row.revoked_at),
  };
}
