import type { BundleModule } from '@quartermaster/contract/bundle/manifest';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Database, Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { ENVIRONMENT_CHANGED } from '../../engine/branch.ts';
import type { Environment } from '../../engine/branch.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { HeldRecord } from './content.ts';
import {
  insertHolds,
  insertModules,
  insertRelease,
  lockLivePointer,
  setLive,
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
};

/** Writes a release and makes it live, with its audit entry. `also`: what has to happen in the same moment. */
export function writeRelease(
  database: Database,
  { environment, release, modules, holds, liveReleaseId, actor }: ReleaseToWrite,
  also: (tx: Transaction) => Promise<void>,
): Promise<number> {
  return database.transaction(async (tx) => {
    if ((await lockLivePointer(tx, environment.id)) !== liveReleaseId) throw new AppError('draft_moved');
    const { id, number } = await insertRelease(tx, release);
    await insertModules(tx, id, modules);
    await insertHolds(tx, id, holds);
    await setLive(tx, environment.id, id);
    await also(tx);
    await auditRelease(tx, { environment, release, number, liveReleaseId, actor });
    await tx.query('select pg_notify($1, $2)', [ENVIRONMENT_CHANGED, environment.key]);
    return number;
  });
}

type AuditedRelease = Pick<ReleaseToWrite, 'environment' | 'release' | 'liveReleaseId' | 'actor'> & {
  readonly number: number;
};

async function auditRelease(
  tx: Transaction,
  { environment, release, number, liveReleaseId, actor }: AuditedRelease,
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
    },
    ...(release.note !== '' && { reason: release.note }),
  });
}
