import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { sqlRunBody, type SqlRunAnswer } from '@quartermaster/contract/http/sql-console';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantReading, mayDoMore } from '../../db/reader-grants.ts';
import { READER_ROLE } from '../../platform/embedded-postgres.ts';
import { createStaff } from '../../testing/browser.ts';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';
import { ATTEMPTS } from '../../testing/sql-attempts.ts';
import { checkStatement } from './check-statement.ts';
import { HIDDEN, HIDDEN_SCHEMAS, READABLE, READING_GRANTS } from './readable-tables.ts';
import { withReader } from './run-statement.ts';
import { createSqlConsoleService, type Admin } from './sql-console.service.ts';
import { namesOf } from './table-reading.ts';

let scene: ReleaseScene;
let readerUrl: string;
let mei: Admin;
let other: Admin;

beforeAll(async () => {
  scene = await createReleaseScene();
  const { database } = scene.server;
  await createStaff(database);
  readerUrl = scene.server.services.readerUrl ?? '';
  const { rows } = await database.query<{ id: number }>('select id from account order by id limit 2');
  [mei, other] = rows.map(({ id }) => ({ accountId: id })) as [Admin, Admin];
  await grantReading(database, READER_ROLE, READING_GRANTS);
});

afterAll(() => scene.close());

/** Computes for hours, in little memory. */
const LONG =
  'select count(*) from generate_series(1, 30000) a, generate_series(1, 30000) b, generate_series(1, 30000) c';

const sql = () => scene.server.services.sqlConsole;
const bodyOf = (statement: string, more: object = {}) =>
  sqlRunBody.parse({ run_id: randomUUID(), environment: 'dev', statement, ...more });
const run = (statement: string, more: object = {}): Promise<SqlRunAnswer> =>
  sql().run(bodyOf(statement, more), mei);
const refused = async (work: Promise<unknown>) => {
  const problem = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(problem instanceof AppError)) throw new Error('It was not refused.', { cause: problem });
  return { code: problem.code, params: problem.params, ...problem.conflict };
};

