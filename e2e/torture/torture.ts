import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { registry } from '@quartermaster/domain/modules/index';
import { inLane } from '../../apps/server/src/db/lanes.ts';
import { DEMO_PASSWORD } from '../fixtures/demo-settings.ts';
import { Refused, signIn, speakFor } from './api.ts';
import {
  checkRecords,
  checkReleaseList,
  checkStore,
  waitForInterruptedWork,
  type CheckedCopies,
} from './checks.ts';
import { FAULTS, type Fault } from './faults.ts';
import { createModel, type Model } from './model.ts';
import { inventPlayers } from './players/invent-players.ts';
import { checkPlayers, waitForDeliveries } from './players/player-checks.ts';
import type { PlayerModel } from './players/player-model.ts';
import { servePlayersUntilOver } from './players/player-writers.ts';
import { startProduct, type Product } from './product.ts';
import { createRandom, type Random } from './random.ts';
import { MODULE, sameState, writeUntilOver, type Round } from './writers.ts';

const WRITERS = 16;
/** Tells what is stuck, not what is slow. */
const READY_WITHIN_MILLISECONDS = 600_000;
const LOOK_MILLISECONDS = 50;
/** How long people go on after a fault that the console survives. */
const AFTERWARDS_MILLISECONDS = 500;
const SHORTEST_ROUND_MILLISECONDS = 300;
const ROUND_SPREAD_MILLISECONDS = 2500;
/** All of them once more at the end. */
const RECOMPILED_PER_ROUND = 1;
/** What the writers write to; copies of the version have all modules, and are looked at in the end. */
const WRITTEN = [registry.get(MODULE)];
/** How slow a delivery may be, interrupted or not. */
const SLOWEST_PLAYERS_PER_SECOND = 100;
const SHORTEST_PATIENCE_MILLISECONDS = 120_000;

type TortureOptions = {
  readonly dataDir: string;
  readonly port: number;
  /** Each round has a seed of its own: this one plus its number. */
  readonly seed: number;
  readonly rounds: number;
  /** How many players there are to do something to. */
  readonly players: number;
  /** Faults in turn, in an order of chance. */
  readonly faults?: readonly Fault[];
  readonly tell: (line: string) => void;
};

type TortureResult = {
  readonly problems: readonly string[];
  /** What was acknowledged, by kind. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Milliseconds from the fault to ready again, per round and by fault. */
  readonly recoveries: ReadonlyMap<string, readonly number[]>;
};

/**
 * Rounds of concurrent writers, each met by a fault at a random moment. After each of them the console
 * is ready, everything that was acknowledged is there, and nothing is half done.
 */
export async function torture(options: TortureOptions): Promise<TortureResult> {
  const { dataDir, port, seed, rounds, players, faults = FAULTS, tell } = options;
  const acknowledged = new Map<string, number>();
  const recoveries = new Map<string, number[]>();
  const problems: string[] = [];
  let product = await startProduct({ dataDir, port, password: DEMO_PASSWORD });
  try {
    const trial: Trial = {
      dataDir,
      port,
      model: createModel((problem) => problem instanceof Refused && problem.isRefusedWrite, sameState),
      copies: { upTo: 0 },
      players: await inventPlayers(await signIn(product.url, 'admin', DEMO_PASSWORD), dataDir, players),
      done: (kind) => void acknowledged.set(kind, (acknowledged.get(kind) ?? 0) + 1),
    };
    for (let number = 1; number <= rounds && problems.length === 0; number += 1) {
      const random = createRandom(seed + number);
      const fault = faultOf(faults, seed + number);
      const run = await writeAndStrike(trial, product, { number, random, fault });
      product = run.product;
      recoveries.set(fault.name, [...(recoveries.get(fault.name) ?? []), run.milliseconds]);
      // What is compared grows with every round: the time limits of people's requests are not meant for it.
      const found = [...run.problems, ...(await inLane('background', () => check(trial, product)))];
      problems.push(...found.map((problem) => `seed ${seed + number}, ${fault.name}: ${problem}`));
      const counts = [...acknowledged].map(([kind, count]) => `${count} ${kind}`).join(', ');
      const seconds = (run.milliseconds / 1000).toFixed(1);
      tell(`round ${number} (seed ${seed + number}): ${fault.name}, ready after ${seconds} s; ${counts}`);
    }
    if (problems.length === 0)
      problems.push(...(await inLane('background', () => checkAtTheEnd(trial, players))));
  } catch (problem) {
    problems.push(`the trial itself failed: ${problem instanceof Error ? problem.stack : String(problem)}`);
  }
  await product.stop();
  // What went wrong in there is looked up by the numbers in its answers.
  if (problems.length > 0) await writeFile(join(dataDir, 'console.log'), product.said());
  return { problems, acknowledged, recoveries };
}

/** Consecutive seeds meet every fault once before one comes again, so that a single seed repeats its fault. */
function faultOf(faults: readonly Fault[], seed: number): Fault {
  const fault = faults[seed % faults.length];
  if (fault === undefined) throw new Error('There is no fault to strike with.');
  return fault;
}

