import { linksOf } from '../engine/record-links.ts';
import { preparedRecord } from '../engine/prepared-record.ts';
import { listTableOf, wronglyListed } from '../engine/list-table.ts';
import { HEAD_SEQ, partitionOf } from '../engine/partition.ts';
import { wronglyCounted } from '../engine/value-totals.ts';
import { reconcileStorage } from '../engine/reconciler.ts';
import type { RecordChange, WriteResult } from '../engine/record-change.ts';
import { writeChanges } from '../engine/record-writer.ts';
import type { ChangeKind } from '../engine/change-set.ts';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { onlyRow } from '../db/only-row.ts';
import { libraryRegistry } from './record-scene.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The record store by itself: a database with the library's partitions and one branch. */
export type StoreScene = {
  readonly database: TestDatabase;
  readonly branchId: number;
  readonly createBranch: () => Promise<number>;
  readonly write: (changes: readonly RecordChange[], kind?: ChangeKind) => Promise<WriteResult>;
  /** Everything in a branch that contradicts itself: totals, links, hashes, overlapping revisions. */
  readonly problems: (branchId?: number) => Promise<readonly string[]>;
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function createStoreScene(): Promise<StoreScene> {
  const database = await createTestDatabase();
  await reconcileStorage(database, libraryRegistry);
  await database.query(`insert into environment (key, name) values ('dev', 'Dev')`);
  const createBranch = async (): Promise<number> => {
    const result = await database.query<{ id: number }>(
      `with ver as (insert into version (environment_id, name) select 1, '1.' || count(*) from version returning id)
       insert into branch (environment_id, version_id) select 1, id from ver returning id`,
    );
    return onlyRow(result).id;
  };
  const branchId = await createBranch();
  return {
    database,
    branchId,
    createBranch,
    write: (changes, kind = 'batch') =>
      database.transaction((tx) => writeChanges(tx, { branchId, kind, actor: { accountId: null } }, changes)),
    problems: async (branch = branchId) =>
      (
        await Promise.all(libraryRegistry.modules.map((module) => findProblems(database, module, branch)))
      ).flat(),
    empty: async () => {
      await database.query(
        'delete from revision; delete from listed.record; delete from listed.value_total; delete from record_total; delete from record_link; delete from change_set',
      );
    },
    close: database.close,
  };
}

type Row = {
  readonly record_id: string;
  readonly from_seq: number;
  readonly is_head: boolean;
  readonly data: RecordData;
  readonly hash: Buffer;
  readonly overlaps: boolean;
};

async function findProblems(
  database: TestDatabase,
  module: ResolvedModule,
  branchId: number,
): Promise<readonly string[]> {
  const { rows } = await database.query<Row>(
    `select record_id, from_seq, to_seq = ${HEAD_SEQ} as is_head, data, hash,
            coalesce(lead(from_seq) over (partition by record_id order by from_seq) < to_seq, false) as overlaps
       from ${partitionOf(module)} where branch_id = $1`,
    [branchId],
  );
  const heads = rows.filter((row) => row.is_head);
  const { total } = onlyRow(
    await database.query<{ total: number }>(
      'select coalesce(sum(delta), 0) as total from record_total where branch_id = $1 and module = $2',
      [branchId, module.key],
    ),
  );
  const stored = await database.query<{ link: string }>(
    `select concat_ws(' ', record_id, path, to_module, to_record_id) as link from record_link where branch_id = $1 and module = $2`,
    [branchId, module.key],
  );
  const links = stored.rows.map(({ link }) => link).toSorted();
  const expected = heads.flatMap(({ record_id: id, data }) =>
    linksOf(module, id, data).map(
      (link) => `${link.record_id} ${link.path} ${link.to_module} ${link.to_record_id}`,
    ),
  );
  return [
    ...rows
      .filter(({ overlaps }) => overlaps)
      .map(({ record_id: id }) => `${module.key} ${id}: revisions overlap`),
    ...rows
      .filter(({ data, hash }) => !preparedRecord(module, data).hash.equals(hash))
      .map(({ record_id: id }) => `${module.key} ${id}: wrong hash`),
    ...(total === heads.length ? [] : [`${module.key}: total ${total} of ${heads.length} records`]),
    ...(JSON.stringify(links) === JSON.stringify(expected.toSorted())
      ? []
      : [`${module.key}: links differ from records`]),
    ...(await listProblems(database, module)),
  ];
}

/** The list table holds the newest states, and totals by value count it, through every way of writing. */
async function listProblems(database: TestDatabase, module: ResolvedModule): Promise<readonly string[]> {
  const table = listTableOf(module);
  if (table === null) return [];
  const { rows } = await database.query(wronglyListed(table, partitionOf(module)));
  const counted = await database.query(wronglyCounted(module));
  return [
    ...rows.map((row) => `${module.key}: wrongly listed ${JSON.stringify(row)}`),
    ...counted.rows.map((row) => `${module.key}: wrong total of a value ${JSON.stringify(row)}`),
  ];
}
