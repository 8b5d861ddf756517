import type { Registry } from '@quartermaster/domain/core/module';
import type { Database, Transaction } from '../../db/database.ts';
import { ENVIRONMENT_CHANGED } from '../../engine/branch.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { manifestOf } from './compile-bundle.ts';
import { compileContent, manifestDifference, type Compiled } from './compile-release.ts';
import { withoutKept, type Content } from './content.ts';
import { asHold, findKeptOut } from './keep-out.ts';
import { findPatch, savePatch, type NewPatch } from './patches.repo.ts';
import { pinHeads } from './pin-heads.ts';
import { lockLivePointer } from './release-writing.repo.ts';
import { contentOf, findLiveRelease, listReleaseModules } from './releases.repo.ts';

type Dependencies = { readonly database: Database; readonly files: FileStore; readonly registry: Registry };

type PatchedEnvironment = { readonly id: number; readonly key: string; readonly isProtected: boolean };

type PatchToCompile = {
  readonly release: Compiled;
  /** What players have. */
  readonly inForce: Content;
  /** The point of the log up to which the settings are taken; nothing before it changes any more. */
  readonly environmentSeq: number;
  readonly isProtected: boolean;
};

/**
 * What environment-wide settings say now where a release says otherwise. A record with errors stays
 * as it is `inForce`, or at the last state without.
 */
export async function compilePatch(
  tx: Transaction,
  deps: Pick<Dependencies, 'files' | 'registry'>,
  { release, inForce, environmentSeq, isProtected }: PatchToCompile,
): Promise<NewPatch> {
  const newest = { ...withoutKept(release.content), environmentSeq };
  const kept = await findKeptOut(tx, deps.registry, { before: inForce, after: newest }, isProtected);
  const holds = kept.map(asHold);
  const content = { ...newest, holds: [...newest.holds, ...holds] };
  const { manifest } = await compileContent(tx, deps, content, release, ['environment']);
  const modules = manifestDifference(manifest.modules, release.modules);
  return { environmentSeq, holds, manifest: manifestOf(modules) };
}

/** What players have of a release and the patch on top of it. */
function patchedContent(release: Content, patch: NewPatch | null): Content {
  if (patch === null) return release;
  const { environmentSeq } = patch;
  return { ...release, environmentSeq, holds: [...withoutKept(release).holds, ...patch.holds] };
}

/**
 * Brings the patch of an environment up to date with its settings and tells the game servers.
 * Safe to call at any time and by several processes: who finds nothing to do does nothing.
 */
export async function updatePatch(deps: Dependencies, environment: PatchedEnvironment): Promise<void> {
  const { database } = deps;
  const live = await findLiveRelease(database, environment.id);
  if (live === null) return;
  const before = await findPatch(database, environment.id);
  const release = {
    content: await contentOf(database, live),
    modules: await listReleaseModules(database, live.id),
  };
  const inForce = patchedContent(release.content, before);
  const { environmentBranchId } = release.content;
  const heads = await pinHeads(database, [environmentBranchId]);
  const environmentSeq = heads.get(environmentBranchId) ?? 0;
  const patch = await database.transaction((tx) =>
    compilePatch(tx, deps, { release, inForce, environmentSeq, isProtected: environment.isProtected }),
  );
  if (patch.environmentSeq === (before?.environmentSeq ?? live.environment_seq)) return;
  await database.transaction(async (tx) => {
    const liveId = await lockLivePointer(tx, environment.id);
    const newest = await findPatch(tx, environment.id);
    // Another release or a later patch: its author looked at these settings too, or will.
    if (liveId !== live.id || (newest !== null && newest.environmentSeq >= patch.environmentSeq)) return;
    await savePatch(tx, environment.id, patch);
    await tx.query('select pg_notify($1, $2)', [ENVIRONMENT_CHANGED, environment.key]);
  });
}
