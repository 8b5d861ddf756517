import type { AskForFileAnswer, AskForPlayerLogBody } from '@quartermaster/contract/http/approvals';
import type { PlayerLogEntry, PlayerLogNarrowing } from '@quartermaster/contract/http/player-log';
import type { Readable } from 'node:stream';
import { csvStream, readAll, type CsvColumns } from '../../engine/codecs/csv-stream.ts';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import { askForExport, countExport, type ExportedFile } from '../staff-limits/index.ts';
import type { NamedPlayer } from './open-player.ts';
import { writePlayerAudit, type PlayerAddress } from './player-audit.ts';
import type { PlayerReader } from './player-reader.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { readPlayerLog } from './read-log.ts';

const EXPORTED = [
  'id', 'create_time', 'environment', 'server_id', 'account_id', 'user_level', 'model', 'system_id', 'sub_system_id',
  'reason_param_1', 'reason_param_2', 'action_type', 'asset_type', 'asset_id', 'asset_value', 'before_value', 'after_value',
  'staff_id', 'staff_name', 'platform', 'version', 'ip', 'user_agent', 'url',
] as const satisfies readonly (keyof PlayerLogEntry)[]; // prettier-ignore

const COLUMNS: CsvColumns<PlayerLogEntry> = EXPORTED.map((name) => [name, (row) => String(row[name] ?? '')]);

/** A player's whole log, or what of it is wanted, as a file. It counts towards the limit of the day. */
export async function exportPlayerLog(
  deps: PlayersDependencies,
  named: NamedPlayer,
  player: PlayerAddress,
  narrowing: PlayerLogNarrowing,
  reader: PlayerReader,
): Promise<Readable> {
  const { database } = deps;
  const { actor } = reader;
  const atWork = await atWorkIn(deps, named.env, reader);
  const entry = { action: 'player.export_log', after: narrowing };
  await auditRefusal(database, actor, { ...entry, ...placeOf(player) }, () =>
    database.transaction(async (tx) => {
      const approved = await countExport(tx, atWork, fileOf(player, narrowing));
      await writePlayerAudit(tx, actor, player, { ...entry, after: { ...narrowing, ...approved } });
    }),
  );
  return csvStream(
    COLUMNS,
    readAll((slice) => readPlayerLog(deps, named, player, { ...narrowing, ...slice })),
  );
}

/** Asks a second person for the file of a player's log, beyond the limit of the day. */
export async function askForPlayerLog(
  deps: PlayersDependencies,
  env: string,
  player: PlayerAddress,
  { narrowing, reason }: AskForPlayerLogBody,
  reader: PlayerReader,
): Promise<AskForFileAnswer> {
  const asking = {
    atWork: await atWorkIn(deps, env, reader),
    actor: reader.actor,
    reason,
    place: placeOf(player),
  };
  return askForExport(deps.database, asking, fileOf(player, narrowing));
}

const atWorkIn = async (
  { database, branches, clock }: PlayersDependencies,
  env: string,
  { staffId, role }: PlayerReader,
) => ({
  environment: await branches.getEnvironment(database, env),
  staff: { id: staffId, role },
  now: clock.now(),
});

const placeOf = (player: PlayerAddress) => ({
  module: PLAYER_MODULE,
  recordId: playerKey(player),
  branchId: player.branchId,
});

const fileOf = ({ serverId, accountId }: PlayerAddress, narrowing: PlayerLogNarrowing): ExportedFile => ({
  kind: 'export_player_log',
  player: { serverId, accountId },
  params: Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== undefined)),
});
