import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { foldRecordTotals } from './fold-record-totals.ts';

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
});
