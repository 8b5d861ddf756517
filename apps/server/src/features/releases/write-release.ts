import type { BundleModule } from '@quartermaster/contract/bundle/manifest';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Transaction } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { Actor } from '../../platform/actor.ts';
import { ENVIRONMENT_CHANGED, type Environment } from '../../engine/branch.ts';
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
  type NewRelease,
} from './release-writing.repo.ts';

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
  const { live, source, branchId } = await findAround(tx, liveReleaseId, release);
  await writeAudit(tx, actor, {
    action: `release.${release.kind}`,
    branchId,
    ...(live && { before: { environment: environment.key, ...live } }),
    after: {
      environment: environment.key,
      number,
      ...(source !== null && { source_number: source }),
      content_hash: release.contentHash,
      change_count: release.changeCount,
      ...(release.sourceModule !== null && { module: release.sourceModule }),
      ...(undone.length > 0 && { undone_changes: undone }),
    },
    ...(release.note !== '' && { reason: release.note }),
  });
}

type Around = {
  readonly live: { readonly number: number; readonly content_hash: string } | null;
  readonly source: number | null;
  readonly branchId: number;
};

/** What was live before a release, which one it went back to, and the branch that it is of. */
async function findAround(tx: Transaction, liveId: number | null, release: NewRelease): Promise<Around> {
  return onlyRow(
    await tx.query<Around>(
      `select (select jsonb_build_object('number', number, 'content_hash', content_hash)
                 from release where id = $1) as live,
              (select number from release where id = $2) as source,
              (select id from branch where environment_id = $3 and version_id = $4) as "branchId"`,
      [liveId, release.sourceReleaseId, release.environmentId, release.versionId],
    ),
  );
}
