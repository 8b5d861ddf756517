import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_ROLE, CONSOLE_ROLE } from '../platform/embedded-postgres.ts';
import { adminUrlOf, createEmptyTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { POWERFUL_ROLE, prepareConsoleDatabase, reachesServerFiles } from './console-role.ts';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** What extensions made belongs to the superuser in any case. */
const OWNERS = `select distinct pg_get_userbyid(owner) as owner from (
    select oid, relowner as owner, relnamespace as schema from pg_class
    union all select oid, proowner, pronamespace from pg_proc
    union all select oid, typowner, typnamespace from pg_type
    union all select oid, nspowner, oid from pg_namespace where nspname = 'player') as o
  where schema in ('public'::regnamespace, 'player'::regnamespace)
    and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

describe('the role of the console', () => {
  let database: TestDatabase;
  let name: string;
  beforeAll(async () => {
    database = await createEmptyTestDatabase();
    name = new URL(database.url).pathname.slice(1);
    // As older releases made it: everything belongs to the superuser, the database too.
    const older = createDatabase({ url: adminUrlOf(name) });
    await older.query(`alter database ${name} owner to ${ADMIN_ROLE}`);
    await migrate(older);
    await older.query(`insert into environment (key, name) values ('dev', 'Dev')`);
    await older.query('select player.add_server(1, 1)');
    await older.query(`create type public.mood as enum ('calm')`);
    await older.query('create view public.names as select name from environment');
    await older.close();
  });
  afterAll(() => database.close());

  it('is given everything that an older release made as a superuser', async () => {
    await expect(database.query('select 1 from environment')).rejects.toMatchObject({ code: '42501' });
    await prepareConsoleDatabase({ adminUrlOf }, name);
    const { rows } = await database.query<{ owner: string }>(OWNERS);
    expect(rows.map(({ owner }) => owner)).toEqual([CONSOLE_ROLE]);
    expect(await migrate(database)).toEqual([]);
    await database.query('select player.add_server(1, 2)');
    await database.query('drop view names');
  });

  it('may not use the files and programs of the server, nor make itself able to', async () => {
    for (const statement of [
      `copy (select 1) to program 'true'`,
      `copy (select 1) to '/tmp/quartermaster-console-role'`,
      `select pg_read_file('/etc/hostname')`,
      `alter role ${CONSOLE_ROLE} superuser`,
      `set role ${ADMIN_ROLE}`,
      'create role helper superuser',
    ])
      await expect(database.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await reachesServerFiles(database)).toBe(false);
  });

  it('is asked for where DATABASE_URL names a more powerful one', async () => {
    const sentences: string[] = [];
    for (const databaseUrl of [database.url, adminUrlOf(name)]) {
      const settings = { databaseUrl, dataDir: '' };
      await (await openDatabase({ settings, tell: (sentence) => sentences.push(sentence) })).close();
    }
    expect(sentences).toEqual([POWERFUL_ROLE]);
  });
});
