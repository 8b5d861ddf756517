import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, signIn, speakFor } from './api.ts';
import { checkRecords, checkReleaseList, checkStore, waitForInterruptedWork } from './checks.ts';
import { createModel, type Model } from './model.ts';
import { inventPlayers } from './players/invent-players.ts';
import { checkPlayers, waitForDeliveries } from './players/player-checks.ts';
import type { PlayerModel } from './players/player-model.ts';
import { servePlayersUntilGone } from './players/player-writers.ts';
import { startProduct, type Product } from './product.ts';
import { createRandom, type Random } from './random.ts';
import { sameState, writeUntilGone } from './writers.ts';

const WRITERS = 16;
const SHORTEST_ROUND_MILLISECONDS = 300;
const ROUND_SPREAD_MILLISECONDS = 2500;
const RECOMPILED_PER_ROUND = 2;
/** How slow a delivery may be, interrupted or not. */
const SLOWEST_PLAYERS_PER_SECOND = 100;
const SHORTEST_PATIENCE_MILLISECONDS = 120_000;

export type TortureOptions = {
  readonly dataDir: string;
  readonly port: number;
  /** Each round has a seed of its own: this one plus its number. */
  readonly seed: number;
  readonly rounds: number;
  /** How many players there are to do something to. */
  readonly players: number;
  readonly tell: (line: string) => void;
};

export type TortureResult = {
  readonly problems: readonly string[];
  /** What was acknowledged, by kind. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Milliseconds from the kill to ready again, per round. */
  readonly restarts: readonly number[];
};

const PASSWORD = 'torture-trial-password';

/**
 * Rounds of concurrent writers, each ended by SIGKILL of every process at a random moment. After
 * each restart everything that was acknowledged must be there, and nothing half done.
 */
export async function torture(options: TortureOptions): Promise<TortureResult> {
  const { dataDir, port, seed, rounds, players, tell } = options;
  const start = (): Promise<Product> => startProduct({ dataDir, port, password: PASSWORD });
  const acknowledged = new Map<string, number>();
  const restarts: number[] = [];
  const problems: string[] = [];
  let product = await start();
  const trial: Trial = {
    dataDir,
    model: createModel((problem) => problem instanceof Refused && problem.status < 500, sameState),
    players: await inventPlayers(await signIn(product.url, 'admin', PASSWORD), dataDir, players),
    done: (kind) => void acknowledged.set(kind, (acknowledged.get(kind) ?? 0) + 1),
  };
  for (let round = 1; round <= rounds && problems.length === 0; round += 1) {
    await writeAndKill(trial, product, { round, random: createRandom(seed + round) });
    const startedAt = performance.now();
    product = await start();
    restarts.push(performance.now() - startedAt);
    problems.push(...(await check(trial, product)).map((problem) => `seed ${seed + round}: ${problem}`));
    tell(`round ${round}: ${[...acknowledged].map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
  }
  if (problems.length === 0) problems.push(...(await checkDeliveriesEnd(trial, players)));
  await product.stop();
  return { problems, acknowledged, restarts };
}

/** What outlives the rounds. */
type Trial = {
  readonly dataDir: string;
  readonly model: Model;
  readonly players: PlayerModel;
  /** Counts what was acknowledged. */
  readonly done: (kind: string) => void;
};

type Round = { readonly round: number; readonly random: Random };

async function writeAndKill(trial: Trial, product: Product, { round, random }: Round): Promise<void> {
  const { model, players } = trial;
  const begun = Promise.withResolvers<void>();
  const done = (kind: string): void => {
    trial.done(kind);
    begun.resolve();
  };
  const api = await signIn(product.url, 'admin', PASSWORD);
  const game = speakFor(product.url, players.gameToken);
  const writers = [
    ...Array.from({ length: WRITERS }, (_, index) =>
      writeUntilGone({ api, model, random: createRandom(random.below(2 ** 31)), index, round, done }),
    ),
    ...servePlayersUntilGone({ staff: api, game, model: players, random, done }),
  ];
  const milliseconds = SHORTEST_ROUND_MILLISECONDS + random.below(ROUND_SPREAD_MILLISECONDS);
  // A writer that ends before the kill found something that must not be.
  const failed = Promise.all(writers).then(() => undefined);
  // A slow machine takes a while until anything is under way that a kill could meet.
  await Promise.race([failed, begun.promise.then(() => sleep(milliseconds))]);
  await product.kill();
  await failed;
  if (players.underway !== null) done(`delivery cut off while ${players.underway.phase}`);
}

async function check({ dataDir, model, players }: Trial, product: Product): Promise<string[]> {
  await waitForInterruptedWork(dataDir);
  const api = await signIn(product.url, 'admin', PASSWORD);
  return [
    ...(await checkRecords(api, model)),
    ...(await checkReleaseList(api, model)),
    ...(await checkStore(dataDir, model, RECOMPILED_PER_ROUND)),
    ...(await checkPlayers(dataDir, players)),
  ];
}

/** Deliveries last longer than a round; what was interrupted again and again ends by itself. */
async function checkDeliveriesEnd({ dataDir, players }: Trial, count: number): Promise<string[]> {
  const patience = SHORTEST_PATIENCE_MILLISECONDS + (count / SLOWEST_PLAYERS_PER_SECOND) * 1000;
  return [...(await waitForDeliveries(dataDir, patience)), ...(await checkPlayers(dataDir, players))];
}
