import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ListAnswer } from '@quartermaster/contract/http/records';
import type { ReleasesAnswer } from '@quartermaster/contract/http/releases';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { registry } from '@quartermaster/domain/modules/index';
import { joinRunningDatabase } from '../../apps/server/src/db/open-database.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { listTableOf, wronglyListed } from '../../apps/server/src/engine/list-table.ts';
import { wronglyCounted } from '../../apps/server/src/engine/value-totals.ts';
import { partitionOf } from '../../apps/server/src/engine/partition.ts';
import { bundleFileKey } from '../../apps/server/src/engine/bundle-file-key.ts';
import { compileModule } from '../../apps/server/src/features/releases/compile-bundle.ts';
import {
  contentOf,
  findRelease,
  listReleaseModules,
} from '../../apps/server/src/features/releases/releases.repo.ts';
import { createLocalFileStore } from '../../apps/server/src/platform/local-file-store.ts';
import { readSettings } from '../../apps/server/src/platform/settings.ts';
import type { Api } from './api.ts';
import type { Model } from './model.ts';
import { ENVIRONMENT, FIRST_ID, RECORDS } from './writers.ts';

const SEARCHED = 5;
const PAGE = 1000;

/** Reads every record of the trial and compares it with what the writers know. */
export async function checkRecords(api: Api, model: Model): Promise<string[]> {
  const found = new Map<string, RecordData>();
  let total = 0;
  for (let page = 1; ; page += 1) {
    const answer = await api.get<ListAnswer>(`${RECORDS}?page=${page}&per_page=${PAGE}`);
    total = answer.total;
    for (const { record_id: recordId, data } of answer.data)
      if (Number(recordId) >= FIRST_ID) found.set(recordId, data);
    if (page >= answer.last_page) break;
  }
  const problems = model.settle(found);
  const all = await api.get<ListAnswer>(`${RECORDS}?per_page=all`);
  if (all.data.length !== total)
    problems.push(`the total says ${total}, there are ${all.data.length} records`);
  return [...problems, ...(await checkSearch(api, found)), ...(await checkHistory(api, found))];
}

/** Names are unique, so each finds exactly its own record. */
async function checkSearch(api: Api, found: ReadonlyMap<string, RecordData>): Promise<string[]> {
  const problems: string[] = [];
  for (const [recordId, data] of [...found].slice(0, SEARCHED)) {
    const { zh } = data['name'] as { zh: string };
    const { data: hits } = await api.get<ListAnswer>(`${RECORDS}?q=${encodeURIComponent(zh)}`);
    if (hits.length !== 1 || hits[0]?.record_id !== recordId)
      problems.push(`searching ${zh} finds ${hits.length} records`);
  }
  return problems;
}

async function checkHistory(api: Api, found: ReadonlyMap<string, RecordData>): Promise<string[]> {
  const problems: string[] = [];
  for (const [recordId, data] of [...found].slice(-SEARCHED)) {
    const [newest] = await api.get<{ data: RecordData | null }[]>(`${RECORDS}/${recordId}/history`);
    if (JSON.stringify(newest?.data) !== JSON.stringify(data))
      problems.push(`record ${recordId}: its history ends elsewhere`);
  }
  return problems;
}

/** Every acknowledged release is in the list with the hash it was acknowledged with. */
export async function checkReleaseList(api: Api, model: Model): Promise<string[]> {
  const listed = new Map<number, string>();
  for (let page = 1; ; page += 1) {
    const answer = await api.get<ReleasesAnswer>(
      `environments/${ENVIRONMENT}/releases?page=${page}&per_page=100`,
    );
    for (const { number, content_hash: hash } of answer.data) listed.set(number, hash);
    if (page >= answer.last_page) break;
  }
  return [...model.releases].flatMap(([number, hash]) =>
    listed.get(number) === hash ? [] : [`release ${number}: acknowledged with another hash, or gone`],
  );
}

/** What must hold inside the store, whatever happened. */
const INVARIANTS: readonly (readonly [string, string])[] = [
  [
    'totals equal the number of records',
    `select * from (select branch_id, module, sum(delta) as total from record_total group by 1, 2) as t
       full join (select branch_id, module, count(*) as total from revision
                   where to_seq = 9223372036854775807 group by 1, 2) as c using (branch_id, module)
      where coalesce(t.total, 0) <> coalesce(c.total, 0)`,
  ],
  [
    'every revision belongs to a change set of its branch',
    `select r.from_seq from revision as r left join change_set as c on c.seq = r.from_seq and c.branch_id = r.branch_id
      where c.seq is null limit 5`,
  ],
  [
    'every closed revision was closed by a change set',
    `select r.to_seq from revision as r left join change_set as c on c.seq = r.to_seq and c.branch_id = r.branch_id
      where r.to_seq < 9223372036854775807 and c.seq is null limit 5`,
  ],
  [
    'no two revisions of a record are valid at once',
    `select * from (select module, branch_id, record_id, to_seq,
                           lead(from_seq) over (partition by module, branch_id, record_id order by from_seq) as next from revision) as r
      where next < to_seq limit 5`,
  ],
];

