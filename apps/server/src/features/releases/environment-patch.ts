import type { BundleManifest } from '@quartermaster/contract/bundle/manifest';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import { ENVIRONMENT_CHANGED } from '../../engine/branch.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { manifestOf } from './compile-bundle.ts';
import { compileContent, manifestDifference } from './compile-release.ts';
import type { Compiled } from './compile-release.ts';
import { findPatch, savePatch } from './patches.repo.ts';
import { pinHeads } from './pin-heads.ts';
import { lockLivePointer } from './release-writing.repo.ts';
import { contentOf, findLiveRelease, listReleaseModules } from './releases.repo.ts';

type Deps = { readonly database: Database; readonly files: FileStore; readonly registry: Registry };

type EnvironmentKey = { readonly id: number; readonly key: string };

/** What environment-wide settings say now where a release says otherwise. */
export async function compilePatch(
  deps: Deps,
  release: Compiled,
): Promise<{ readonly environmentSeq: number; readonly manifest: BundleManifest }> {
  const { environmentBranchId } = release.content;
  const heads = await pinHeads(deps.database, [environmentBranchId]);
  const environmentSeq = heads.get(environmentBranchId) ?? 0;
  const { manifest } = await compileContent(deps, { ...release.content, environmentSeq }, release, [
    'environment',
  ]);
  return { environmentSeq, manifest: manifestOf(manifestDifference(manifest.modules, release.modules)) };
}

/**
 * Brings the patch of an environment up to date with its settings and tells the game servers.
 * Safe to call at any time and by several processes: who finds nothing to do does nothing.
 */
export async function updatePatch(deps: Deps, environment: EnvironmentKey): Promise<void> {
  const { database } = deps;
  const live = await findLiveRelease(database, environment.id);
  if (live === null) return;
  const before = await findPatch(database, environment.id);
  const release = {
    content: await contentOf(database, live),
    modules: await listReleaseModules(database, live.id),
  };
  const patch = await compilePatch(deps, release);
  if (patch.environmentSeq === (before?.environmentSeq ?? live.environment_seq)) return;
  await database.transaction(async (tx) => {
    const liveId = await lockLivePointer(tx, environment.id);
    const newest = await findPatch(tx, environment.id);
    // Another release or a later patch: whoever wrote it looked at these settings too, or will.
    if (liveId !== live.id || (newest !== null && newest.environmentSeq >= patch.environmentSeq)) return;
    await savePatch(tx, environment.id, patch);
    await tx.query('select pg_notify($1, $2)', [ENVIRONMENT_CHANGED, environment.key]);
  });
}
