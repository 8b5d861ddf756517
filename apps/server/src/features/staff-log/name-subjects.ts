import type { AuditEntry } from '@quartermaster/contract/http/audit';
import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Database, Queryable } from '../../db/database.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { titlesOf, withTitleTexts } from '../../engine/referenced-records.ts';
import { GUILD_MODULE, PLAYER_MODULE } from '../../players/audit-place.ts';
import type { PlayerStore } from '../../players/player-store.ts';

export type NamingDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly playerStore: Pick<PlayerStore, 'lookUp' | 'guilds'>;
};

type Subject = Pick<AuditEntry, 'module' | 'record_id' | 'environment' | 'version'>;

/** What an entry is about is called today; null: it is gone, or has no name. */
type NameOfSubject = (subject: Subject) => RecordTitle;

const keyOf = ({ module, record_id: id, environment, version }: Subject): string =>
  [module, id, environment, version].join('\n');

/** Finds what the subjects of some entries are called: records, players, guilds, staff and deliveries. */
export async function nameSubjects(
  deps: NamingDependencies,
  entries: readonly Subject[],
): Promise<NameOfSubject> {
  const subjects = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()].filter(
    ({ module, record_id: id }) => module !== null && id !== null,
  );
  const names = new Map<string, RecordTitle>();
  for (const [module, own] of Map.groupBy(subjects, (subject) => subject.module ?? ''))
    for (const [key, name] of await namesIn(deps, module, own)) names.set(key, name);
  return (subject) => names.get(keyOf(subject)) ?? null;
}

type Names = readonly (readonly [key: string, name: RecordTitle])[];

function namesIn(deps: NamingDependencies, module: string, subjects: readonly Subject[]): Promise<Names> {
  const { database, registry } = deps;
  if (module === PLAYER_MODULE || module === GUILD_MODULE) return playersIn(deps, module, subjects);
  if (module === 'users')
    return rowsIn(
      database,
      'select id::text, display_name as name from account where id::text = any($1)',
      subjects,
    );
  if (module === 'bulk-delivery')
    return rowsIn(
      database,
      'select id::text, title as name from delivery where id::text = any($1)',
      subjects,
    );
  const known = registry.find(module);
  return known === undefined || known.scope === 'live'
    ? Promise.resolve([])
    : recordsIn(deps, known, subjects);
}

async function rowsIn(db: Queryable, sql: string, subjects: readonly Subject[]): Promise<Names> {
  const { rows } = await db.query<{ id: string; name: RecordTitle }>(sql, [
    subjects.map((one) => one.record_id),
  ]);
  const byId = new Map(rows.map(({ id, name }) => [id, name]));
  return subjects.map((subject) => [keyOf(subject), byId.get(subject.record_id ?? '') ?? null] as const);
}

/** Players and guilds of each environment, named by `server:number`. */
async function playersIn(
  { database, playerStore }: NamingDependencies,
  module: string,
  subjects: readonly Subject[],
): Promise<Names> {
  const names: (readonly [string, RecordTitle])[] = [];
  const { rows } = await database.query<{ id: number; key: string }>('select id, key from environment');
  for (const { id: environmentId, key } of rows) {
    const own = subjects.filter(({ environment }) => environment === key);
    const places = own.flatMap((subject) => placeOf(subject));
    if (places.length === 0) continue;
    const found = await (module === PLAYER_MODULE
      ? findPlayers(playerStore, environmentId, places)
      : findGuilds(playerStore, environmentId, places));
    names.push(
      ...own.map((subject) => [keyOf(subject), found.get(subject.record_id ?? '') ?? null] as const),
    );
  }
  return names;
}

type Place = { readonly serverId: number; readonly number: number };

function placeOf({ record_id: id }: Subject): readonly Place[] {
  const [, server, number] = /^(\d+):(\d+)$/.exec(id ?? '') ?? [];
  return server === undefined ? [] : [{ serverId: Number(server), number: Number(number) }];
}

async function findPlayers(
  store: NamingDependencies['playerStore'],
  environmentId: number,
  places: readonly Place[],
): Promise<ReadonlyMap<string, string>> {
  const servers = [...new Set(places.map(({ serverId }) => serverId))];
  const wanted = places.map(({ serverId, number }) => ({ serverId, accountId: number }));
  const { players } = await store.lookUp(environmentId, servers, wanted);
  return new Map(
    players.map(({ server_id: server, account_id: account, name }) => [`${server}:${account}`, name]),
  );
}

async function findGuilds(
  { guilds }: NamingDependencies['playerStore'],
  environmentId: number,
  places: readonly Place[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { serverId, number } of places) {
    const key = `${serverId}:${number}`;
    const guild = found.has(key) ? null : await guilds.find({ environmentId, serverId, guildId: number });
    if (guild !== null) found.set(key, guild.name);
  }
  return found;
}

type RecordRow = {
  readonly branchId: number;
  readonly record_id: string;
  readonly environment: string;
  readonly version: string | null;
  readonly data: RecordData;
};

/** Records as they are now, in the version of the entry; called as in every list that names them. */
async function recordsIn(
  { database, registry }: NamingDependencies,
  module: ResolvedModule,
  subjects: readonly Subject[],
): Promise<Names> {
  const { rows } = await database.query<RecordRow>(
    `select branch_id as "branchId", record_id, environment.key as environment, version.name as version, data
       from ${partitionOf(module)} as revision
       join branch on branch.id = branch_id join environment on environment.id = branch.environment_id
       left join version on version.id = branch.version_id
      where record_id = any($1) and environment.key = any($2) and ${IS_HEAD}`,
    [subjects.map((one) => one.record_id), subjects.map(({ environment }) => environment)],
  );
  const titles = new Map<string, RecordTitle>();
  for (const [branchId, group] of Map.groupBy(rows, (row) => row.branchId)) {
    const records = new Map(group.map((row) => [row.record_id, readRecord(module, row.data)]));
    const found = await withTitleTexts(database, registry, new Map([[module.key, records]]), branchId);
    const named = titlesOf(registry, found)[module.key];
    for (const { record_id: id, environment, version } of group)
      titles.set([id, environment, version].join('\n'), named?.[id]?.title ?? null);
  }
  return subjects.map((subject) => {
    const { record_id: id, environment, version } = subject;
    const place = [id, environment, module.scope === 'environment' ? null : version];
    return [keyOf(subject), titles.get(place.join('\n')) ?? null] as const;
  });
}
