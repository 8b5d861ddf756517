import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { dropOldPlayerMonths, ensurePlayerMonths } from './player-months.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const months = async (): Promise<string[]> => {
  const { rows } = await database.query<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'player.log'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
};

it('keeps the months that were asked for and makes those to come', async () => {
  await ensurePlayerMonths(database, new Date('2025-12-31T23:59:59Z'));
  await ensurePlayerMonths(database, new Date('2026-02-01T00:00:00Z'));
  expect(await months()).toEqual(['log_2025_12', 'log_2026_01', 'log_2026_02', 'log_2026_03', 'log_2026_04']);
  await dropOldPlayerMonths(database, new Date('2026-02-14T00:00:00Z'), 1);
  expect(await months()).toEqual(['log_2026_01', 'log_2026_02', 'log_2026_03', 'log_2026_04']);
});
