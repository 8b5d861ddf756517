import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { FindFixed } from '../../engine/fixed-records.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';

export type FileRecord = { readonly recordId: string; readonly revision: number; readonly data: RecordData };

/** The record of a path in one environment. */
export async function findFileRecord(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  path: string,
): Promise<FileRecord | null> {
  return (await findFileRecords(db, module, branchId, [path]))[0] ?? null;
}

/** The records of those paths that have one. */
export async function findFileRecords(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  paths: readonly string[],
): Promise<readonly FileRecord[]> {
  const { rows } = await db.query<FileRecord>(
    `select record_id as "recordId", from_seq as revision, data from ${partitionOf(module)}
     where branch_id = $1 and qm_text(data, 'path') = any($2) and ${IS_HEAD} order by sort_key`,
    [branchId, paths],
  );
  return rows;
}

/** Every folder that has files, without those inside it. */
export async function listFolders(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ folder: string }>(
    `select distinct regexp_replace(qm_text(data, 'path'), '/[^/]*$', '') as folder
       from ${partitionOf(module)}
      where branch_id = $1 and ${IS_HEAD} and qm_text(data, 'path') like '%/%' order by 1`,
    [branchId],
  );
  return rows.map(({ folder }) => folder);
}

/** Those of some files that records of any version of the environment name by their path. */
export const findUsedFiles: FindFixed = async (db, branchId, recordIds) => {
  const { rows } = await db.query<{ id: string }>(
    `select distinct file.record_id as id
       from ${partitionOf(fileSetting)} as file
       join branch as own on own.id = file.branch_id
       join branch as b on b.environment_id = own.environment_id
       join record_link as l on l.branch_id = b.id and l.to_module = $3 and l.to_field = $4
        and l.to_record_id = file.data ->> $4
      where file.branch_id = $1 and file.record_id = any($2) and file.${IS_HEAD}`,
    [branchId, recordIds, FILE_MODULE.key, FILE_MODULE.pathField],
  );
  return new Set(rows.map(({ id }) => id));
};

/** The next free number for a file. Two uploads at once may get the same one; the store then refuses one. */
export async function nextFileId(db: Queryable, module: ResolvedModule, branchId: number): Promise<number> {
  const last = await db.query<{ id: number | null }>(
    `select max(sort_key::bigint) as id from ${partitionOf(module)} where branch_id = $1 and ${IS_HEAD}`,
    [branchId],
  );
  return (onlyRow(last).id ?? 0) + 1;
}

/** The hash of the file under a path: in the wanted environment, else in the first that has it. */
export async function findFileHash(
  db: Queryable,
  module: ResolvedModule,
  path: string,
  environment: string | null,
): Promise<string | null> {
  const { rows } = await db.query<{ hash: string }>(
    `select r.data ->> 'hash' as hash
     from environment e
     join branch b on b.environment_id = e.id and b.version_id is null
     join ${partitionOf(module)} r on r.branch_id = b.id and qm_text(r.data, 'path') = $1 and r.${IS_HEAD}
     where r.data ->> 'hash' is not null
     order by e.key is distinct from $2, e.sort_order, e.id limit 1`,
    [path, environment],
  );
  return rows[0]?.hash ?? null;
}