describe('what can be read', () => {
  it('is decided for every column of every table', async () => {
    const { rows } = await scene.server.database.query<{ name: string; columns: string }>(
      `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name,
              string_agg(a.attname, ' ' order by a.attname) as columns
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition and n.nspname !~ '^pg_'
          and n.nspname not in ('information_schema', ${HIDDEN_SCHEMAS.map((name) => `'${name}'`).join(', ')})
        group by 1`,
    );
    const decided = new Map(
      [...READABLE].map(([name, { columns, withheld }]) => [
        name,
        [...namesOf(columns), ...namesOf(withheld)].toSorted().join(' '),
      ]),
    );
    const there = rows.filter(({ name }) => !(name in HIDDEN));
    expect(Object.fromEntries(there.map(({ name, columns }) => [name, columns]))).toEqual(
      Object.fromEntries(decided),
    );
    expect(Object.keys(HIDDEN).filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
  });

  it('is what the role is granted, and a start takes back what is not listed', async () => {
    const { database } = scene.server;
    const more = (reader: pg.Client) => mayDoMore(reader, READING_GRANTS);
    expect(await withReader(readerUrl, more)).toBe(false);
    for (const grant of [
      'grant select on setting to console_reader',
      'grant select (password_hash) on account to console_reader',
      'grant insert on player.note to console_reader',
    ]) {
      await database.query(grant);
      expect([grant, await withReader(readerUrl, more)]).toEqual([grant, true]);
      const guarded = createSqlConsoleService({ database, readerUrl });
      expect((await refused(guarded.run(bodyOf('select 1'), mei))).code).toBe('sql_role_refused');
      await database.query('revoke all on setting, account, player.note from console_reader');
      await grantReading(database, READER_ROLE, READING_GRANTS);
      expect(await withReader(readerUrl, more)).toBe(false);
    }
    const powerful = createSqlConsoleService({ database, readerUrl: database.url });
    expect((await refused(powerful.run(bodyOf('select 1'), mei))).code).toBe('sql_role_refused');
    const none = createSqlConsoleService({ database });
    expect((await refused(none.run(bodyOf('select 1'), mei))).code).toBe('sql_not_set_up');
  });

  it.each(ATTEMPTS)('is not widened by: %s', async (statement, code, sqlState) => {
    const found = await checkStatement(statement).then(
      () => null,
      (problem: AppError) => problem.code,
    );
    expect(found).toBe(code);
    const state = await withReader(readerUrl, async (reader) => {
      await reader.query('begin transaction read only');
      await reader.query('set local search_path = pg_catalog, public, pg_temp');
      return reader.query(statement).then(
        () => null,
        (problem: { code?: string }) => problem.code,
      );
    });
    expect(state).toBe(sqlState);
    expect((await refused(run(statement))).code).toBe(code ?? 'sql_columns_refused');
  });
});

describe('a name after a dot', () => {
  it('calls no function that a query may not call', async () => {
    for (const statement of [
      'select (10::int4).pg_get_userbyid',
      'select x.pg_relation_filepath from generate_series(1259, 1259) as x',
      'select x.pg_get_functiondef from generate_series(1299, 1299) as x, (select 1 as pg_get_functiondef) as y',
      'select (array[9])[1].pg_stat_get_activity',
      'select 1 from generate_series(9, 9) as x where x.pg_sleep is null',
    ])
      expect([statement, (await refused(run(statement))).code]).toEqual([statement, 'sql_function_refused']);
  });

  it('names columns of tables and of the query, and functions that compute', async () => {
    const statement = `select v.name, q.total, q.state, v.row_to_json is null as same
       from version v, (select count(*) as total, 'open' as state from environment) q limit 1`;
    expect((await run(statement)).columns.map(({ name }) => name)).toEqual([
      'name',
      'total',
      'state',
      'same',
    ]);
  });
});

describe('operators that compare each with each', () => {
  it('have a short written value on one side', async () => {
    const { rows } = await run(
      `select array[1, 2] && ids, ids @> '{1}'::int[], to_jsonb(ids) @> '[1]', '{}'::jsonb ?| array['a']
         from (select array_agg(g) as ids from generate_series(1, 5) g) x`,
    );
    expect(rows).toEqual([['true', 'true', 'true', 'false']]);
    const long = `select ids @> '{${'1,'.repeat(200)}1}'::int[] from (select array_agg(id) as ids from version) x`;
    expect(await refused(run(long))).toMatchObject({ code: 'sql_part_refused', params: { part: '@>' } });
  });

  it('take no list out of a list on the embedded server', async () => {
    const statement = `select to_jsonb(array_agg(name)) - array_agg(name::text) from version`;
    expect((await refused(run(statement))).code).toBe('sql_denied');
    expect((await run(`select '{"a": 1, "b": 2}'::jsonb - 'a'`)).rows).toEqual([['{"b": 2}']]);
  });
});

describe('a query', () => {
  it('answers values as PostgreSQL writes them, with their types', async () => {
    const { columns, rows, truncated } = await run(
      `select 9007199254740993 as big, null as nothing, true as yes, '龍'::text as a, 1.50::numeric(5,2) as a,
              array[1, 2] as list, '{"b": 1}'::jsonb as tree, $1 || '!' as said, $2::int + 1 as next; -- done`,
      { params: ['hello', 41] },
    );
    expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'big bigint', 'nothing text', 'yes boolean', 'a text', 'a numeric(5,2)', 'list integer[]', 'tree jsonb', 'said text', 'next integer',
    ]); // prettier-ignore
    expect(rows).toEqual([
      ['9007199254740993', null, 'true', '龍', '1.50', '{1,2}', '{"b": 1}', 'hello!', '42'],
    ]);
    expect(truncated).toBeNull();
  });

  it('is any kind of reading: WITH RECURSIVE, windows, sets, lateral, VALUES, TABLE', async () => {
    for (const statement of [
      'with recursive n as (select 1 as i union all select i + 1 from n where i < 5) select sum(i) from n',
      'select id, row_number() over (partition by role order by id desc) from account order by 2 limit 3',
      'values (1, 2), (3, 4) order by 1 desc',
      'table environment',
      `select e.key, v.name from environment e left join lateral (select name from version where environment_id = e.id) v on true where e.key = any(array['dev'])`,
      `select module, count(*) filter (where data->>'status' = 'active'), max(extract(epoch from now())) from revision where to_seq > 1000 group by rollup (module) having count(*) > 0`,
      'select name from version union all select key from environment except select key from environment',
      `select x.* from jsonb_to_recordset('[{"a": 1}]') as x (a int)`,
      `select count(*) from player.account where created_at > now() - interval '1 day' and level between 1 and 5`,
    ])
      expect([statement, (await run(statement)).plan]).toEqual([statement, null]);
  });

  it('ends at its limits: rows, the length of a value, the size of the answer, time', async () => {
    const some = await run('select * from generate_series(1, 100000) as n order by n', { row_limit: 250 });
    expect([some.rows.length, some.rows.at(-1), some.truncated]).toEqual([250, ['250'], 'rows']);
    expect((await run('select generate_series(1, 250)', { row_limit: 250 })).truncated).toBeNull();
    const long = `string_agg('x', '') from generate_series(1, 5000)`;
    const { rows, cut } = await run(`select 1, ${long}`);
    expect([rows[0]?.[1]?.length, cut]).toEqual([4000, [{ row: 0, column: 1, length: 5000 }]]);
    const wide = await run(`select (select ${long}) from generate_series(1, 1000 * 5)`, { row_limit: 1000 });
    expect(wide.truncated).toBe('rows');
    const widest = await run(
      `select a, a, a from (select (select ${long}) as a) as t, generate_series(1, 1000)`,
      { row_limit: 1000 },
    );
    expect([widest.truncated, widest.rows.length < 500]).toEqual(['bytes', true]);
    const slow = run(LONG, { timeout_ms: 200 });
    expect(await refused(slow)).toMatchObject({ code: 'sql_timed_out', params: { milliseconds: '200' } });
  });

  it('is explained as a tree, and measured only where that was asked for', async () => {
    const { plan } = await run('select id from account where id = $1', { params: [1], mode: 'explain' });
    expect(JSON.stringify(plan)).toContain('"Total Cost"');
    expect(JSON.stringify(plan)).not.toContain('"Actual Rows"');
    const measured = await run('select id from account', { mode: 'analyze' });
    expect(JSON.stringify(measured.plan)).toContain('"Actual Rows"');
    const hidden = run('select password_hash from account', { mode: 'explain' });
    expect((await refused(hidden)).code).toBe('sql_columns_refused');
  });

  it.each([
    ['select idd from account', 'sql_unknown_name', 7],
    [`select '龍🐉', nme from environment`, 'sql_unknown_name', 14],
    ['select id from acount', 'sql_table_refused', 15],
    ['select from where', 'sql_syntax', 12],
    ['select role, id from account group by role', 'sql_grouping', 13],
    ['select 1 / 0', 'sql_value', null],
    [`select 'a' + 1`, 'sql_value', 7],
    ['select $1::int', 'sql_parameters', 7],
  ])('says what is wrong with %s, and where', async (statement, code, position) => {
    expect(await refused(run(statement))).toMatchObject({ code, position });
  });

  it('can be cancelled by the person who runs it and by no other; a third one has to wait', async () => {
    // Longer than a page may ask for, so that none ends by itself on a slow machine.
    const endless = () => ({ ...bodyOf(LONG), timeout_ms: 60_000 });
    const first = endless();
    const second = endless();
    const ends = [refused(sql().run(first, mei)), refused(sql().run(second, mei))];
    const isRunning = async (id: string): Promise<boolean> => {
      const { rowCount } = await scene.server.database.query(
        `select from pg_stat_activity where application_name like '%' || $1`,
        [id],
      );
      return rowCount === 1;
    };
    const cancelled = async (id: string, by: Admin) => (await sql().cancel(id, by)).cancelled;
    await expect.poll(() => cancelled(first.run_id, mei)).toBe(true);
    await ends[0];
    const third = endless();
    ends.push(refused(sql().run(third, mei)));
    for (const { run_id: id } of [second, third]) await expect.poll(() => isRunning(id)).toBe(true);
    expect((await refused(run('select 1'))).code).toBe('sql_busy');
    expect(await cancelled(second.run_id, other)).toBe(false);
    for (const { run_id: id } of [second, third]) await expect.poll(() => cancelled(id, mei)).toBe(true);
    for (const end of ends) expect(await end).toMatchObject({ code: 'sql_cancelled', params: {} });
  });
});

