import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runMigrations,
  type JobHelpers,
  type RunnerOptions,
  type WorkerEvents,
} from 'graphile-worker';
import type { Database } from '../db/database.ts';
import type { DatabaseWatch } from '../db/database-watch.ts';
import { inLane } from '../db/lanes.ts';
import type { Logger } from '../platform/logger.ts';
import type { Settings } from '../platform/settings.ts';
import { forgetFailedRuns, SCHEDULED_ATTEMPTS } from './forget-failed-jobs.ts';
import type { Job } from './job.ts';
import { keptFault } from './job-fault.ts';
import { JobPool } from './job-pool.ts';
import { keepRunning } from './keep-running.ts';
import { forgetWorkers, noteWorkers, releaseEveryWorker, releaseSilentWorkers } from './job-workers.ts';

type Dependencies = {
  readonly settings: Pick<Settings, 'databaseUrl'>;
  readonly database: Database;
  readonly logger: Logger;
  readonly databaseWatch: DatabaseWatch;
};

const CONCURRENCY = 2;
const POLL_MILLISECONDS = 10_000;
const HEARTBEAT_MILLISECONDS = 15_000;

/** Runs the jobs inside this process until the returned function is called; it waits for those at work. */
export async function runJobs(
  { settings, database, logger, databaseWatch }: Dependencies,
  jobs: readonly Job<string>[],
): Promise<() => Promise<void>> {
  const warn = (problem: Error): void => databaseWatch.note(problem, 'job queue');
  const pool = new JobPool({ url: database.url, onProblem: warn });
  const queue = { pgPool: pool, logger: workerLogger(logger, databaseWatch) };
  await runMigrations(queue);
  // No worker runs on the embedded database yet: locked jobs were interrupted by a kill, and restart at once.
  if (settings.databaseUrl === null) await releaseEveryWorker(database);
  const workers = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  // Locks of jobs name the pool of workers, not the worker in it.
  events.on('pool:create', ({ workerPool }) => workers.add(workerPool.id));
  events.on('pool:release', ({ workerPool }) => workers.delete(workerPool.id));
  const stopRunning = await keepRunning(() => run({ ...queue, ...worksOn(database, jobs), events }), warn);
  const stopHeartbeat = startHeartbeat(database, workers, warn);
  return async () => {
    const ended = [...workers];
    await stopRunning();
    await stopHeartbeat();
    await forgetWorkers(database, ended).catch(() => undefined);
    await pool.end();
  };
}

/** What the queue runs, and how. */
const worksOn = (database: Database, jobs: readonly Job<string>[]): RunnerOptions => ({
  concurrency: CONCURRENCY,
  pollInterval: POLL_MILLISECONDS,
  noHandleSignals: true,
  taskList: Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload: unknown, { job: queued }: JobHelpers) =>
        inLane('background', async () => {
          if (queued.max_attempts === SCHEDULED_ATTEMPTS) await forgetFailedRuns(database, job.name);
          await job.run(payload);
        }).catch((problem: unknown) => {
          throw keptFault(problem);
        }),
    ]),
  ),
  parsedCronItems: parseCronItems(
    jobs.flatMap(({ name, schedule, catchUpMilliseconds: backfillPeriod = 0 }) =>
      // By default missed runs are not repeated: each run does all pending work.
      schedule === undefined
        ? []
        : [{ task: name, match: schedule, options: { backfillPeriod, maxAttempts: SCHEDULED_ATTEMPTS } }],
    ),
  ),
});

/** Tells other consoles that these workers are alive, and frees what dead ones hold. */
function startHeartbeat(
  database: Database,
  workers: ReadonlySet<string>,
  warn: (problem: Error) => void,
): () => Promise<void> {
  const beat = (): Promise<void> =>
    inLane('background', () =>
      noteWorkers(database, [...workers])
        .then(() => releaseSilentWorkers(database))
        .catch(warn),
    );
  let beating = beat();
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, HEARTBEAT_MILLISECONDS);
  return async () => {
    clearInterval(timer);
    await beating;
  };
}

/** Failures while the database is away are logged once, by its watcher. */
function workerLogger(logger: Logger, { isAway }: DatabaseWatch): WorkerLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new WorkerLogger(() => (level, message) => logger[isAway() ? 'debug' : levels[level]](message));
}
