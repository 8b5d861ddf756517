import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { foldRecordTotals } from './fold-record-totals.ts';
import { forgetFailedJobs } from './forget-failed-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('fold-record-totals', () => {
  it('keeps every total and leaves one row for each list', async () => {
    await database.query(
      `insert into record_total values (1, 'item', 5), (1, 'item', -2), (1, 'item', 1), (2, 'item', 7), (1, 'pet', 3)`,
    );
    await foldRecordTotals(database);
    const { rows } = await database.query('select * from record_total order by branch_id, module');
    expect(rows).toEqual([
      { branch_id: 1, module: 'item', delta: 4 },
      { branch_id: 1, module: 'pet', delta: 3 },
      { branch_id: 2, module: 'item', delta: 7 },
    ]);
  });

  it('keeps the totals of values, also of empty ones', async () => {
    await database.query(
      `insert into listed.value_total values (1, 'item', 'rarity', 'SR', 5), (1, 'item', 'rarity', 'SR', -5),
         (1, 'item', 'rarity', '', 2), (1, 'item', 'rarity', '', 1), (1, 'item', 'status', '', 4), (2, 'item', 'rarity', '', 1)`,
    );
    await foldRecordTotals(database);
    const { rows } = await database.query(
      'select branch_id, field, value, delta from listed.value_total order by branch_id, field, value',
    );
    expect(rows).toEqual([
      { branch_id: 1, field: 'rarity', value: '', delta: 3 },
      { branch_id: 1, field: 'rarity', value: 'SR', delta: 0 },
      { branch_id: 1, field: 'status', value: '', delta: 4 },
      { branch_id: 2, field: 'rarity', value: '', delta: 1 },
    ]);
  });
});

describe('forget-failed-jobs', () => {
  it('removes what was given up long ago, and nothing else', async () => {
    const add = async (name: string, days: number, attempts: number) => {
      await database.query(
        `select graphile_worker.add_job($1, run_at => now() - interval '1 day' * $2, max_attempts => 2)`,
        [name, days],
      );
      await database.query(
        `update graphile_worker._private_jobs as job set attempts = $2, last_error = 'no'
           from graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = $1`,
        [name, attempts],
      );
    };
    await add('given up long ago', 8, 2);
    await add('given up lately', 6, 2);
    await add('tried again', 8, 1);
    await forgetFailedJobs(database);
    const { rows } = await database.query<{ name: string }>(
      'select task_identifier as name from graphile_worker.jobs order by name',
    );
    expect(rows.map(({ name }) => name)).toEqual(['given up lately', 'tried again']);
  });
});