describe('what is kept', () => {
  it('is every run, in the staff log and in the own list, with its outcome', async () => {
    await run('select $1::text', { params: ['a'] });
    await refused(run('select password_hash from account'));
    await refused(run('select 1 / 0'));
    await refused(run('delete from account'));
    const { rows } = await scene.server.database.query(
      `select outcome, after - 'milliseconds' as after from audit_entry where action = 'sql.run' order by id desc limit 4`,
    );
    const entry = (statement: string, code: string | null, more: object = {}) => ({
      statement, code, params: [], mode: 'run', environment: 'dev', rows: 0, ...more,
    }); // prettier-ignore
    expect(rows).toEqual([
      { outcome: 'refused', after: entry('delete from account', 'sql_not_a_query') },
      { outcome: 'failed', after: entry('select 1 / 0', 'sql_value') },
      { outcome: 'refused', after: entry('select password_hash from account', 'sql_columns_refused') },
      { outcome: 'done', after: entry('select $1::text', null, { rows: 1, params: ['a'] }) },
    ]);
    expect((await sql().runs(mei)).runs[0]).toMatchObject({ statement: 'delete from account', rows: 0 });
    expect((await sql().runs(other)).runs).toEqual([]);
  });

  it('is a query of a name, for oneself or for all; only its owner changes it', async () => {
    const body = { name: 'Staff', statement: 'select id from account', shared: false };
    const { id } = await sql().saveQuery(body, mei);
    expect((await sql().queries(other)).queries).toEqual([]);
    expect((await refused(sql().saveQuery(body, mei))).code).toBe('sql_name_taken');
    await sql().updateQuery(id, { ...body, shared: true }, mei);
    expect((await sql().queries(other)).queries).toMatchObject([{ id, own: false, shared: true }]);
    expect((await refused(sql().updateQuery(id, body, other))).code).toBe('sql_query_not_found');
    expect((await refused(sql().deleteQuery(id, other))).code).toBe('sql_query_not_found');
    await sql().saveQuery({ ...body, name: 'Second' }, mei);
    expect((await refused(sql().updateQuery(id, { ...body, name: 'Second' }, mei))).code).toBe(
      'sql_name_taken',
    );
    await sql().deleteQuery(id, mei);
    expect((await sql().queries(mei)).queries.map(({ name }) => name)).toEqual(['Second']);
  });

  it('says which tables there are, with types and without what is withheld', async () => {
    const { tables } = await sql().schema();
    const account = tables.find(({ name }) => name === 'account');
    expect(account?.columns[0]).toEqual({ name: 'id', type: 'integer' });
    expect(account?.withheld).toEqual(['password_hash']);
    expect(tables.flatMap(({ columns }) => columns).filter(({ type }) => type === '')).toEqual([]);
  });
});
