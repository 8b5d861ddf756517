import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import type { Queryable } from '../../db/database.ts';

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
