import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runMigrations,
  type WorkerEvents,
} from 'graphile-worker';
import type { Database } from '../db/database.ts';
import type { Logger } from '../platform/logger.ts';
import type { Settings } from '../platform/settings.ts';
import type { Job } from './job.ts';
import { forgetWorkers, noteWorkers, releaseEveryWorker, releaseSilentWorkers } from './job-workers.ts';

type Needs = {
  readonly settings: Pick<Settings, 'databaseUrl'>;
  readonly database: Database;
  readonly logger: Logger;
};

const CONCURRENCY = 2;
const POLL_MILLISECONDS = 10_000;
const SIGN_OF_LIFE_MILLISECONDS = 15_000;

/** Runs the jobs inside this process until the returned function is called; it waits for those at work. */
export async function runJobs(
  { settings, database, logger }: Needs,
  jobs: readonly Job[],
): Promise<() => Promise<void>> {
  const workers: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  // The queue knows who is at work by the pool, not by the worker in it.
  events.on('pool:create', ({ workerPool }) => workers.push(workerPool.id));
  const queue = { pgPool: database.pool, logger: workerLogger(logger) };
  await runMigrations(queue);
  // Nobody can be at work on the embedded database yet: what is locked was cut off by a kill, and goes on at once.
  if (settings.databaseUrl === null) await releaseEveryWorker(database);
  const runner = await run({
    ...queue,
    events,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MILLISECONDS,
    noHandleSignals: true,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, job.run])),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, schedule }) =>
        // A missed minute is not made up for: each run does all the work there is.
        schedule === undefined
          ? []
          : [{ task: name, match: schedule, options: { backfillPeriod: 0, maxAttempts: 1 } }],
      ),
    ),
  });
  const stopSigns = giveSignsOfLife(database, logger, workers);
  return async () => {
    await runner.stop();
    await stopSigns();
  };
}

function giveSignsOfLife(
  database: Database,
  logger: Logger,
  workers: readonly string[],
): () => Promise<void> {
  const beat = (): Promise<void> =>
    noteWorkers(database, workers)
      .then(() => releaseSilentWorkers(database))
      .catch((problem: Error) => logger.warn({ problem: problem.message }, 'workers'));
  let beating = beat();
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, SIGN_OF_LIFE_MILLISECONDS);
  return async () => {
    clearInterval(timer);
    await beating;
    await forgetWorkers(database, workers).catch(() => undefined);
  };
}

function workerLogger(logger: Logger): WorkerLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new WorkerLogger(() => (level, message) => logger[levels[level]](message));
}
