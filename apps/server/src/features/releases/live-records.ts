import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Queryable } from '../../db/database.ts';
import { findKeptOutRevisions } from '../../engine/kept-out.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { findContentRecords } from './content.repo.ts';
import { contentOf, findLiveRelease } from './releases.repo.ts';

/**
 * Some records as players have them: of the live release, or as they were saved last without errors
 * where a module takes effect on save. Those that are not there are left out.
 */
export async function findLiveRecords(
  db: Queryable,
  module: ResolvedModule,
  environmentId: number,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, RecordData>> {
  const found =
    module.scope === 'environment'
      ? await findSaved(db, module, environmentId, recordIds)
      : await findReleased(db, module, environmentId, recordIds);
  return new Map([...found].map(([id, data]) => [id, readRecord(module, data)]));
}

/** Every record of a module that takes effect on save. */
export async function listSavedRecords(
  db: Queryable,
  module: ResolvedModule,
  environmentId: number,
): Promise<readonly RecordData[]> {
  const saved = await findSaved(db, module, environmentId, null);
  return [...saved.values()].map((data) => readRecord(module, data));
}

async function findReleased(
  db: Queryable,
  module: ResolvedModule,
  environmentId: number,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, RecordData>> {
  const release = await findLiveRelease(db, environmentId);
  return release === null
    ? new Map()
    : findContentRecords(db, module, recordIds, await contentOf(db, release));
}

async function findSaved(
  db: Queryable,
  module: ResolvedModule,
  environmentId: number,
  recordIds: readonly string[] | null,
): Promise<ReadonlyMap<string, RecordData>> {
  const { rows } = await db.query<{ record_id: string; data: RecordData }>(
    `select r.record_id, r.data from branch b
       join ${partitionOf(module)} r on r.branch_id = b.id and r.${IS_HEAD}
      where b.environment_id = $1 and b.version_id is null
        and ($2::text[] is null or r.record_id = any($2)) order by r.sort_key`,
    [environmentId, recordIds],
  );
  const saved = new Map(rows.map((row) => [row.record_id, row.data]));
  const kept = await findKeptOutRevisions(db, environmentId, module.key);
  for (const [recordId, fromSeq] of kept) {
    const instead = saved.has(recordId)
      ? await findRevision(db, module, environmentId, recordId, fromSeq)
      : null;
    if (instead === null) saved.delete(recordId);
    else saved.set(recordId, instead);
  }
  return saved;
}

/** One state of an environment-wide record. */
async function findRevision(
  db: Queryable,
  module: ResolvedModule,
  environmentId: number,
  recordId: string,
  fromSeq: number | null,
): Promise<RecordData | null> {
  const { rows } = await db.query<{ data: RecordData }>(
    `select r.data from branch b join ${partitionOf(module)} r on r.branch_id = b.id
      where b.environment_id = $1 and b.version_id is null and r.record_id = $2 and r.from_seq = $3`,
    [environmentId, recordId, fromSeq],
  );
  return rows[0]?.data ?? null;
}
