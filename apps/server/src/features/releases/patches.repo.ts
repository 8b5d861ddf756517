import type { BundleManifest } from '@quartermaster/contract/bundle/manifest';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { HeldRecord } from './content.ts';

/**
 * Environment-wide settings after the live release. `environmentSeq`: the point they were compiled at.
 * `holds`: the records that stay at an earlier state.
 */
type Patch = {
  readonly environmentSeq: number;
  readonly manifest: BundleManifest;
  readonly holds: readonly HeldRecord[];
  readonly at: Date;
};

export type NewPatch = Omit<Patch, 'at'>;

export async function findPatch(db: Queryable, environmentId: number): Promise<Patch | null> {
  const { rows } = await db.query<Patch>(
    'select environment_seq as "environmentSeq", manifest, holds, at from environment_patch where environment_id = $1',
    [environmentId],
  );
  return rows[0] ?? null;
}

/** Puts a patch in place of the one before. One without modules says that nothing differs at that point. */
export async function savePatch(tx: Transaction, environmentId: number, patch: NewPatch): Promise<void> {
  await tx.query(
    `insert into environment_patch (environment_id, environment_seq, content_hash, manifest, holds)
     values ($1, $2, $3, $4, $5)
     on conflict (environment_id) do update set environment_seq = excluded.environment_seq,
       content_hash = excluded.content_hash, manifest = excluded.manifest, holds = excluded.holds,
       at = now()`,
    [
      environmentId,
      patch.environmentSeq,
      patch.manifest.content_hash,
      JSON.stringify(patch.manifest),
      JSON.stringify(patch.holds),
    ],
  );
}

/** A release that pins the settings at `environmentSeq` makes earlier patches part of itself. */
export async function deletePatchesUntil(
  tx: Transaction,
  environmentId: number,
  environmentSeq: number,
): Promise<void> {
  await tx.query('delete from environment_patch where environment_id = $1 and environment_seq <= $2', [
    environmentId,
    environmentSeq,
  ]);
}
