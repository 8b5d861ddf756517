import type { RecordData } from '@quartermaster/domain/core/json';
import { bundleFileKey } from '../../engine/bundle-file-key.ts';
import type { Queryable } from '../../db/database.ts';
import { isMissingFile, type FileStore } from '../../platform/file-store.ts';
import { readBundleLines } from './bundle-file.ts';

/** A release by what it contains, with the file of each of some modules. */
export type ReleasedFiles = {
  readonly contentHash: string;
  readonly number: number;
  readonly name: string;
  readonly version: string;
  readonly at: Date;
  /** Hashes of files by module key. */
  readonly files: Readonly<Record<string, string>>;
};

/** The releases of an environment with these contents; of those that are alike, the first. */
export async function findReleasedFiles(
  db: Queryable,
  environmentId: number,
  contentHashes: readonly string[],
  modules: readonly string[],
): Promise<readonly ReleasedFiles[]> {
  const { rows } = await db.query<ReleasedFiles>(
    `select distinct on (r.content_hash) r.content_hash as "contentHash", r.number, r.name, r.at,
            v.name as version,
            (select coalesce(jsonb_object_agg(m.module, m.hash), '{}') from release_module m
             where m.release_id = r.id and m.module = any($3::text[])) as files
     from release r join version v on v.id = r.version_id
     where r.environment_id = $1 and r.content_hash = any($2::text[])
     order by r.content_hash, r.number`,
    [environmentId, contentHashes, modules],
  );
  return rows;
}

/** The records of a module's file, as game servers got them; null where the file is gone. */
export async function readReleasedRecords(
  files: FileStore,
  hash: string,
): Promise<readonly RecordData[] | null> {
  const bytes = await files.getBytes(bundleFileKey(hash)).catch((problem: unknown) => {
    if (isMissingFile(problem)) return null;
    throw problem;
  });
  if (bytes === null) return null;
  const records: RecordData[] = [];
  for await (const lines of readBundleLines(bytes))
    for (const line of lines) records.push((JSON.parse(line.toString()) as { data: RecordData }).data);
  return records;
}
