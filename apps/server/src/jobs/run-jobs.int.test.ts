import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabaseWatch } from '../db/database-watch.ts';
import { createLogger } from '../platform/logger.ts';
import { readSettings } from '../platform/settings.ts';
import { outageOf } from '../testing/outage.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { enqueue } from './enqueue.ts';
import type { Job } from './job.ts';
import { noteWorkers, releaseSilentWorkers } from './job-workers.ts';
import { runJobs } from './run-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const logger = createLogger(readSettings({ LOG_LEVEL: 'silent' }));
const databaseWatch = createDatabaseWatch({ logger, ask: () => database.query('select') });
const deps = () => ({ settings: { databaseUrl: null }, database, logger, databaseWatch });
const run = (job: Job<string>) => runJobs(deps(), [job]);
beforeEach(() => database.query('truncate job_worker, graphile_worker._private_jobs'));

/** A job that a worker took so long ago. */
async function take(job: string, worker: string, ago: string): Promise<void> {
  await enqueue(database, job, {});
  await database.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval where locked_by is null`,
    [worker, ago],
  );
}

describe('a job that takes long', () => {
  it('is left to the process that is at it', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const dig = async (): Promise<void> => {
      begun.resolve();
      await end.promise;
    };
    const stop = await run({ name: 'dig', run: dig });
    try {
      await enqueue(database, 'dig', {});
      await begun.promise;
      await expect.poll(async () => (await database.query('select from job_worker')).rowCount).toBe(1);
      await database.query(
        `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where locked_by is not null`,
      );
      await releaseSilentWorkers(database);
      const { rows } = await database.query(
        'select locked_by is not null as "isHeld", attempts from graphile_worker.jobs',
      );
      expect(rows).toEqual([{ isHeld: true, attempts: 1 }]);
    } finally {
      end.resolve();
      await stop();
    }
  });
});

describe('a job whose process was killed', () => {
  it('is taken up at the next start on the embedded database', async () => {
    await take('greet', 'worker-of-a-dead-process', '1 second');
    const greeted = Promise.withResolvers<void>();
    const stop = await run({ name: 'greet', run: async () => greeted.resolve() });
    await greeted.promise;
    await stop();
    const { rows } = await database.query('select from job_worker');
    expect(rows).toEqual([]);
  });

  it('is given to others when its process fell silent, and no sooner', async () => {
    await take('of-a-busy-one', 'busy', '1 hour');
    await take('of-a-dead-one', 'dead', '2 minutes');
    await take('of-a-new-one', 'new', '1 second');
    await noteWorkers(database, ['busy']);
    await releaseSilentWorkers(database);
    const { rows } = await database.query(
      'select task_identifier as job, locked_by as worker from graphile_worker.jobs order by id',
    );
    expect(rows).toEqual([
      { job: 'of-a-busy-one', worker: 'busy' },
      { job: 'of-a-dead-one', worker: null },
      { job: 'of-a-new-one', worker: 'new' },
    ]);
  });
});

describe('a job that ends while the database is away', () => {
  // An unhandled error of the queue would end the console; here it fails the test.
  it.each([
    ['well', () => undefined],
    [
      'in a fault',
      () => {
        throw new Error('The lamp went out.');
      },
    ],
  ])('%s is noted when the database is back, and the queue goes on', async (_how, end) => {
    const outage = outageOf(database.url);
    const begun = Promise.withResolvers<void>();
    const away = Promise.withResolvers<void>();
    const ended = vi.fn<() => void>();
    const greeted = Promise.withResolvers<void>();
    const jobs: readonly Job<string>[] = [
      {
        name: 'dig',
        run: async () => {
          begun.resolve();
          await away.promise;
          ended();
          end();
        },
      },
      { name: 'greet', run: async () => greeted.resolve() },
    ];
    const stop = await runJobs(deps(), jobs);
    try {
      // One attempt: on a slow machine a retry of the failed job would count as a second run.
      await database.query(`select graphile_worker.add_job('dig', max_attempts := 1)`);
      await begun.promise;
      await outage.begin();
      away.resolve();
      await expect.poll(() => ended.mock.calls.length).toBe(1);
      await setTimeout(200);
      await outage.end();
      await enqueue(database, 'greet', {});
      await greeted.promise;
      const held = 'select from graphile_worker.jobs where locked_by is not null';
      await expect.poll(async () => (await database.query(held)).rowCount).toBe(0);
      expect(ended).toHaveBeenCalledOnce();
    } finally {
      await outage.end();
      await stop();
    }
  });
});

describe('a scheduled job that failed', () => {
  it('leaves one failed run, which goes with the next one that is well', async () => {
    let isWell = false;
    const runs = vi.fn<() => void>();
    const tidy: Job<string> = {
      name: 'tidy',
      schedule: '0 0 1 1 *',
      run: async () => {
        runs();
        if (!isWell) throw new Error('The lamp went out.');
      },
    };
    const failed = async (): Promise<number | null> =>
      (await database.query('select from graphile_worker.jobs where last_error is not null')).rowCount;
    const runAgain = async (): Promise<void> => {
      const before = runs.mock.calls.length;
      await database.query(`select graphile_worker.add_job('tidy', max_attempts := 1)`);
      await expect.poll(() => runs.mock.calls.length).toBe(before + 1);
      await expect
        .poll(
          async () =>
            (
              await database.query(
                `select from graphile_worker.jobs where attempts < max_attempts or locked_at is not null`,
              )
            ).rowCount,
        )
        .toBe(0);
    };
    const giveUpEnqueued = async (): Promise<void> => {
      await database.query(`select graphile_worker.add_job('tidy', run_at := now() + interval '1 hour')`);
      await database.query(
        `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no' where attempts = 0`,
      );
    };
    const stop = await run(tidy);
    try {
      await runAgain();
      await runAgain();
      expect(await failed()).toBe(1);
      await giveUpEnqueued();
      isWell = true;
      await enqueue(database, 'tidy', {});
      await expect.poll(() => runs.mock.calls.length).toBe(3);
      expect(await failed()).toBe(2);
      await runAgain();
      // What was enqueued has work of its own, which no other run does.
      expect(await failed()).toBe(1);
    } finally {
      await stop();
    }
  });
});
