import { AppError } from '@quartermaster/contract/errors/app-error';
import type { BundleModule } from '@quartermaster/contract/bundle/manifest';
import type { RollbackBody } from '@quartermaster/contract/http/releases';
import type { Registry } from '@quartermaster/domain/core/module';
import { bundleFileKey } from '../../engine/bundle-file-key.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { BranchDirectory, Environment } from '../../engine/branch.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FixedRecords } from '../../engine/fixed-records.ts';
import { requireTyped } from '../../engine/module-place.ts';
import type { SettingsGuard } from '../../engine/settings-guard.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { commitChanges, findUndoable, undoInPlace } from '../records/index.ts';
import type { Content } from './content.ts';
import { countVersioned } from './count-differences.ts';
import { compilePatch } from './environment-patch.ts';
import { goesForward, holdRolledBack } from './hold-rolled-back.ts';
import { savePatch } from './patches.repo.ts';
import { lockHeads } from './pin-heads.ts';
import {
  contentOf,
  findLiveRelease,
  findRelease,
  listReleaseModules,
  type ReleaseRow,
} from './releases.repo.ts';
import { copyWarnings, type WarningsBack } from './release-warnings.repo.ts';
import { writeRelease } from './write-release.ts';

type RollbackDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
  readonly clock: Clock;
  readonly branches: BranchDirectory;
  readonly guard: SettingsGuard;
  readonly fixedRecords: FixedRecords;
};

/** A roll back that may happen: from what is live to a release whose files are there. */
type Way = {
  readonly environment: Environment;
  readonly live: ReleaseRow;
  readonly source: ReleaseRow;
  readonly modules: readonly BundleModule[];
  readonly content: Content;
  readonly changeCount: number;
};

/**
 * Makes an earlier release live again under a new number: the same files, so the same hash.
 * Environment-wide settings stay as they are, in a patch, but for the changes that are to be undone:
 * release, undos and patch are one transaction, so players get all of it at once, or nothing.
 * @throws AppError `release_not_found`, `rollback_impossible`, `wrong_confirmation`, `draft_moved`,
 *   `branch_busy`, and those of an undo
 */
export async function rollBack(
  deps: RollbackDependencies,
  environment: Environment,
  number: number,
  body: RollbackBody,
  actor: Actor,
): Promise<number> {
  const way = await findWay(deps, environment, number, body.confirmation);
  const { environmentSeq, holds } = way.content;
  const release = {
    environment,
    release: {
      environmentId: environment.id,
      versionId: way.source.version_id,
      versionSeq: way.source.version_seq,
      environmentSeq,
      kind: 'rollback' as const,
      sourceReleaseId: way.source.id,
      sourceModule: null,
      name: way.source.name,
      note: body.note,
      authorId: actor.accountId,
      contentHash: way.source.content_hash,
      recordCount: way.source.record_count,
      changeCount: way.changeCount,
    },
    modules: way.modules,
    holds,
    liveReleaseId: way.live.id,
    actor,
    undone: body.undo_changes,
    writeWarnings: (tx: Transaction, id: number) => copyWarnings(tx, id, warningsBack(deps.registry, way)),
  };
  return commitChanges(deps, async (tx) => {
    await undoSettings(deps, tx, way, body, actor);
    const written = await writeRelease(tx, release);
    await patchSettings(deps, tx, way);
    const isForward = goesForward(way.live, way.source);
    const settled = { ...way, isForward, note: body.note, at: deps.clock.now() };
    await holdRolledBack(tx, deps.registry, settled, actor);
    return written;
  });
}

async function findWay(
  { database, files, registry }: RollbackDependencies,
  environment: Environment,
  number: number,
  confirmation: string | undefined,
): Promise<Way> {
  const source = await findRelease(database, environment.id, number);
  if (source === null) throw new AppError('release_not_found', { number });
  requireTyped({ environment, version: versionOf(source) }, confirmation);
  const live = await findLiveRelease(database, environment.id);
  const modules = await listReleaseModules(database, source.id);
  if (live === null || live.id === source.id || !(await hasFiles(files, modules)))
    throw new AppError('rollback_impossible', { number });
  const content = await contentOf(database, source);
  const sides = { before: await contentOf(database, live), after: content };
  const changeCount = await countVersioned(database, registry, sides);
  return { environment, live, source, modules, content, changeCount };
}

/** Settings stay as they are, and so do their warnings. */
function warningsBack({ modules }: Registry, { live, source }: Way): WarningsBack {
  const environmentWide = modules.filter(({ scope }) => scope === 'environment').map(({ key }) => key);
  return { sourceId: source.id, liveReleaseId: live.id, environmentWide };
}

const versionOf = ({ version_id: id, version: name }: ReleaseRow) => ({ id, name });

/** Takes back the environment-wide changes that were chosen, as the activity page would. */
async function undoSettings(
  deps: RollbackDependencies,
  tx: Transaction,
  { environment, source }: Way,
  { undo_changes: seqs, note }: RollbackBody,
  actor: Actor,
): Promise<void> {
  // Alone from the start: a lock that is shared first and exclusive later deadlocks with another one.
  await lockHeads(tx, [environment.branchId]);
  if (seqs.length === 0) return;
  const entries = await findUndoable(tx, environment, seqs);
  const header = { actor, note: note === '' ? null : note };
  const place = { branchId: environment.branchId, environment, version: versionOf(source) };
  await undoInPlace(deps, tx, place, header, entries);
}

/** Settings as they are now, on top of the release that goes live. */
async function patchSettings(deps: RollbackDependencies, tx: Transaction, way: Way): Promise<void> {
  const { environment, content, modules } = way;
  const heads = await lockHeads(tx, [environment.branchId]);
  const patch = await compilePatch(tx, deps, {
    release: { content, modules },
    inForce: content,
    environmentSeq: heads.get(environment.branchId) ?? 0,
    isProtected: environment.isProtected,
  });
  await savePatch(tx, environment.id, patch);
}

async function hasFiles(files: FileStore, modules: readonly BundleModule[]): Promise<boolean> {
  const found = await Promise.all(modules.map(({ hash }) => files.exists(bundleFileKey(hash))));
  return found.every(Boolean);
}
