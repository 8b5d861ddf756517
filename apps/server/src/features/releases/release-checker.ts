import { Worker } from 'node:worker_threads';
import type { PlayerFacts } from '@quartermaster/domain/core/player-facts';
import { remember, rememberedAnswers } from '@quartermaster/domain/rules/assertions/remembered-answers';
import type { CheckResult, CheckTask } from './check-thread.ts';
import { findCarriedOver, type CarriedRecord } from '../carried-over/index.ts';
import type { PlayerChecks } from '../../players/player-checks.ts';
import { askPlayers } from './ask-players.ts';
import { keepPlayerAnswers } from './kept-player-answers.ts';
import { takeTurns } from '../../platform/take-turns.ts';
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

/** Each takes a processor, and a whole version into memory. */
const THREADS = 2;

/** Checks contents in threads that end with their work: requests go on and the memory is given back. */
export function createReleaseChecker(deps: CheckerDeps): ReleaseChecker {
  const results = new Map<string, Promise<CheckResult>>();
  const inTurn = takeTurns(THREADS);
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
    const checking = inTurn(() => checkInThread(deps, toCheck, { carried, players, client }));
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

type CheckerDeps = Parameters<typeof askPlayers>[0];

/** What is known beside the content. */
type Known = {
  readonly carried: readonly CarriedRecord[];
  readonly players: PlayerFacts | null;
  readonly client: string;
};

async function checkInThread(
  { database, registry }: CheckerDeps,
  { content, isProtected, liveId }: ToCheck,
  known: Known,
): Promise<CheckResult> {
  const acceptances = await findAcceptances(database, liveId);
  const result = await runThread({
    databaseUrl: database.url,
    modules: registry.modules.filter(({ scope }) => scope !== 'live'),
    content,
    isProtected,
    accepted: [...acceptances.keys()],
    answers: rememberedAnswers(),
    ...known,
  });
  // The thread ends, what it found out about assertions stays.
  remember(result.answers);
  return { ...result, answer: withAcceptances(result.answer, acceptances) };
}

function runThread(task: CheckTask): Promise<CheckResult> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./check-thread.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
    });
    let result: CheckResult | null = null;
    // Under `node --watch` a thread also tells which files it imported.
    thread.on('message', (message: object) => {
      if (isResult(message)) result = message;
    });
    thread.once('error', reject);
    // Not before the thread is gone: its connection may not outlive the work it was opened for.
    thread.once('exit', (code) => {
      if (result === null) reject(new Error(`The check ended without a result (${code}).`));
      else resolve(result);
    });
  });
}

const isResult = (message: object): message is CheckResult => 'answer' in message;
