import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, signIn } from './api.ts';
import { checkRecords, checkReleaseList, checkStore, waitForInterruptedWork } from './checks.ts';
import { createModel, type Model } from './model.ts';
import { startProduct, type Product } from './product.ts';
import { createRandom, type Random } from './random.ts';
import { sameState, writeUntilGone } from './writers.ts';

const WRITERS = 16;
const SHORTEST_ROUND_MILLISECONDS = 300;
const ROUND_SPREAD_MILLISECONDS = 2500;
const RECOMPILED_PER_ROUND = 2;

export type TortureOptions = {
  readonly dataDir: string;
  readonly port: number;
  /** Each round has a seed of its own: this one plus its number. */
  readonly seed: number;
  readonly rounds: number;
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
export async function torture({ dataDir, port, seed, rounds, tell }: TortureOptions): Promise<TortureResult> {
  const model = createModel((problem) => problem instanceof Refused && problem.status < 500, sameState);
  const acknowledged = new Map<string, number>();
  const restarts: number[] = [];
  const problems: string[] = [];
  let product = await startProduct({ dataDir, port, password: PASSWORD });
  for (let round = 1; round <= rounds && problems.length === 0; round += 1) {
    const random = createRandom(seed + round);
    await writeAndKill({ product, model, random, round, acknowledged });
    const startedAt = performance.now();
    product = await startProduct({ dataDir, port, password: PASSWORD });
    restarts.push(performance.now() - startedAt);
    problems.push(
      ...(await check(product, dataDir, model)).map((problem) => `seed ${seed + round}: ${problem}`),
    );
    tell(`round ${round}: ${[...acknowledged].map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
  }
  await product.stop();
  return { problems, acknowledged, restarts };
}

type Round = {
  readonly product: Product;
  readonly model: Model;
  readonly random: Random;
  readonly round: number;
  readonly acknowledged: Map<string, number>;
};

async function writeAndKill({ product, model, random, round, acknowledged }: Round): Promise<void> {
  const api = await signIn(product.url, 'admin', PASSWORD);
  const done = (kind: string): void => void acknowledged.set(kind, (acknowledged.get(kind) ?? 0) + 1);
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    writeUntilGone({ api, model, random: createRandom(random.below(2 ** 31)), index, round, done }),
  );
  // A writer that ends before the kill found something that must not be.
  const failed = Promise.all(writers).then(() => undefined);
  await Promise.race([failed, sleep(SHORTEST_ROUND_MILLISECONDS + random.below(ROUND_SPREAD_MILLISECONDS))]);
  await product.kill();
  await failed;
}

async function check(product: Product, dataDir: string, model: Model): Promise<string[]> {
  await waitForInterruptedWork(dataDir);
  const api = await signIn(product.url, 'admin', PASSWORD);
  return [
    ...(await checkRecords(api, model)),
    ...(await checkReleaseList(api, model)),
    ...(await checkStore(dataDir, model, RECOMPILED_PER_ROUND)),
  ];
}
