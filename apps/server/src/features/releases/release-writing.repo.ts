import type { BundleModule } from '@quartermaster/contract/bundle/manifest';
import type { Transaction } from '../../db/database.ts';
import type { HeldRecord } from './content.ts';

export type NewRelease = {
  readonly environmentId: number;
  readonly versionId: number;
  readonly versionSeq: number;
  readonly environmentSeq: number;
  readonly kind: 'publish' | 'rollback';
  readonly sourceReleaseId: number | null;
  readonly sourceModule: string | null;
  readonly name: string;
  readonly note: string;
  readonly authorId: number | null;
  readonly contentHash: string;
  readonly recordCount: number;
  readonly changeCount: number;
};

/** One writer at a time decides what is live in an environment. Answers the live release's id. */
export async function lockLivePointer(tx: Transaction, environmentId: number): Promise<number | null> {
  const { rows } = await tx.query<{ live_release_id: number | null }>(
    'select live_release_id from environment where id = $1 for update',
    [environmentId],
  );
  return rows[0]?.live_release_id ?? null;
}

/** It counts from now on, not from when its transaction began: changes that were undone with it came before. */
export async function insertRelease(
  tx: Transaction,
  release: NewRelease,
): Promise<{ id: number; number: number }> {
  const { rows } = await tx.query<{ id: number; number: number }>(
    `insert into release (environment_id, number, version_id, version_seq, environment_seq, kind, source_release_id,
                          name, note, author_id, content_hash, record_count, change_count, source_module, at)
     values ($1, (select coalesce(max(number), 0) + 1 from release where environment_id = $1),
             $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, clock_timestamp())
     returning id, number`,
    [
      release.environmentId,
      release.versionId,
      release.versionSeq,
      release.environmentSeq,
      release.kind,
      release.sourceReleaseId,
      release.name,
      release.note,
      release.authorId,
      release.contentHash,
      release.recordCount,
      release.changeCount,
      release.sourceModule,
    ],
  );
  return rows[0] as { id: number; number: number };
}

export async function insertModules(
  tx: Transaction,
  releaseId: number,
  modules: readonly BundleModule[],
): Promise<void> {
  await tx.query(
    `insert into release_module (release_id, module, hash, schema, record_count, byte_count)
     select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::integer[], $6::bigint[])`,
    [
      releaseId,
      modules.map(({ module }) => module),
      modules.map(({ hash }) => hash),
      modules.map(({ schema }) => schema),
      modules.map(({ record_count: count }) => count),
      modules.map(({ byte_count: count }) => count),
    ],
  );
}

export async function insertHolds(
  tx: Transaction,
  releaseId: number,
  holds: readonly HeldRecord[],
): Promise<void> {
  await tx.query(
    `insert into release_hold (release_id, module, record_id, branch_id, from_seq, is_kept_out)
     select $1, * from unnest($2::text[], $3::text[], $4::integer[], $5::bigint[], $6::boolean[])`,
    [
      releaseId,
      holds.map(({ module }) => module),
      holds.map(({ recordId }) => recordId),
      holds.map(({ branchId }) => branchId),
      holds.map(({ fromSeq }) => fromSeq),
      holds.map(({ isKeptOut }) => isKeptOut),
    ],
  );
}

export async function setLive(tx: Transaction, environmentId: number, releaseId: number): Promise<void> {
  await tx.query('update environment set live_release_id = $2 where id = $1', [environmentId, releaseId]);
}

export async function isArchived(tx: Transaction, versionId: number): Promise<boolean> {
  const { rows } = await tx.query('select from version where id = $1 and archived_at is not null', [
    versionId,
  ]);
  return rows.length > 0;
}

export async function unarchive(tx: Transaction, versionId: number): Promise<void> {
  await tx.query('update version set archived_at = null, archived_by = null where id = $1', [versionId]);
}
