import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  ChangesAnswer,
  DraftTotals,
  EnvironmentChangesAnswer,
  ModuleSwapAnswer,
  ModuleSwapBody,
  ProblemsAnswer,
  PublishBody,
  Release,
  ReleaseDetail,
  ReleaseDifferences,
  RevertAnswer,
  RevertBody,
  RollbackBody,
} from '@quartermaster/contract/http/releases';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database, Queryable } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { ENVIRONMENT_CHANGED, type BranchDirectory, type Environment } from '../../engine/branch.ts';
import type { FixedRecords } from '../../engine/fixed-records.ts';
import type { PlayerStore } from '../../players/player-store.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { countChanges } from './count-changes.ts';
import { listEnvironmentChanges } from './environment-changes.ts';
import { createSettingsGuard } from './guard-settings.ts';
import { createHoldsService, type HoldsService } from './holds.service.ts';
import { createPatchUpdater } from './patch-updater.ts';
import { pinDraft, readLive } from './live-release.ts';
import { getPlace, type Place } from './place.ts';
import { presentRelease } from './present-release.ts';
import { publish } from './publish.ts';
import { pinHolds } from './record-holds.ts';
import { listHolds } from './record-holds.repo.ts';
import { createReleaseChecker, type ReleaseChecker } from './release-checker.ts';
import { readDifferences, readReleaseDetail } from './release-detail.ts';
import { findRelease, listReleases, type ReleasePage } from './releases.repo.ts';
import { revert } from './revert.ts';
import { reviewChanges } from './review-changes.ts';
import { rollBack } from './roll-back.ts';
import { previewSwap, swapModule } from './swap-module.ts';

type ReleasesDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly fixedRecords: FixedRecords;
  readonly playerStore: Pick<PlayerStore, 'checks'>;
};

type SwapAddress = { readonly env: string; readonly number: number; readonly module: string };

type Address = { readonly env: string; readonly version: string };

/** Review, check, publish, roll back, revert; and the patches of environment-wide settings. */
export type ReleasesService = {
  changes(address: Address): Promise<ChangesAnswer>;
  /** How many changes there are, in all or in one module: quick, for a glance. */
  countChanges(address: Address, module?: string): Promise<DraftTotals>;
  problems(address: Address): Promise<ProblemsAnswer>;
  /** The point of the log that a publish of what is there now names: `changes` has it, too, with all else. */
  headSeq(address: Address): Promise<number>;
  publish(address: Address, body: PublishBody, actor: Actor): Promise<Release>;
  rollBack(env: string, number: number, body: RollbackBody, actor: Actor): Promise<Release>;
  /** Checks a swap of one module to an earlier release. */
  previewSwap(swap: SwapAddress): Promise<ModuleSwapAnswer>;
  swapModule(swap: SwapAddress, body: ModuleSwapBody, actor: Actor): Promise<Release>;
  /** What a roll back to a release can undo besides. */
  environmentChanges(env: string, number: number): Promise<EnvironmentChangesAnswer>;
  revert(address: Address, body: RevertBody, actor: Actor): Promise<RevertAnswer>;
  list(
    env: string,
    page: ReleasePage,
  ): Promise<{ readonly releases: readonly Release[]; readonly total: number }>;
  get(env: string, number: number): Promise<ReleaseDetail>;
  /** What a roll back to a release changes for players. */
  differences(env: string, number: number): Promise<ReleaseDifferences>;
  readonly holds: HoldsService;
  /** Compiles what environment-wide settings say since the live release, and waits for it. */
  updatePatch(env: string): Promise<void>;
  /** Keeps patches up to date from now on. */
  start(): void;
  close(): Promise<void>;
};

export function createReleasesService(deps: ReleasesDependencies): ReleasesService {
  const { database, registry, branches } = deps;
  const checker = createReleaseChecker(deps);
  const patches = createPatchUpdater(deps);
  const guard = createSettingsGuard(deps);
  let stopListening = (): void => undefined;
  const placeOf = ({ env, version }: Address) => getPlace(database, branches, env, version);

  /** It is live, whatever becomes of the patch: every process heard of it and compiles that as well. */
  async function settled({ key, id }: Environment, number: number): Promise<Release> {
    await patches
      .update(key)
      .catch((problem: unknown) => deps.logger.error(problem, 'could not compile the patch of a release'));
    return getRelease(database, id, number);
  }

  return {
    changes: async (address) => reviewChanges(deps, await placeOf(address)),
    countChanges: async (address, module) => countChanges(database, registry, await placeOf(address), module),
    problems: async (address) => findProblems(deps, checker, await placeOf(address)),
    headSeq: async (address) => (await pinDraft(database, await placeOf(address))).headSeq,
    async publish(address, body, actor) {
      const place = await placeOf(address);
      return settled(place.environment, await publish({ ...deps, checker }, place, body, actor));
    },
    async previewSwap({ env, ...swap }) {
      const environment = await branches.getEnvironment(database, env);
      return previewSwap({ ...deps, checker }, { ...swap, environment });
    },
    async swapModule({ env, ...swap }, body, actor) {
      const environment = await branches.getEnvironment(database, env);
      const number = await swapModule({ ...deps, checker }, { ...swap, environment }, body, actor);
      return settled(environment, number);
    },
    async rollBack(env, source, body, actor) {
      const environment = await branches.getEnvironment(database, env);
      const number = await rollBack({ ...deps, guard }, environment, source, body, actor);
      return getRelease(database, environment.id, number);
    },
    revert: async (address, body, actor) => revert(deps, await placeOf(address), body, actor),
    ...createReleaseReader(deps),
    holds: createHoldsService(deps),
    updatePatch: patches.update,
    start() {
      stopListening = database.listen(ENVIRONMENT_CHANGED, patches.request, patches.requestAll);
      patches.requestAll();
    },
    async close() {
      stopListening();
      await patches.settled();
    },
  };
}

async function getRelease(db: Queryable, environmentId: number, number: number): Promise<Release> {
  const row = await findRelease(db, environmentId, number);
  if (row === null) throw new AppError('release_not_found', { number });
  return presentRelease(row);
}

/** What was released, and what a way back can undo besides. */
function createReleaseReader(
  deps: ReleasesDependencies,
): Pick<ReleasesService, 'list' | 'get' | 'differences' | 'environmentChanges'> {
  const { database, registry, branches } = deps;
  const idOf = async (env: string) => (await branches.getEnvironment(database, env)).id;
  return {
    async list(env, page) {
      const { rows, total } = await listReleases(database, await idOf(env), page);
      return { releases: rows.map(presentRelease), total };
    },
    get: async (env, number) => readReleaseDetail(database, registry, await idOf(env), number),
    differences: async (env, number) => readDifferences(database, registry, await idOf(env), number),
    environmentChanges: async (env, number) => listEnvironmentChanges(deps, await idOf(env), number),
  };
}

async function findProblems(
  { database, registry, clock }: ReleasesDependencies,
  checker: ReleaseChecker,
  place: Place,
): Promise<ProblemsAnswer> {
  const live = await readLive(database, place);
  const { content } = await pinDraft(database, place);
  const open = await listHolds(database, place.versionBranchId, clock.now());
  const holds = await pinHolds(database, registry, open, { live: live.content, draft: content });
  const { answer } = await checker.preview({
    environmentId: place.environment.id,
    content: { ...content, holds },
    isProtected: place.environment.isProtected,
    liveId: live.release?.id,
  });
  return answer;
}
