import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ModuleSwapAnswer, ModuleSwapBody } from '@quartermaster/contract/http/releases';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Environment } from '../../engine/branch.ts';
import { requireTyped } from '../../engine/module-place.ts';
import type { Actor } from '../../platform/actor.ts';
import { compileContent } from './compile-release.ts';
import { findRevisions } from './content.repo.ts';
import { withoutKept, withoutModule, type Content } from './content.ts';
import { findDifferentIds } from './differences.repo.ts';
import { holdRolledBack } from './hold-rolled-back.ts';
import { deletePatchesUntil } from './patches.repo.ts';
import { pinHeads } from './pin-heads.ts';
import { refuseProblems, type PublishDependencies } from './publish.ts';
import { insertWarnings } from './release-warnings.repo.ts';
import {
  contentOf,
  findLiveRelease,
  findRelease,
  listReleaseModules,
  type ReleaseRow,
} from './releases.repo.ts';
import type { ToCheck } from './release-checker.ts';
import { writeRelease, type ReleaseToWrite } from './write-release.ts';

/** A swap of one module: `number` is the earlier release. */
type ModuleSwap = {
  readonly environment: Environment;
  readonly number: number;
  readonly module: string;
};

/**
 * Releases the live content with one module's records from an earlier release. Like any release it is
 * checked as a whole, with the newest settings of the environment, and swapped back in the same way.
 * @throws AppError those of `findWay`, `wrong_confirmation`, `draft_moved`, `branch_busy`,
 *   `release_has_errors`, `warnings_not_accepted`, `nothing_to_publish`
 */
export async function swapModule(
  deps: PublishDependencies,
  swap: ModuleSwap,
  body: ModuleSwapBody,
  actor: Actor,
): Promise<number> {
  const way = await findWay(deps, swap);
  requireTyped(
    { environment: swap.environment, version: { id: way.live.version_id, name: way.live.version } },
    body.confirmation,
  );
  if (way.live.number !== body.live_number) throw new AppError('draft_moved');
  if (way.ids.length === 0) throw new AppError('nothing_to_publish');
  const checked = await deps.checker.check(toCheck(swap.environment, way));
  refuseProblems(checked.answer, body.accepted_warnings);
  const content: Content = { ...way.content, holds: [...way.content.holds, ...checked.holds] };
  const release = await putTogether(deps, swap, { way, content, note: body.note }, actor);
  const settled = {
    live: way.live,
    content,
    note: body.note,
    at: deps.clock.now(),
    isForward: way.isForward,
  };
  return deps.database.transaction(async (tx) => {
    const written = await writeRelease(tx, {
      ...release,
      writeWarnings: (writing, id) => insertWarnings(writing, id, way.live.id, checked.warnings),
    });
    await deletePatchesUntil(tx, swap.environment.id, content.environmentSeq);
    await holdRolledBack(tx, deps.registry, settled, actor);
    return written;
  });
}

/**
 * Checks a swap.
 * @throws AppError those of `findWay`, `branch_busy`
 */
export async function previewSwap(deps: PublishDependencies, swap: ModuleSwap): Promise<ModuleSwapAnswer> {
  const way = await findWay(deps, swap);
  const { answer } = await deps.checker.preview(toCheck(swap.environment, way));
  return { live_number: way.live.number, changes: way.ids.length, problems: answer };
}

type Way = {
  readonly live: ReleaseRow;
  readonly source: ReleaseRow;
  readonly before: Content;
  /** The content to release, before records with errors are kept out. */
  readonly content: Content;
  /** The records that change for players. */
  readonly ids: readonly string[];
  readonly isForward: boolean;
};

/** @throws AppError `release_not_found`, `module_not_found`, `rollback_impossible` */
async function findWay(
  { database, registry }: PublishDependencies,
  { environment, number, module: key }: ModuleSwap,
): Promise<Way> {
  const module = registry.find(key);
  // Settings of the environment are in force without a release: they are undone, not swapped.
  if (module?.scope !== 'versioned') throw new AppError('module_not_found', { module: key });
  const source = await findRelease(database, environment.id, number);
  if (source === null) throw new AppError('release_not_found', { number });
  const live = await findLiveRelease(database, environment.id);
  if (live === null || live.id === source.id) throw new AppError('rollback_impossible', { number });
  const before = await contentOf(database, live);
  const after = await contentOf(database, source);
  const heads = await pinHeads(database, [before.environmentBranchId]);
  const swapped = await takeModule(database, module, before, after);
  const content = { ...swapped, environmentSeq: heads.get(before.environmentBranchId) ?? 0 };
  const ids = await findDifferentIds(database, module, { before, after });
  const isForward = live.source_module === key && (live.source_number ?? number) < number;
  return { live, source, before, content, ids, isForward };
}

/** Takes the module's records by revision, as a release takes records on hold. */
async function takeModule(
  db: PublishDependencies['database'],
  module: ResolvedModule,
  live: Content,
  source: Content,
): Promise<Content> {
  const base = withoutKept(withoutModule(live, module.key));
  const ids = await findDifferentIds(db, module, { before: base, after: source });
  const taken = await findRevisions(db, module, ids, source);
  return { ...base, holds: [...base.holds, ...taken] };
}

const toCheck = ({ id, isProtected }: Environment, { content, live }: Way): ToCheck => ({
  environmentId: id,
  content,
  isProtected,
  liveId: live.id,
});

type Parts = { readonly way: Way; readonly content: Content; readonly note: string };

async function putTogether(
  deps: PublishDependencies,
  { environment, module }: ModuleSwap,
  { way: { live, source, before }, content, note }: Parts,
  actor: Actor,
): Promise<Omit<ReleaseToWrite, 'writeWarnings'>> {
  const modules = await listReleaseModules(deps.database, live.id);
  const { manifest, changeCount } = await deps.database.transaction((tx) =>
    compileContent(tx, deps, content, { content: before, modules }, ['versioned', 'environment']),
  );
  return {
    environment,
    release: {
      environmentId: environment.id,
      versionId: live.version_id,
      versionSeq: content.versionSeq,
      environmentSeq: content.environmentSeq,
      kind: 'rollback',
      sourceReleaseId: source.id,
      sourceModule: module,
      name: live.name,
      note,
      authorId: actor.accountId,
      contentHash: manifest.content_hash,
      recordCount: manifest.modules.reduce((sum, { record_count: count }) => sum + count, 0),
      changeCount,
    },
    modules: manifest.modules,
    holds: content.holds,
    liveReleaseId: live.id,
    actor,
  };
}
