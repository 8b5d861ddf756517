import type { Readable } from 'node:stream';
import type { AskForFileAnswer } from '@quartermaster/contract/http/approvals';
import type { PlayerExportQuery, PlayerRow } from '@quartermaster/contract/http/player-search';
import { csvStream, type CsvColumns } from '../../engine/codecs/csv-stream.ts';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { PLAYER_MODULE } from '../../players/audit-place.ts';
import { askForExport, countExport, type ExportedFile } from '../staff-limits/index.ts';
import type { PlayerReader } from './player-reader.ts';
import { writePlayersAudit } from './player-audit.ts';
import { findPlayerPlace } from './player-place.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { askedIn, searchRequestOf } from './search-request.ts';
import { listServers } from './server-settings.ts';

const COLUMNS: CsvColumns<PlayerRow> = [
  ['server_id', (player) => String(player.server_id)],
  ['account_id', (player) => String(player.account_id)],
  ['player_id', (player) => player.player_id],
  ['name', (player) => player.name],
  ['status', (player) => player.status],
  ['level', (player) => String(player.level)],
  ['vip_level', (player) => String(player.vip_level)],
  ['spent_usd', (player) => (player.spent_usd_cents / 100).toFixed(2)],
  ['guild_id', (player) => String(player.guild?.guild_id ?? '')],
  ['guild', (player) => player.guild?.name ?? ''],
  ['last_login_at', (player) => player.last_login_at],
  ['created_at', (player) => player.created_at],
];

/** All players that a search finds, as a file that is written while it is sent: memory stays flat. */
export async function exportPlayers(
  deps: PlayersDependencies,
  env: string,
  query: PlayerExportQuery,
  reader: PlayerReader,
): Promise<Readable> {
  const place = await findPlayerPlace(deps, env);
  const servers = await listServers(deps, place);
  const wanted = searchRequestOf(
    query,
    servers.map(({ server_id: id }) => id),
  );
  await countAndAudit(deps, env, query, reader);
  const players = deps.playerStore.searchAll({ ...wanted, environmentId: place.environmentId });
  return csvStream(COLUMNS, players);
}

/** The file counts towards the limit of the day; one that is refused for it is remembered too. */
async function countAndAudit(
  { database, branches, clock }: PlayersDependencies,
  env: string,
  query: PlayerExportQuery,
  { actor, staffId, role }: PlayerReader,
): Promise<void> {
  const environment = await branches.getEnvironment(database, env);
  const staff = { id: staffId, role };
  const entry = { action: 'player.export', after: askedIn(query) };
  const refused = { ...entry, module: PLAYER_MODULE, branchId: environment.branchId };
  await auditRefusal(database, actor, refused, () =>
    database.transaction(async (tx) => {
      const approved = await countExport(tx, { environment, staff, now: clock.now() }, fileOf(query));
      const place = { ...environment, environmentId: environment.id };
      await writePlayersAudit(tx, actor, place, { ...entry, after: { ...entry.after, ...approved } });
    }),
  );
}

/** Asks a second person for the file of a search, beyond the limit of the day. */
export async function askForPlayers(
  { database, branches, clock }: PlayersDependencies,
  env: string,
  { query, reason }: { readonly query: PlayerExportQuery; readonly reason: string },
  { actor, staffId, role }: PlayerReader,
): Promise<AskForFileAnswer> {
  const environment = await branches.getEnvironment(database, env);
  const atWork = { environment, staff: { id: staffId, role }, now: clock.now() };
  const place = { module: PLAYER_MODULE, branchId: environment.branchId };
  return askForExport(database, { atWork, actor, reason, place }, fileOf(query));
}

const fileOf = (query: PlayerExportQuery): ExportedFile => ({
  kind: 'export_players',
  player: null,
  params: askedIn(query),
});
