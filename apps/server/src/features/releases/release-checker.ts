import type { Registry } from '@quartermaster/domain/core/module';
import type { PlayerFacts } from '@quartermaster/domain/core/player-facts';
import { remember, rememberedAnswers } from '@quartermaster/domain/rules/assertions/remembered-answers';
import type { CheckResult, CheckTask } from './check-thread.ts';
import { findCarriedOver, type CarriedRecord } from '../carried-over/index.ts';
import type { PlayerChecks } from '../../players/player-checks.ts';
import { askPlayers } from './ask-players.ts';
import { keepPlayerAnswers } from './kept-player-answers.ts';
import { createThreadPool, type ThreadPool } from '../../platform/thread-pool.ts';
import type { Content } from './content.ts';
import { withAcceptances } from './check-content.ts';
import { findAcceptances } from './release-warnings.repo.ts';
import { findOldestClient } from './content.repo.ts';

export type ToCheck = {
  readonly environmentId: number;
  readonly content: Content;
  readonly isProtected: boolean;
  /** The live release: its warnings were accepted. */
  readonly liveId: number | undefined;
};

/**
 * Neither a content nor the warnings of a release change, so what was found need not be found again. What is
 * confirmed meanwhile, or different of players, makes it another question.
 */
export type ReleaseChecker = {
  /** For what goes out: the player store is asked again. */
  check(toCheck: ToCheck): Promise<CheckResult>;
  /** For people who look: what the player store said a moment ago will do. */
  preview(toCheck: ToCheck): Promise<CheckResult>;
};

/** People review, hold back, review again, publish: enough for a few of them at once. */
const KEPT_RESULTS = 16;

/** Checks contents in threads: requests go on. */
export function createReleaseChecker(deps: CheckerDependencies): ReleaseChecker {
  const results = new Map<string, Promise<CheckResult>>();
  const { fresh, kept } = keepPlayerAnswers(deps.playerStore.checks, deps.clock);

  async function check(toCheck: ToCheck, checks: PlayerChecks): Promise<CheckResult> {
    const { versionBranchId, environmentBranchId } = toCheck.content;
    const carried = await findCarriedOver(deps.database, [versionBranchId, environmentBranchId]);
    const asking = { ...deps, playerStore: { checks } };
    const players = await askPlayers(asking, toCheck.environmentId, toCheck.content);
    const client = await findOldestClient(deps.database, versionBranchId);
    const key = JSON.stringify([toCheck, carried, players, client]);
    const known = results.get(key);
    if (known !== undefined) return known;
    const checking = checkInThread(deps, toCheck, { carried, players, client });
    results.set(key, checking);
    checking.catch(() => results.delete(key));
    const [oldest] = results.keys();
    if (results.size > KEPT_RESULTS && oldest !== undefined) results.delete(oldest);
    return checking;
  }

  return {
    check: (toCheck) => check(toCheck, fresh),
    preview: (toCheck) => check(toCheck, kept),
  };
}

type CheckerDependencies = Parameters<typeof askPlayers>[0];

/** What is known beside the content. */
type Known = {
  readonly carried: readonly CarriedRecord[];
  readonly players: PlayerFacts | null;
  readonly client: string;
};

async function checkInThread(
  { database, registry }: CheckerDependencies,
  { content, isProtected, liveId }: ToCheck,
  known: Known,
): Promise<CheckResult> {
  const acceptances = await findAcceptances(database, liveId);
  const result = await threadsOf(registry).run({
    databaseUrl: database.url,
    content,
    isProtected,
    accepted: [...acceptances.keys()],
    answers: rememberedAnswers(),
    ...known,
  });
  // Another thread may do the next check, and this one ends: what it found out about assertions stays.
  remember(result.answers);
  return { ...result, answer: withAcceptances(result.answer, acceptances) };
}

/** A pool for each set of definitions, which a thread is given once. */
const pools = new WeakMap<Registry, ThreadPool<CheckTask, CheckResult>>();

function threadsOf(registry: Registry): ThreadPool<CheckTask, CheckResult> {
  const known = pools.get(registry);
  if (known !== undefined) return known;
  const threads = createThreadPool<CheckTask, CheckResult>({
    file: new URL('./check-thread.ts', import.meta.url),
    // Each takes a processor, and a whole version into memory.
    most: 2,
    workerData: registry.modules.filter(({ scope }) => scope !== 'live'),
  });
  pools.set(registry, threads);
  return threads;
}