/** Every version that was copied since the last look, against what it was copied from at that moment. */
const COPIES = `
    select v.name from version as v
       join branch as copy on copy.version_id = v.id
       join version as s on s.environment_id = v.environment_id and s.name = '1.4.0'
       join branch as source on source.version_id = s.id
      where v.id > $1 and v.cloned_from_seq is not null and (
        select md5(string_agg(module || record_id || encode(hash, 'hex'), ',' order by module, record_id)) from revision
         where branch_id = copy.id and from_seq = (select min(from_seq) from revision where branch_id = copy.id))
        is distinct from (
        select md5(string_agg(module || record_id || encode(hash, 'hex'), ',' order by module, record_id)) from revision
         where branch_id = source.id and from_seq <= v.cloned_from_seq and to_seq > v.cloned_from_seq)
      limit 5`;

/**
 * The newest version that was compared with what it was copied from. Comparing all of them after each
 * round would take the square of the rounds; the last look compares them all once more.
 */
export type CheckedCopies = { upTo: number };

/** A step of an import that the crash interrupted is taken up again at the start: what it does is part of the outcome. */
export async function waitForInterruptedWork(dataDir: string): Promise<void> {
  const opened = await joinRunningDatabase(readSettings({ DATA_DIR: dataDir }));
  if (opened === null) throw new Error('The product does not run.');
  try {
    for (;;) {
      const { rows } = await opened.database.query(
        `select id from import_job where state in ('checking', 'writing')`,
      );
      if (rows.length === 0) return;
      await sleep(50);
    }
  } finally {
    await opened.close();
  }
}

type Looked = {
  /** Whose list tables are compared with the log. */
  readonly modules: readonly ResolvedModule[];
  /** How many of the newest releases are compiled again to compare their hashes. */
  readonly releases: number;
  readonly copies?: CheckedCopies;
};

/** Looks into the store itself. */
export async function checkStore(
  dataDir: string,
  model: Model,
  { modules, releases, copies = { upTo: 0 } }: Looked,
): Promise<string[]> {
  const opened = await joinRunningDatabase(readSettings({ DATA_DIR: dataDir }));
  if (opened === null) return ['the product does not run'];
  try {
    const problems: string[] = [];
    for (const [name, sql] of INVARIANTS) {
      const { rows } = await opened.database.query(sql);
      if (rows.length > 0) problems.push(`not true: ${name}: ${JSON.stringify(rows.slice(0, 3))}`);
    }
    problems.push(
      ...(await checkListTables(opened.database, modules)),
      ...(await checkCopies(opened.database, copies)),
    );
    const files = createLocalFileStore(join(dataDir, 'files'));
    for (const number of [...model.releases.keys()].slice(-releases)) {
      problems.push(...(await recompile(opened.database, files, number)));
    }
    return problems;
  } finally {
    await opened.close();
  }
}

/** List tables hold the newest states, and totals by value count them, through every way of writing. */
async function checkListTables(database: Database, modules: readonly ResolvedModule[]): Promise<string[]> {
  const problems: string[] = [];
  for (const module of modules) {
    const table = listTableOf(module);
    if (table === null) continue;
    const { rows } = await database.query(`${wronglyListed(table, partitionOf(module))} limit 3`);
    if (rows.length > 0) problems.push(`${module.key} is wrongly listed: ${JSON.stringify(rows)}`);
    const counted = await database.query(wronglyCounted(module));
    if (counted.rows.length > 0)
      problems.push(`${module.key} has wrong totals by value: ${JSON.stringify(counted.rows)}`);
  }
  return problems;
}

async function checkCopies(database: Database, copies: CheckedCopies): Promise<string[]> {
  const newest = await database.query<{ id: number }>('select coalesce(max(id), 0) as id from version');
  const { rows } = await database.query<{ name: string }>(COPIES, [copies.upTo]);
  copies.upTo = newest.rows[0]?.id ?? 0;
  return rows.map(({ name }) => `version ${name} is no moment of what it was copied from`);
}

type Files = ReturnType<typeof createLocalFileStore>;

/** The log still yields the bytes that were published, and the file store still holds them. */
async function recompile(database: Database, files: Files, number: number): Promise<string[]> {
  const { rows } = await database.query<{ id: number }>('select id from environment where key = $1', [
    ENVIRONMENT,
  ]);
  const release = await findRelease(database, rows[0]?.id ?? 0, number);
  if (release === null) return [`release ${number} is gone`];
  const content = await contentOf(database, release);
  const problems: string[] = [];
  for (const { module, hash } of await listReleaseModules(database, release.id)) {
    const definition = registry.get(module);
    const again = await database.transaction((tx) => compileModule(tx, definition, content));
    if (again.hash !== hash) problems.push(`release ${number}: ${module} no longer has its hash`);
    if (!(await files.exists(bundleFileKey(hash))))
      problems.push(`release ${number}: the file of ${module} is gone`);
  }
  return problems;
}
