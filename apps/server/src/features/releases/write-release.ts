import type { BundleModule } from '@quartermaster/contract/bundle/manifest';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { ENVIRONMENT_CHANGED } from '../../engine/branch.ts';
import type { Environment } from '../../engine/branch.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { HeldRecord } from './content.ts';
import {
  insertHolds,
  insertModules,
  insertRelease,
  isArchived,
  lockLivePointer,
  setLive,
  unarchive,
} from './release-writing.repo.ts';
import type { NewRelease } from './release-writing.repo.ts';

export type ReleaseToWrite = {
  readonly environment: Environment;
  readonly release: NewRelease;
  readonly modules: readonly BundleModule[];
  readonly holds: readonly HeldRecord[];
  /** What was live when the release was put together. */
  readonly liveReleaseId: number | null;
  readonly actor: Actor;
  /** Writes which warnings it goes out with. */
  readonly writeWarnings: (tx: Transaction, releaseId: number) => Promise<void>;
  /** Environment-wide changes that were undone with it. */
  readonly undone?: readonly number[];
};

/**
 * Writes a release and makes it live, with its audit entry.
 * @throws AppError `draft_moved` when something else went live meanwhile, `version_archived`
 */
export async function writeRelease(tx: Transaction, toWrite: ReleaseToWrite): Promise<number> {
  const { environment, release, modules, holds, liveReleaseId } = toWrite;
  if ((await lockLivePointer(tx, environment.id)) !== liveReleaseId) throw new AppError('draft_moved');
  await requireUsed(tx, release);
  const { id, number } = await insertRelease(tx, release);
  await insertModules(tx, id, modules);
  await insertHolds(tx, id, holds);
  await toWrite.writeWarnings(tx, id);
  await setLive(tx, environment.id, id);
  await auditRelease(tx, toWrite, number);
  await tx.query('select pg_notify($1, $2)', [ENVIRONMENT_CHANGED, environment.key]);
  return number;
}

/** Refuses to publish an archived version; a roll back restores it. */
async function requireUsed(tx: Transaction, { kind, versionId }: NewRelease): Promise<void> {
  if (kind === 'rollback') await unarchive(tx, versionId);
  else if (await isArchived(tx, versionId)) throw new AppError('version_archived');
}

async function auditRelease(
  tx: Transaction,
  { environment, release, liveReleaseId, actor, undone = [] }: ReleaseToWrite,
  number: number,
): Promise<void> {
  const { rows } = await tx.query<{ number: number; content_hash: string }>(
    'select number, content_hash from release where id = $1',
    [liveReleaseId],
  );
  await writeAudit(tx, actor, {
    action: `release.${release.kind}`,
    ...(rows[0] && { before: { environment: environment.key, ...rows[0] } }),
    after: {
      environment: environment.key,
      number,
      content_hash: release.contentHash,
      change_count: release.changeCount,
      ...(release.sourceModule !== null && { module: release.sourceModule }),
      ...(undone.length > 0 && { undone_changes: undone }),
    },
    ...(release.note !== '' && { reason: release.note }),
  });
}
