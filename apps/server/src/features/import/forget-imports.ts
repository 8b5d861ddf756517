import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { importFileKey } from './check-import.ts';

const KEPT_DAYS = 2;

/** Drops the staged rows and the files of old imports, checked or not; what they wrote stays in the log. */
export async function forgetImports(database: Database, files: FileStore, now: Date): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `select id from import_job where is_kept and created_at < $1::timestamptz - make_interval(days => $2)`,
    [now, KEPT_DAYS],
  );
  for (const { id } of rows) {
    if (await files.exists(importFileKey(id))) await files.delete(importFileKey(id));
    await database.query('delete from import_row where import_id = $1', [id]);
    await database.query('update import_job set is_kept = false where id = $1', [id]);
  }
}
