import { fastify } from 'fastify';
import pg from 'pg';
import { LIST_QUESTIONS } from './list-questions.ts';

/**
 * The least a list can cost on this stack: Fastify and pg without anything between them. Filters are
 * asked of a typed table with the one right index for each question; the rest reads the same rows by the
 * same indexes. `DATABASE_URL` and `BRANCH` say where; the port is written to stdout.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
const branch = Number(process.env['BRANCH']);
const app = fastify();

const HEAD = 'branch_id = $1 and to_seq = 9223372036854775807';
const ROWS = 'select record_id, data, from_seq from revision_item_setting';
const pageOf = (query: unknown): number => (Number((query as { page?: string }).page ?? 1) - 1) * 15;

app.get('/page', async ({ query }) => {
  const { rows } = await pool.query(
    { name: 'page', text: `${ROWS} where ${HEAD} order by sort_key limit 15 offset $2` },
    [branch, pageOf(query)],
  );
  return { data: rows };
});

app.get('/counted', async ({ query }) => {
  const [page, count] = await Promise.all([
    pool.query({ name: 'page', text: `${ROWS} where ${HEAD} order by sort_key limit 15 offset $2` }, [
      branch,
      pageOf(query),
    ]),
    pool.query({ name: 'count', text: `select count(*) from revision_item_setting where ${HEAD}` }, [branch]),
  ]);
  return { data: page.rows, total: Number(count.rows[0].count) };
});

/** Page and exact count of a question, of the table that was made for it. */
for (const { key, floor } of LIST_QUESTIONS) {
  const from = `from floor_item where ${floor.where}`;
  const page = `select * ${from} order by ${floor.order} limit 15`;
  app.get(`/typed/${key}`, async () => {
    const [rows, count] = await Promise.all([
      pool.query({ name: `page ${key}`, text: page }),
      pool.query({ name: `count ${key}`, text: `select count(*) ${from}` }),
    ]);
    return { data: rows.rows, total: Number(count.rows[0].count) };
  });
}

app.get<{ Params: { id: string } }>('/one/:id', async ({ params }) => {
  const { rows } = await pool.query({ name: 'one', text: `${ROWS} where ${HEAD} and record_id = $2` }, [
    branch,
    params.id,
  ]);
  return rows[0];
});

const SAVE = `
  with next as (
    select nextval('change_seq') as seq
  ), closed as (
    update revision_item_setting as r set to_seq = next.seq from next
     where r.branch_id = $1 and r.record_id = $2 and r.to_seq = 9223372036854775807
    returning r.*, next.seq
  )
  insert into revision_item_setting (module, branch_id, record_id, sort_key, from_seq, data, hash, search_text, grams)
  select module, branch_id, record_id, sort_key, seq, $3, sha256($4), search_text, grams from closed`;
const AUDIT = `insert into audit_entry (action, module, record_id, branch_id, after)
  values ('record.update', 'item-setting', $2, $1, $3)`;

/** The record's next revision and an audit entry in one transaction; what is written is not checked. */
app.patch<{ Params: { id: string }; Body: { data: unknown } }>('/one/:id', async ({ params, body }) => {
  const data = JSON.stringify(body.data);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ name: 'save', text: SAVE }, [branch, params.id, data, Buffer.from(data)]);
    await client.query({ name: 'audit', text: AUDIT }, [branch, params.id, data]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return { data: body.data };
});

const CREATE = `
  insert into revision_item_setting (module, branch_id, record_id, sort_key, from_seq, data, hash, search_text, grams)
  select 'item-setting', $1, $2, $2, nextval('change_seq'), $3, sha256($4), like_it.search_text, like_it.grams
    from revision_item_setting as like_it
   where like_it.branch_id = $1 and like_it.record_id = '777' and like_it.to_seq = 9223372036854775807`;
const AUDIT_OF_CREATE = AUDIT.replace('record.update', 'record.create');

/** A record's first revision, with the search text of another one, and an audit entry in one transaction. */
app.post<{ Params: { id: string }; Body: { data: unknown } }>('/one/:id', async ({ params, body }) => {
  const data = JSON.stringify(body.data);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ name: 'create', text: CREATE }, [branch, params.id, data, Buffer.from(data)]);
    await client.query({ name: 'audit of create', text: AUDIT_OF_CREATE }, [branch, params.id, data]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return { data: body.data };
});

const PLAYERS = 'select account_id, name, status, level, vip_level, last_login_at from player.account';

app.get<{ Params: { id: string } }>('/player/:id', async ({ params }) => {
  const { rows } = await pool.query({ name: 'player', text: `${PLAYERS} where account_id = $1 limit 15` }, [
    params.id,
  ]);
  return { data: rows };
});

app.get<{ Params: { text: string } }>('/players-from/:text', async ({ params: { text } }) => {
  const from = text.normalize('NFKC').toLowerCase();
  const { rows } = await pool.query(
    {
      name: 'players-from',
      // Server by server: the index of names begins with it.
      text: `select found.* from player.server cross join lateral (
        ${PLAYERS} where server = server.id and name_key >= $1 and name_key < $2 order by name_key limit 15) as found
        order by name limit 15`,
    },
    [from, `${from}\u{10ffff}`],
  );
  return { data: rows };
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
