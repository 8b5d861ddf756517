import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import type { Queryable } from '../../db/database.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';

export type StoredFile = { readonly recordId: string; readonly data: RecordData; readonly usedBy: number };

/** Every file of an environment with the number of records, in any version, that refer to it. */
export async function listStoredFiles(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
): Promise<readonly StoredFile[]> {
  const { rows } = await db.query<StoredFile>(
    `with own as (select environment_id from branch where id = $1), used as (
       select l.to_record_id as path, count(distinct (l.module, l.record_id))::int as total
         from record_link as l
         join branch as b on b.id = l.branch_id
         join own on own.environment_id = b.environment_id
        where l.to_module = $2 and l.to_field = $3
        group by l.to_record_id)
     select f.record_id as "recordId", f.data, coalesce(used.total, 0) as "usedBy"
       from ${partitionOf(module)} as f
       left join used on used.path = f.data ->> $3
      where f.branch_id = $1 and f.${IS_HEAD}
      order by f.data ->> $3`,
    [branchId, FILE_MODULE.key, FILE_MODULE.pathField],
  );
  return rows;
}

/** A place of a record that names a file. */
export type FileUse = {
  readonly branchId: number;
  readonly module: string;
  readonly recordId: string;
  readonly path: string;
};

/** Where records of some branches name a file by its path. */
export async function listFileUses(
  db: Queryable,
  branchIds: readonly number[],
  path: string,
): Promise<readonly FileUse[]> {
  const { rows } = await db.query<FileUse>(
    `select branch_id as "branchId", module, record_id as "recordId", path from record_link
      where branch_id = any($1) and to_module = $2 and to_field = $3 and to_record_id = $4
      order by module, record_id, path`,
    [branchIds, FILE_MODULE.key, FILE_MODULE.pathField, path],
  );
  return rows;
}
