import type { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { AskForFileAnswer } from '@quartermaster/contract/http/approvals';
import { PLAYER_FILE_FORMAT, PLAYER_FILE_VERSION } from '@quartermaster/contract/http/player-file';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { may } from '@quartermaster/domain/permissions/actions';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import { askForExport, countExport, type AtWork, type ExportedFile } from '../staff-limits/index.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';
import { openTemporaryFile } from './temporary-file.ts';
import { writePlayerFile } from './write-player-file.ts';

/** A player as an address names them. */
export type NamedPlayer = { readonly env: string; readonly server: number; readonly account: number };

export type TransferCaller = { readonly staff: Account; readonly actor: Actor };

/**
 * Everything there is of a player, as a file. It is laid down first and sent then: it is as of one
 * moment, whole or not there, and a slow reader holds no transaction.
 * @throws AppError `environment_not_found`, `user_not_found`, `export_limit`, `export_not_approved`
 */
export async function exportPlayer(
  deps: PlayerDependencies,
  named: NamedPlayer,
  reason: string,
  caller: TransferCaller,
): Promise<Readable> {
  const { database, playerStore } = deps;
  const { actor } = caller;
  const { player, atWork, place } = await open(deps, named, caller);
  const file = await openTemporaryFile();
  try {
    await writePlayerFile(file, headOf(named, atWork.now), async (add) => {
      if (!(await playerStore.copies.read(player, add)))
        throw new AppError('user_not_found', { account_id: player.accountId });
    });
    const entry = { action: 'player.export_file', ...place, reason };
    await auditRefusal(database, actor, entry, () =>
      database.transaction(async (tx) => {
        const approved = await countExport(tx, atWork, fileOf(player), mayAlone(caller));
        await writeAudit(tx, actor, { ...entry, ...(approved && { after: approved }) });
      }),
    );
  } catch (problem) {
    await file.close();
    throw problem;
  }
  return file.createReadStream({ start: 0 });
}

/** Asks a second person for the file, beyond the limit of the day. */
export async function askForPlayerFile(
  deps: PlayerDependencies,
  named: NamedPlayer,
  reason: string,
  caller: TransferCaller,
): Promise<AskForFileAnswer> {
  const { player, atWork, place } = await open(deps, named, caller);
  const isAlone = mayAlone(caller);
  return askForExport(deps.database, { atWork, actor: caller.actor, reason, place, isAlone }, fileOf(player));
}

/** Whether the caller's role may export players without approval, up to the daily limit. */
const mayAlone = ({ staff }: TransferCaller): boolean => may(staff.role, 'players.export_file');

async function open(
  { database, branches, clock }: PlayerDependencies,
  { env, server, account }: NamedPlayer,
  { staff }: TransferCaller,
) {
  const environment = await branches.getEnvironment(database, env);
  const player: PlayerRef = { environmentId: environment.id, serverId: server, accountId: account };
  const atWork: AtWork = { environment, staff, now: clock.now() };
  const place = { module: PLAYER_MODULE, recordId: playerKey(player), branchId: environment.branchId };
  return { player, atWork, place };
}

const headOf = ({ env, server, account }: NamedPlayer, now: Date) =>
  ({
    format: PLAYER_FILE_FORMAT,
    version: PLAYER_FILE_VERSION,
    exported_at: formatDateTime(now),
    source: { environment: env, server_id: server, account_id: account },
  }) as const;

const fileOf = ({ serverId, accountId }: PlayerRef): ExportedFile => ({
  kind: 'export_player_file',
  player: { serverId, accountId },
  params: {},
});