/** What outlives the rounds. */
type Trial = {
  readonly dataDir: string;
  readonly port: number;
  readonly model: Model;
  readonly players: PlayerModel;
  readonly copies: CheckedCopies;
  /** Counts what was acknowledged. */
  readonly done: (kind: string) => void;
};

type Turn = { readonly number: number; readonly random: Random; readonly fault: Fault };
type Run = {
  readonly product: Product;
  readonly problems: readonly string[];
  /** From the end of the fault to ready. */
  readonly milliseconds: number;
};

async function writeAndStrike(trial: Trial, product: Product, turn: Turn): Promise<Run> {
  const { random, fault } = turn;
  const { dataDir, port, players } = trial;
  const begun = Promise.withResolvers<void>();
  const writers = await startWriters(trial, product, turn, begun.resolve);
  const milliseconds = SHORTEST_ROUND_MILLISECONDS + random.below(ROUND_SPREAD_MILLISECONDS);
  // A slow machine takes a while until anything is under way that a fault could meet.
  await Promise.race([writers.failed, begun.promise.then(() => sleep(milliseconds))]);
  const { publishing } = writers;
  const problems = [...(await fault.strike({ product, dataDir, port, random, publishing }))];
  const struckAt = performance.now();
  if (fault.survives === 'console') {
    if (!(await becomesReady(product))) problems.push(`the console ended or is not ready: ${product.said()}`);
    const recovered = performance.now() - struckAt;
    await Promise.race([writers.failed, sleep(AFTERWARDS_MILLISECONDS)]);
    problems.push(...(await writers.rest()));
    return { product, problems, milliseconds: recovered };
  }
  problems.push(...(await writers.rest()));
  if (players.underway !== null) trial.done(`delivery cut off while ${players.underway.phase}`);
  const startedAt = performance.now();
  const next = await startProduct({ dataDir, port, password: DEMO_PASSWORD });
  return { product: next, problems, milliseconds: performance.now() - startedAt };
}

/** Starts all writers; they work until they are told to stop. */
async function startWriters(trial: Trial, product: Product, turn: Turn, begun: () => void) {
  const { model, players } = trial;
  const { number, random } = turn;
  let isOver = false;
  let nextPublish = Promise.withResolvers<void>();
  const round: Round = {
    isOver: () => isOver,
    publishing() {
      nextPublish.resolve();
      nextPublish = Promise.withResolvers<void>();
    },
  };
  const done = (kind: string): void => {
    trial.done(kind);
    begun();
  };
  const api = await signIn(product.url, 'admin', DEMO_PASSWORD);
  const game = speakFor(product.url, players.gameToken);
  const writers = [
    ...Array.from({ length: WRITERS }, (_, index) =>
      writeUntilOver({ api, model, random: createRandom(random.below(2 ** 31)), index, number, round, done }),
    ),
    ...servePlayersUntilOver({ staff: api, game, model: players, random, round, done }),
  ];
  // A writer that ends before the fault found something that must not be.
  const failures: string[] = [];
  const failed = Promise.all(
    writers.map((writer) => writer.catch((problem: unknown) => failures.push(String(problem)))),
  );
  return {
    failed,
    publishing: () => nextPublish.promise,
    /** Answers what writers met that must not be. */
    async rest() {
      isOver = true;
      await failed;
      return failures.map((failure) => `a writer met ${failure}`);
    },
  };
}

/** Whether the same process is ready again. */
async function becomesReady(product: Product): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MILLISECONDS;
  while (!product.hasEnded() && Date.now() < deadline) {
    const answer = await fetch(`${product.url}/readyz`).catch(() => null);
    if (answer?.ok === true) return !product.hasEnded();
    await sleep(LOOK_MILLISECONDS);
  }
  return false;
}

async function check({ dataDir, model, players, copies }: Trial, product: Product): Promise<string[]> {
  if (product.hasEnded()) return [];
  await waitForInterruptedWork(dataDir);
  const api = await signIn(product.url, 'admin', DEMO_PASSWORD);
  return [
    ...(await checkRecords(api, model)),
    ...(await checkReleaseList(api, model)),
    ...(await checkStore(dataDir, model, { modules: WRITTEN, releases: RECOMPILED_PER_ROUND, copies })),
    ...(await checkPlayers(dataDir, players)),
  ];
}

/** Deliveries last longer than a round: what was interrupted again and again ends by itself. And everything once more. */
async function checkAtTheEnd({ dataDir, model, players }: Trial, count: number): Promise<string[]> {
  const patience = SHORTEST_PATIENCE_MILLISECONDS + (count / SLOWEST_PLAYERS_PER_SECOND) * 1000;
  return [
    ...(await waitForDeliveries(dataDir, patience)),
    ...(await checkStore(dataDir, model, { modules: registry.modules, releases: model.releases.size })),
    ...(await checkPlayers(dataDir, players)),
  ];
}
