import { Logger as WorkerLogger, parseCronItems, run } from 'graphile-worker';
import type { Database } from '../db/database.ts';
import type { Logger } from '../platform/logger.ts';
import type { Job } from './job.ts';

type Needs = { readonly database: Database; readonly logger: Logger };

const CONCURRENCY = 2;
const POLL_MILLISECONDS = 10_000;

/** Runs the jobs inside this process until the returned function is called; it waits for those at work. */
export async function runJobs(
  { database, logger }: Needs,
  jobs: readonly Job[],
): Promise<() => Promise<void>> {
  const runner = await run({
    pgPool: database.pool,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MILLISECONDS,
    noHandleSignals: true,
    logger: workerLogger(logger),
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
  return () => runner.stop();
}

function workerLogger(logger: Logger): WorkerLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new WorkerLogger(() => (level, message) => logger[levels[level]](message));
}
