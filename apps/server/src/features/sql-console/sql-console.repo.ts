import type {
  SqlQuery,
  SqlQueryBody,
  SqlRunsAnswer,
  SqlSchemaAnswer,
} from '@quartermaster/contract/http/sql-console';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { READABLE } from './readable-tables.ts';
import { namesOf } from './table-reading.ts';

/** The readable tables with the types that this database has. */
export async function readSchema(db: Queryable): Promise<SqlSchemaAnswer> {
  const { rows } = await db.query<{ table: string; types: Readonly<Record<string, string>> }>(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as table,
            jsonb_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)) as types
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'player') group by 1`,
  );
  const types = new Map(rows.map((row) => [row.table, row.types]));
  return {
    tables: [...READABLE].map(([name, { about, columns, withheld }]) => ({
      name,
      about,
      columns: namesOf(columns).map((column) => ({ name: column, type: types.get(name)?.[column] ?? '' })),
      withheld: [...namesOf(withheld)],
    })),
  };
}

export const SQL_RUN = 'sql.run';

/** One's own newest runs, as the staff log has them. */
export async function listRuns(db: Queryable, accountId: number): Promise<SqlRunsAnswer['runs']> {
  const { rows } = await db.query<SqlRunsAnswer['runs'][number]>(
    `select e.id, ${wireTime('e.at')} as at, e.after->>'environment' as environment, e.after->>'statement' as statement,
            e.after->'params' as params, e.after->>'mode' as mode, (e.after->>'rows')::integer as rows,
            (e.after->>'milliseconds')::integer as milliseconds, e.after->>'code' as code
       from audit_entry e where e.account_id = $1 and e.action = $2 order by e.at desc, e.id desc limit 30`,
    [accountId, SQL_RUN],
  );
  return rows;
}

const QUERY = `select q.id, q.name, q.statement, q.is_shared as shared, q.account_id = $1 as own,
    a.display_name as author, ${wireTime('q.updated_at')} as updated_at
  from sql_query q join account a on a.id = q.account_id`;

/** One's own queries and those that others share, by name. */
export async function listQueries(db: Queryable, accountId: number): Promise<SqlQuery[]> {
  const { rows } = await db.query<SqlQuery>(
    `${QUERY} where q.account_id = $1 or q.is_shared order by q.account_id <> $1, q.name, q.id`,
    [accountId],
  );
  return rows;
}

/** One's own query, locked until the transaction ends. */
export async function findOwnQuery(tx: Queryable, accountId: number, id: number): Promise<SqlQuery | null> {
  const { rows } = await tx.query<SqlQuery>(
    `${QUERY} where q.account_id = $1 and q.id = $2 for update of q`,
    [accountId, id],
  );
  return rows[0] ?? null;
}

/** Null where the person has a query of this name. */
export async function insertQuery(
  tx: Queryable,
  accountId: number,
  { name, statement, shared }: SqlQueryBody,
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into sql_query (account_id, name, statement, is_shared) values ($1, $2, $3, $4)
     on conflict (account_id, name) do nothing returning id`,
    [accountId, name, statement, shared],
  );
  return rows[0]?.id ?? null;
}

/** False where the person has another query of this name. */
export async function updateQuery(
  tx: Queryable,
  id: number,
  { name, statement, shared }: SqlQueryBody,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update sql_query q set name = $2, statement = $3, is_shared = $4, updated_at = now() where id = $1
       and not exists (select from sql_query o where o.account_id = q.account_id and o.name = $2 and o.id <> q.id)`,
    [id, name, statement, shared],
  );
  return (rowCount ?? 0) > 0;
}

export const deleteQuery = (tx: Queryable, id: number): Promise<unknown> =>
  tx.query('delete from sql_query where id = $1', [id]);
