import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setForTransaction, type Queryable } from './database.ts';
import { createTestDatabase, CUT_LISTENER, type TestDatabase } from '../testing/test-database.ts';

describe('database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const countOfSettings = async (): Promise<number | undefined> =>
    (await database.query<{ count: number }>('select count(*) from setting')).rows[0]?.count;

  it('answers int8 as a number, timestamptz as a Date and date as its text', async () => {
    const { rows } = await database.query(
      `select 7::int8 as n, '2026-11-20 12:00+00'::timestamptz as t, '2026-11-20'::date as d`,
    );
    expect(rows).toEqual([{ n: 7, t: new Date('2026-11-20T12:00:00Z'), d: '2026-11-20' }]);
  });

  it('commits what the work did and rolls back when it throws', async () => {
    await database.transaction((tx) => tx.query(`insert into setting values ('kept', '1')`));
    const failing = database.transaction(async (tx) => {
      await tx.query(`insert into setting values ('lost', '1')`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await countOfSettings()).toBe(1);
  });

  it('goes by other settings for one transaction only', async () => {
    const timeout = async (db: Queryable) =>
      (await db.query<{ it: string }>(`select current_setting('statement_timeout') as it`)).rows[0]?.it;
    const settings = { statement_timeout: '5s' };
    expect(await database.transaction(timeout, settings)).toBe('5s');
    const changing = database.transaction(async (tx) => {
      await setForTransaction(tx, settings);
      return timeout(tx);
    });
    expect(await changing).toBe('5s');
    expect(await Promise.all(Array.from({ length: 8 }, () => timeout(database)))).toEqual(
      Array(8).fill('30s'),
    );
  });

  it('refuses a second connection inside a transaction', async () => {
    const nested = database.transaction(() => database.query('select 1'));
    await expect(nested).rejects.toThrow('through its handle');
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('knows Chinese and Japanese letters and sort orders', async () => {
    const { rows } = await database.query(
      `select '龍' ~ '[[:alpha:]]' as is_letter, (select count(*) from pg_collation where collname in ('zh-Hant-x-icu', 'ja-x-icu')) as collations`,
    );
    expect(rows).toEqual([{ is_letter: true, collations: 2 }]);
  });

  it('hears notifications again after its connection was cut', async () => {
    const payloads: string[] = [];
    const reconnected = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const stop = database.listen(
      'test_channel',
      (payload) => {
        payloads.push(payload);
        arrived.resolve();
      },
      reconnected.resolve,
    );
    await expect.poll(async () => (await database.query(CUT_LISTENER)).rowCount).toBe(1);
    await reconnected.promise;
    await database.query(`select pg_notify('test_channel', 'hello')`);
    await arrived.promise;
    stop();
    expect(payloads).toEqual(['hello']);
  });
});
