import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { currentLane, inLane, keepLane, LANES, type Lane, type LaneLimits } from './lanes.ts';

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await createTestDatabase();
  const short: LaneLimits = {
    ...LANES.people,
    statementMilliseconds: 200,
    transactionStatementMilliseconds: 400,
    lockMilliseconds: 100,
    idleMilliseconds: 100,
  };
  database = createDatabase({ url: clone.url, lanes: { ...LANES, people: short } });
});
afterAll(async () => {
  await database.close();
  await clone.close();
});

const FOR_EVER = 'select pg_sleep(3600)';

describe('in the lane of people', () => {
  it('a statement that takes too long is cancelled, and so is one inside a transaction', async () => {
    await expect(database.query(FOR_EVER)).rejects.toMatchObject({ code: '57014' });
    const within = database.transaction((tx) => tx.query(FOR_EVER));
    await expect(within).rejects.toMatchObject({ code: '57014' });
    const connection = await database.connect();
    await expect(connection.query(FOR_EVER)).rejects.toMatchObject({ code: '57014' });
    await connection.close();
  });

  it('a lock that another transaction keeps is waited for so long', async () => {
    await clone.transaction(async (tx) => {
      await tx.query('lock table environment');
      const waiting = database.query('select from environment');
      await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    });
  });

  it('a transaction that is left idle is ended, gives its locks back, and says why it failed', async () => {
    const left = database.transaction(async (tx) => {
      await tx.query('lock table environment');
      // Waits for the lock until the server ends the idle transaction.
      await clone.query('select from environment');
      await tx.query('select 1');
    });
    await expect(left).rejects.toMatchObject({ code: '25P03' });
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('limits', () => {
  const limits = async (lane: Lane) =>
    inLane(lane, async () => {
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
      const { rows } = await clone.query<{ it: string[] }>(
        'select array_agg(current_setting(name) order by nth) as it from unnest($1::text[]) with ordinality as t (name, nth)',
        [names],
      );
      return rows[0]?.it;
    });

  it('are those of the kind of call', async () => {
    expect(await limits('essential')).toEqual(['10s', '10s', '1min']);
    expect(await limits('people')).toEqual(['30s', '20s', '1min']);
    expect(await limits('heavy')).toEqual(['10min', '1min', '5min']);
    expect(await limits('background')).toEqual(['1h', '10min', '10min']);
    expect(await limits('maintenance')).toEqual(['0', '0', '0']);
    const writes = clone.transaction((tx) => tx.query(`select current_setting('statement_timeout') as it`));
    expect((await writes).rows).toEqual([{ it: '1min' }]);
  });
});

it('a stream queries in the lane that it was made in, even when read from another', async () => {
  const lanes: string[] = [];
  const stream = inLane('heavy', () => {
    const made = new Readable({
      read() {
        lanes.push(currentLane());
        this.push(lanes.length < 3 ? 'part' : null);
      },
    });
    keepLane(made);
    return made;
  });
  expect(await text(stream)).toBe('partpart');
  expect([...new Set(lanes)]).toEqual(['heavy']);
});
