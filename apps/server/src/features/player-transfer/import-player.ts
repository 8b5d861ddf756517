import type { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ImportPlayerAnswer, PlayerFileHead } from '@quartermaster/contract/http/player-file';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import type { Environment } from '../../engine/branch.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import { PlayerCopyRefused } from '../../players/player-copies.ts';
import { listServers } from '../players/index.ts';
import type { TransferCaller } from './export-player.ts';
import { fillCopy } from './fill-copy.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';
import { checkPlayerFile } from './read-player-file.ts';
import { openTemporaryFile } from './temporary-file.ts';

type Wanted = {
  readonly env: string;
  readonly server: number;
  readonly reason: string;
  readonly content: Readable;
};

/**
 * Creates a new player from a file, in an environment that is not protected.
 * @throws AppError `environment_not_found`, `server_not_found`, `import_protected`, `transfer_invalid`,
 * `transfer_damaged`, `transfer_source`
 */
export async function importPlayer(
  deps: PlayerDependencies,
  { env, server, reason, content }: Wanted,
  { actor }: TransferCaller,
): Promise<ImportPlayerAnswer> {
  const { database, branches } = deps;
  const environment = await branches.getEnvironment(database, env);
  const entry = {
    action: 'player.import_file',
    module: PLAYER_MODULE,
    branchId: environment.branchId,
    reason,
  };
  return auditRefusal(database, actor, entry, async () => {
    await refusePlace(deps, environment, server);
    const file = await openTemporaryFile();
    try {
      await file.writeFile(content);
      const head = await checkPlayerFile(file);
      await refuseSource(deps, head);
      return await deps.playerStore.copies
        .create({ environmentId: environment.id, serverId: server }, async (copy) => {
          const filled = await fillCopy(deps.registry, environment, copy, file);
          const { accountId } = copy;
          const recordId = playerKey({ serverId: server, accountId });
          const after = { source: head.source, rows: filled.rows };
          await writeAudit(copy.console, actor, { ...entry, recordId, after });
          return { server_id: server, account_id: accountId, ...filled };
        })
        .catch(refuseCopy);
    } finally {
      await file.close();
    }
  });
}

async function refusePlace(
  deps: PlayerDependencies,
  environment: Environment,
  server: number,
): Promise<void> {
  if (environment.isProtected) throw new AppError('import_protected', { environment: environment.name });
  const place = { environmentId: environment.id, branchId: environment.branchId };
  const servers = await listServers(deps, place);
  if (!servers.some(({ server_id: id }) => id === server)) throw new AppError('server_not_found', { server });
}

/** A file comes from an environment of this console, whose records and staff its numbers mean. */
async function refuseSource(
  { database, branches }: PlayerDependencies,
  { source }: PlayerFileHead,
): Promise<void> {
  await branches.getEnvironment(database, source.environment).catch((problem: unknown) => {
    throw problem instanceof AppError
      ? new AppError('transfer_source', { environment: source.environment })
      : problem;
  });
}

function refuseCopy(problem: unknown): never {
  throw problem instanceof PlayerCopyRefused
    ? new AppError('transfer_invalid', {}, [], undefined, { cause: problem })
    : problem;
}
