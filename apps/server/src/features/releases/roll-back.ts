import { AppError } from '@quartermaster/contract/errors/app-error';
import type { BundleModule } from '@quartermaster/contract/bundle/manifest';
import type { RollbackBody } from '@quartermaster/contract/http/releases';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Environment } from '../../engine/branch.ts';
import { requireTyped } from '../../engine/module-place.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { bundleFileKey } from './compile-bundle.ts';
import { countVersioned } from './count-differences.ts';
import { compilePatch } from './environment-patch.ts';
import { savePatch } from './patches.repo.ts';
import { contentOf, findLiveRelease, findRelease, listReleaseModules } from './releases.repo.ts';
import { writeRelease } from './write-release.ts';

export type RollbackDeps = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
};

/**
 * Makes an earlier release live again under a new number: the same files, so the same hash.
 * Environment-wide settings stay as they are, in a patch.
 * @throws AppError `release_not_found`, `rollback_impossible`, `wrong_confirmation`, `draft_moved`
 */
export async function rollBack(
  deps: RollbackDeps,
  environment: Environment,
  number: number,
  body: RollbackBody,
  actor: Actor,
): Promise<number> {
  const { database } = deps;
  const source = await findRelease(database, environment.id, number);
  if (source === null) throw new AppError('release_not_found', { number });
  requireTyped({ environment, version: { id: source.version_id, name: source.version } }, body.confirmation);
  const live = await findLiveRelease(database, environment.id);
  const modules = await listReleaseModules(database, source.id);
  if (live === null || live.id === source.id || !(await hasFiles(deps.files, modules)))
    throw new AppError('rollback_impossible', { number });

  const content = await contentOf(database, source);
  const patch = await compilePatch(deps, { content, modules }, content, environment.isProtected);
  return writeRelease(
    database,
    {
      environment,
      release: {
        environmentId: environment.id,
        versionId: source.version_id,
        versionSeq: source.version_seq,
        environmentSeq: source.environment_seq,
        kind: 'rollback',
        sourceReleaseId: source.id,
        name: source.name,
        note: body.note,
        authorId: actor.accountId,
        contentHash: source.content_hash,
        recordCount: source.record_count,
        changeCount: await countVersioned(database, deps.registry, {
          before: await contentOf(database, live),
          after: content,
        }),
      },
      modules,
      holds: content.holds,
      liveReleaseId: live.id,
      actor,
    },
    (tx) => savePatch(tx, environment.id, patch),
  );
}

async function hasFiles(files: FileStore, modules: readonly BundleModule[]): Promise<boolean> {
  const found = await Promise.all(modules.map(({ hash }) => files.exists(bundleFileKey(hash))));
  return found.every(Boolean);
}
