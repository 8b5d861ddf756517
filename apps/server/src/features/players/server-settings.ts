import type { ServerNotice } from '@quartermaster/contract/http/player-search';
import type { PlayerServer } from '@quartermaster/contract/http/players';
import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import { isJsonObject, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { ServerState } from '@quartermaster/domain/enums/server-state';
import { keyOfText, TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { displayRecord, type FindText } from '@quartermaster/domain/record/display-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { findAcrossModules } from '../../engine/referenced-records.ts';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { serverSetting } from '@quartermaster/domain/modules/system-release/server-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import type { RecordOf } from '@quartermaster/domain/core/define-module';
import type { ServerFailure } from '../../players/player-store.ts';
import type { PlayerPlace } from './player-place.ts';
import type { PlayersDependencies } from './players-dependencies.ts';

type Dependencies = Pick<PlayersDependencies, 'database' | 'registry' | 'clock' | 'playerStore'>;

/** States in which a server does not run; its players are kept all the same. */
const NOT_RUNNING: ReadonlySet<ServerState> = new Set<ServerState>(['maintenance', 'merged']);

/** Every server of an environment: those of its settings, and those that have players without them. */
export async function listServers(deps: Dependencies, place: PlayerPlace): Promise<PlayerServer[]> {
  const [settings, counted] = await Promise.all([
    readSettings(deps, place),
    deps.playerStore.servers(place.environmentId),
  ]);
  const players = new Map(counted.map((server) => [server.serverId, server.players]));
  const known = new Set(settings.map(({ server_id: id }) => id));
  const unknown = [...players.keys()].filter((id) => !known.has(id));
  return [
    ...settings.map((server) => ({ ...server, players: players.get(server.server_id) ?? 0 })),
    ...unknown.map((id): PlayerServer => ({
      server_id: id,
      name: null,
      state: 'unreachable',
      message: null,
      players: players.get(id) ?? 0,
    })),
  ].toSorted((a, b) => a.server_id - b.server_id);
}

/** What to say beside an answer about these servers: who did not answer, and who does not run. */
export function noticesOf(
  servers: readonly PlayerServer[],
  failures: readonly ServerFailure[],
): ServerNotice[] {
  const failed = new Map(failures.map(({ serverId, kind }) => [serverId, kind]));
  return servers.flatMap(({ server_id, state, message }): ServerNotice[] => {
    const failure = failed.get(server_id);
    if (failure !== undefined) return [{ server_id, state: failure, message, skipped: true }];
    return isRunning(state) ? [] : [{ server_id, state, message, skipped: false }];
  });
}

const isRunning = (state: PlayerServer['state']): boolean =>
  state === 'unreachable' || !NOT_RUNNING.has(state);

type ServerSetting = Omit<PlayerServer, 'players'>;

async function readSettings(
  deps: Dependencies,
  { branchId }: PlayerPlace,
): Promise<readonly ServerSetting[]> {
  const module = deps.registry.find(serverSetting.key);
  if (module === undefined) return [];
  const { rows } = await deps.database.query<{ data: RecordData }>(
    {
      name: 'server-settings',
      text: `select data from ${partitionOf(module)} where branch_id = $1 and ${IS_HEAD}`,
    },
    [branchId],
  );
  const records = rows.map(({ data }) => readRecord(module, data));
  const findText = await findTexts(deps, branchId, records);
  const now = formatDateTime(deps.clock.now());
  return records.map((data) => settingOf(module, data, findText, now));
}

function settingOf(module: ResolvedModule, data: RecordData, findText: FindText, now: string): ServerSetting {
  const server = recordOf(serverSetting, data);
  const state = isMaintained(server, now) ? 'maintenance' : server.state;
  return {
    server_id: server.server_id,
    name: displayRecord(module, data, findText).title,
    state,
    // Written ahead of the next maintenance, it says nothing while the server runs.
    message: isRunning(state) ? null : textOf(server.maintenance_message, findText),
  };
}

/** Whether a maintenance that was announced is going on. */
function isMaintained(
  { maintenance_from: from, maintenance_to: to }: RecordOf<typeof serverSetting>,
  now: string,
): boolean {
  if (from === undefined || from > now) return false;
  return to === undefined || to > now;
}

/** The texts that names and messages of servers name by key. */
async function findTexts(
  { database, registry }: Dependencies,
  branchId: number,
  records: readonly RecordData[],
): Promise<FindText> {
  const keys = records.flatMap(({ name, maintenance_message: message }) =>
    [keyOfText(name), keyOfText(message)].filter((key) => key !== null),
  );
  if (keys.length === 0) return () => undefined;
  const wanted = new Map([[TEXT_MODULE.key, new Set(keys)]]);
  const found = await findAcrossModules(database, registry, wanted, () => branchId);
  return (key) => found.get(TEXT_MODULE.key)?.get(key);
}

function textOf(value: JsonValue | undefined, findText: FindText): RecordTitle {
  const key = keyOfText(value);
  const texts = key === null ? value : findText(key);
  if (!isJsonObject(texts)) return null;
  const said = LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return typeof text === 'string' && text !== '' ? [[language, text] as const] : [];
  });
  return said.length === 0 ? null : Object.fromEntries(said);
}
