import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ProblemsAnswer, PublishBody, ReleaseProblem } from '@quartermaster/contract/http/releases';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database, Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { requireTyped } from '../../engine/module-place.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { compileContent } from './compile-release.ts';
import { keyOf, type Content, type HeldRecord } from './content.ts';
import { pinDraft, readLive, type Live } from './live-release.ts';
import { deletePatchesUntil, findPatch } from './patches.repo.ts';
import type { Place } from './place.ts';
import { digestOf, endHolds, pinHolds } from './record-holds.ts';
import { listHolds, type StoredHold } from './record-holds.repo.ts';
import type { ReleaseChecker } from './release-checker.ts';
import { insertWarnings } from './release-warnings.repo.ts';
import { listReleaseModules } from './releases.repo.ts';
import { writeRelease, type ReleaseToWrite } from './write-release.ts';

export type PublishDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
  readonly checker: ReleaseChecker;
  readonly clock: Clock;
};

/**
 * Makes the reviewed draft live, but for the records on hold. Answers the release's number.
 * @throws AppError `wrong_confirmation`, `draft_moved`, `branch_busy`, `release_has_errors`,
 *   `warnings_not_accepted`, `nothing_to_publish`
 */
export async function publish(
  deps: PublishDependencies,
  place: Place,
  body: PublishBody,
  actor: Actor,
): Promise<number> {
  const { database } = deps;
  requireTyped(place, body.confirmation);
  const { live, draft, open } = await readReviewed(deps, place, body);
  const sides = { live: live.content, draft: draft.content };
  const holds = await pinHolds(database, deps.registry, open, sides);
  const checked = await deps.checker.check({
    environmentId: place.environment.id,
    content: { ...draft.content, holds },
    isProtected: place.environment.isProtected,
    liveId: live.release?.id,
  });
  refuseProblems(checked.answer, body.accepted_warnings);
  const content = { ...draft.content, holds: [...holds, ...checked.holds] };
  const compiled = await compileDraft(deps, place, live, content);
  const release: ReleaseToWrite = {
    environment: place.environment,
    release: {
      environmentId: place.environment.id,
      versionId: place.version.id,
      versionSeq: content.versionSeq,
      environmentSeq: content.environmentSeq,
      kind: 'publish',
      sourceReleaseId: null,
      sourceModule: null,
      name: body.name,
      note: body.note,
      authorId: actor.accountId,
      contentHash: compiled.manifest.content_hash,
      recordCount: compiled.manifest.modules.reduce((sum, module) => sum + module.record_count, 0),
      changeCount: compiled.changeCount,
    },
    modules: compiled.manifest.modules,
    holds: content.holds,
    liveReleaseId: live.release?.id ?? null,
    actor,
    writeWarnings: (tx, id) => insertWarnings(tx, id, live.release?.id ?? null, checked.warnings),
  };
  return database.transaction(async (tx) => {
    const number = await writeRelease(tx, release);
    await deletePatchesUntil(tx, place.environment.id, content.environmentSeq);
    await settleHolds(tx, deps.clock, { place, open, held: holds }, actor);
    return number;
  });
}

/** What is live, the draft and what is on hold, where they are still as they were reviewed. */
async function readReviewed({ database, clock }: PublishDependencies, place: Place, body: PublishBody) {
  const live = await readLive(database, place);
  const draft = await pinDraft(database, place);
  const open = await listHolds(database, place.versionBranchId, clock.now());
  const isReviewed =
    body.head_seq === draft.headSeq &&
    (body.holds_digest === undefined || body.holds_digest === digestOf(open)) &&
    (body.live_number === undefined || body.live_number === (live.release?.number ?? null));
  if (!isReviewed) throw new AppError('draft_moved', {}, [], { head_seq: draft.headSeq });
  return { live, draft, open };
}

type Settling = {
  readonly place: Place;
  /** What was on hold when the release was put together, and what of it was left out. */
  readonly open: readonly StoredHold[];
  readonly held: readonly HeldRecord[];
};

/**
 * Ends what a release has settled: holds whose date has passed, for their records went out with it, and those
 * of a roll back whose change is no longer in the draft.
 * @throws AppError `draft_moved` when something was put on hold or let go meanwhile
 */
async function settleHolds(
  tx: Transaction,
  clock: Clock,
  { place, open, held }: Settling,
  actor: Actor,
): Promise<void> {
  const at = clock.now();
  const branchId = place.versionBranchId;
  if (digestOf(await listHolds(tx, branchId, at)) !== digestOf(open)) throw new AppError('draft_moved');
  const left = new Set(held.map(keyOf));
  const isMoot = (hold: StoredHold) => hold.rolledBack !== null && !left.has(keyOf(hold));
  await endHolds(
    tx,
    actor,
    open.filter((hold) => hold.isOver || isMoot(hold)),
    { branchId, at, by: null },
  );
}

/** @throws AppError `release_has_errors`, `warnings_not_accepted` */
export function refuseProblems(problems: ProblemsAnswer, accepted: string | undefined): void {
  if (problems.errors > 0) {
    throw new AppError('release_has_errors', { errors: problems.errors }, issuesOf(problems, 'error'));
  }
  // Warnings that the live release already has were accepted for it or before it.
  if (problems.new_warnings > 0 && accepted !== problems.digest) {
    const isAsked = ({ accepted: earlier }: ReleaseProblem) => earlier === null;
    throw new AppError(
      'warnings_not_accepted',
      { warnings: problems.new_warnings },
      issuesOf({ ...problems, issues: problems.issues.filter(isAsked) }, 'warning'),
    );
  }
}

/** Issues of many records in one list: the path begins with module and record. */
function issuesOf(problems: ProblemsAnswer, severity: Issue['severity']): Issue[] {
  return problems.issues
    .filter((issue) => issue.severity === severity)
    .map((issue) => ({
      path: [issue.module, issue.record_id, issue.path].filter((part) => part !== '').join('.'),
      code: issue.code,
      params: issue.params as Issue['params'],
      severity,
    }));
}

async function compileDraft(deps: PublishDependencies, place: Place, live: Live, content: Content) {
  const modules = live.release === null ? [] : await listReleaseModules(deps.database, live.release.id);
  const compiled = await deps.database.transaction((tx) =>
    compileContent(tx, deps, content, { content: live.content, modules }, ['versioned', 'environment']),
  );
  const isSameVersion = live.release?.version_id === place.version.id;
  const hasPatch = (await findPatch(deps.database, place.environment.id)) !== null;
  if (
    isSameVersion &&
    !hasPatch &&
    compiled.changeCount === 0 &&
    compiled.manifest.content_hash === live.release?.content_hash
  ) {
    throw new AppError('nothing_to_publish');
  }
  return compiled;
}
