import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { ensurePlayerMonths } from './player-months.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.query(`insert into environment (key, name) values ('dev', 'Dev')`);
  await database.query('select player.add_server(1, 1)');
});
afterAll(() => database.close());

it('makes servers and months while players of other servers are read and written', async () => {
  const beside = createDatabase({ url: database.url });
  await database.transaction(async (reader) => {
    await reader.query('select from player.account, player.guild_history, player.log, player.login');
    await reader.query('update player.account set level = level + 1');
    await beside.query('select player.add_server(1, 2)');
    await ensurePlayerMonths(beside, new Date('2026-11-24T00:00:00Z'));
  });
  await beside.close();
  const { rows } = await database.query<{ parent: string; indexed: number; partitions: number }>(
    `select inhparent::regclass::text as parent, count(*)::int as partitions,
            count(*) filter (where (select count(*) from pg_index where indrelid = inhrelid)
                                 = (select count(*) from pg_index where indrelid = inhparent))::int as indexed
       from pg_inherits join pg_class on pg_class.oid = inhparent and relkind = 'p'
      where relnamespace = 'player'::regnamespace group by 1 order by 1`,
  );
  expect(rows.filter(({ parent }) => parent === 'player.account' || parent === 'player.log')).toEqual([
    { parent: 'player.account', partitions: 2, indexed: 2 },
    { parent: 'player.log', partitions: 3, indexed: 3 },
  ]);
  expect(rows.filter(({ partitions, indexed }) => partitions !== indexed)).toEqual([]);
});

it('numbers what is written into a new month', async () => {
  const { rows } = await database.query<{ id: number; partition: string }>(
    `insert into player.login (server, account_id, login_at, ip, country, device_id, device_model, os,
       app_version, platform, channel, result)
     select 1, 1, '2026-12-24', '', '', '', '', '', '', '', '', '' from generate_series(1, 2)
     returning login_id::int as id, tableoid::regclass::text as partition`,
  );
  expect(rows).toEqual([
    { id: 1, partition: 'player.login_2026_12' },
    { id: 2, partition: 'player.login_2026_12' },
  ]);
});
