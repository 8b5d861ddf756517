import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { removePostgresHome } from '../../apps/server/src/platform/postgres-home.ts';
import { startProduct, type Product } from '../../e2e/torture/product.ts';
import { seconds, type BenchRow } from './table.ts';
import { createOwnedFolder } from '../../apps/server/src/testing/left-behind.ts';

/** Beside the faults of a test run. */
const PORT = 18_440;
const IDLE_SECONDS = 60;
const LOOK_SECONDS = 5;
/** A twentieth of a core. */
const IDLE_TICKS_PER_SECOND = 5;
const PASSWORD = 'a long bench password';

/** The whole product as a person starts it, with its demo game: how soon it is there, and what it holds when idle. */
export async function measureProcesses(): Promise<readonly BenchRow[]> {
  const dataDir = await createOwnedFolder('quartermaster-bench-start-');
  const options = { dataDir, port: PORT, password: PASSWORD };
  try {
    const first = await timedStart(options);
    await first.product.stop();
    const later = await timedStart(options);
    await becomesIdle(later.product);
    await sleep(IDLE_SECONDS * 1000);
    const megabytes = await proportionalMegabytes(later.product);
    await later.product.stop();
    return [
      {
        measure: 'first start until sign-in, and until the demo game is there',
        figure: `${signInSeconds(first.product)} s, ${seconds(first.time)}`,
        floor: '',
        target: '< 20 s, < 60 s',
      },
      { measure: 'ready on existing data', figure: seconds(later.time), floor: '', target: '< 3 s' },
      {
        measure: 'all processes after 60 s idle, demo game included',
        figure: `${megabytes.toFixed(0)} MB`,
        floor: '',
        target: '< 350 MB (PSS)',
      },
    ];
  } finally {
    await removePostgresHome(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Options = Parameters<typeof startProduct>[0];

async function timedStart(options: Options): Promise<{ product: Product; time: number }> {
  const start = performance.now();
  const product = await startProduct(options);
  return { product, time: performance.now() - start };
}

/** When the console answered, as it says itself. */
const signInSeconds = (product: Product): string =>
  /Sign in on \S+ \((\S+) s\)/.exec(product.said())?.[1] ?? 'unknown';

/** The demo game's players are still being invented after a start: idle is who has nothing left to do. */
async function becomesIdle(product: Product): Promise<void> {
  let before = await ticks(product);
  for (;;) {
    await sleep(LOOK_SECONDS * 1000);
    const now = await ticks(product);
    if (now - before < LOOK_SECONDS * IDLE_TICKS_PER_SECOND) return;
    before = now;
  }
}

/** Processor time of all processes so far, in hundredths of a second. */
async function ticks(product: Product): Promise<number> {
  const times = await Promise.all(
    (await product.processes()).map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The name in brackets may hold spaces; user and system time are the 12th and 13th after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** Summed proportional set size: memory that processes share counts once. */
async function proportionalMegabytes(product: Product): Promise<number> {
  const sizes = await Promise.all(
    (await product.processes()).map(async (pid) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
    }),
  );
  return sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
}
