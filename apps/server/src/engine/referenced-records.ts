import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import {
  displayNamed,
  displayRecord,
  namesakeOf,
  titleKeyOf,
  type FindNamesake,
  type RecordDisplay,
} from '@quartermaster/domain/record/display-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import type { Queryable } from '../db/database.ts';
import { createParameters } from './parameters.ts';
import { IS_HEAD, literal, partitionOf } from './partition.ts';

/** The display title of records by module key and record id. Missing records have no entry. */
export type RecordTitles = Readonly<Record<string, Readonly<Record<string, RecordDisplay>>>>;

/** Module key to record ids. */
type WantedRecords = ReadonlyMap<string, ReadonlySet<string>>;

/** The records that some data refers to by their identity. */
export function referencedBy(module: ResolvedModule, records: Iterable<RecordData>): WantedRecords {
  const wanted = new Map<string, Set<string>>();
  for (const data of records) {
    for (const { module: key, id, by } of referencesOf(module, data)) {
      if (by === null) wanted.set(key, (wanted.get(key) ?? new Set()).add(id));
    }
  }
  return wanted;
}

/** Records found by module and id. */
export type FoundRecords = ReadonlyMap<string, ReadonlyMap<string, RecordData>>;

/** The newest states of records of several modules, in one query; `branchOf` says where each module's records are. */
export async function findAcrossModules(
  database: Queryable,
  registry: Registry,
  wanted: WantedRecords,
  branchOf: (module: ResolvedModule) => number,
): Promise<FoundRecords> {
  const parameters = createParameters();
  const parts = [...wanted].flatMap(([key, ids]) => {
    const module = registry.find(key);
    return module === undefined || ids.size === 0
      ? []
      : [moduleSql(module, parameters.add(branchOf(module)), parameters.add([...ids]))];
  });
  if (parts.length === 0) return new Map();
  type Row = { readonly module: string; readonly record_id: string; readonly data: RecordData };
  const { rows } = await database.query<Row>(parts.join(' union all '), parameters.values);
  return new Map(
    [...Map.groupBy(rows, ({ module }) => module)].map(([key, group]) => {
      const module = registry.get(key);
      return [key, new Map(group.map((row) => [row.record_id, readRecord(module, row.data)]))];
    }),
  );
}

/** Where names are looked up: the branch of each module, or any branch of an environment that is meant. */
export type NamingPlace = number | ((module: ResolvedModule) => number);

/**
 * The found records together with the records by whose names they are called, and with the texts that titles
 * name by key, so that each can be called by name.
 */
export async function withTitleTexts(
  database: Queryable,
  registry: Registry,
  asked: FoundRecords,
  place: NamingPlace,
): Promise<FoundRecords> {
  const found = await withNamesakes(database, registry, asked, place);
  const module = registry.find(TEXT_MODULE.key);
  const known = found.get(TEXT_MODULE.key) ?? new Map<string, RecordData>();
  const keys = [...found].flatMap(([key, records]) => titleKeys(registry.get(key), records.values()));
  const unread = [...new Set(keys)].filter((key) => !known.has(key));
  if (module === undefined || unread.length === 0) return found;
  const { rows } = await database.query<{ recordId: string; data: RecordData }>(
    `select r.record_id as "recordId", r.data from branch as own
       join branch as place on place.environment_id = own.environment_id and place.version_id is null
       join ${partitionOf(module)} as r on r.branch_id = place.id and r.record_id = any($2) and r.${IS_HEAD}
      where own.id = $1`,
    [typeof place === 'number' ? place : place(module), unread],
  );
  const texts = rows.map(({ recordId, data }) => [recordId, readRecord(module, data)] as const);
  return new Map([...found, [TEXT_MODULE.key, new Map([...known, ...texts])]]);
}

async function withNamesakes(
  database: Queryable,
  registry: Registry,
  found: FoundRecords,
  place: NamingPlace,
): Promise<FoundRecords> {
  const named = [...found].flatMap(([key, records]) =>
    [...records.values()].flatMap((data) => namesakeOf(registry.get(key), data) ?? []),
  );
  const unread = named.filter(({ module, id }) => found.get(module)?.has(id) !== true);
  if (unread.length === 0) return found;
  const wanted = new Map(
    [...Map.groupBy(unread, ({ module }) => module)].map(([key, group]) => [
      key,
      new Set(group.map(({ id }) => id)),
    ]),
  );
  const branchOf = typeof place === 'number' ? await branchesNear(database, place) : place;
  const more = await findAcrossModules(database, registry, wanted, branchOf);
  const both = [...more].map(
    ([key, records]) => [key, new Map([...(found.get(key) ?? []), ...records])] as const,
  );
  return new Map([...found, ...both]);
}

/**
 * A record of the environment may be called by one of a version, and the other way round. Where no version is
 * meant, it is the live one, or the newest before the first release.
 */
async function branchesNear(
  database: Queryable,
  branchId: number,
): Promise<(module: ResolvedModule) => number> {
  type Near = { readonly versioned: number | null; readonly shared: number };
  const { rows } = await database.query<Near>(
    `select place.id as shared, case when own.version_id is not null then own.id else coalesce(
              (select live.id from release join branch as live on live.version_id = release.version_id
                where release.id = environment.live_release_id),
              (select max(other.id) from branch as other
                where other.environment_id = own.environment_id and other.version_id is not null)) end as versioned
       from branch as own join environment on environment.id = own.environment_id
       join branch as place on place.environment_id = own.environment_id and place.version_id is null
      where own.id = $1`,
    [branchId],
  );
  const { versioned = null, shared = branchId } = rows[0] ?? {};
  return ({ scope }) => (scope === 'versioned' ? (versioned ?? branchId) : shared);
}

/** The keys of the texts that records of a module are called by. */
export function titleKeys(module: ResolvedModule, records: Iterable<RecordData>): readonly string[] {
  return [...records].flatMap((data) => titleKeyOf(module, data) ?? []);
}

/** What people know the found records by. */
export function titlesOf(registry: Registry, found: FoundRecords): RecordTitles {
  const findText = (key: string) => found.get(TEXT_MODULE.key)?.get(key);
  const findNamesake: FindNamesake = (key, id) => {
    const named = found.get(key)?.get(id);
    return named && displayRecord(registry.get(key), named, findText);
  };
  return Object.fromEntries(
    [...found].map(([key, records]) => {
      const module = registry.get(key);
      return [
        key,
        Object.fromEntries(
          [...records].map(([recordId, data]) => [
            recordId,
            displayNamed(module, data, findText, findNamesake),
          ]),
        ),
      ];
    }),
  );
}

function moduleSql(module: ResolvedModule, branch: string, ids: string): string {
  return `select ${literal(module.key)} as module, record_id, data from ${partitionOf(module)}
           where branch_id = ${branch} and record_id = any(${ids}::text[]) and ${IS_HEAD}`;
}
