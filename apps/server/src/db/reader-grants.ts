import pg from 'pg';
import { LOCK, START } from './advisory-locks.ts';
import type { Database, Queryable } from './database.ts';

/** Columns of a table that the reading role may select. */
export type ReadableTable = {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
};

const GRANTED = `
  select n.nspname as schema, c.relname as table,
         coalesce(array_agg(a.attname::text order by a.attname)
           filter (where has_column_privilege($1, c.oid, a.attnum, 'select')), '{}') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($2)
   group by 1, 2`;

/**
 * Gives the reading role exactly these columns, as the owner of the tables. Answers false where the server has
 * no such role. Consoles that start beside each other take turns.
 */
export async function grantReading(
  database: Database,
  role: string,
  tables: readonly ReadableTable[],
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, $2)', [LOCK.start, START.readingRole]);
    const roles = await tx.query('select from pg_roles where rolname = $1', [role]);
    if (roles.rowCount === 0) return false;
    const statements = await missingGrants(tx, role, tables);
    if (statements.length > 0) await tx.query(statements.join('; '));
    return true;
  });
}

async function missingGrants(
  tx: Queryable,
  role: string,
  tables: readonly ReadableTable[],
): Promise<readonly string[]> {
  const schemas = [...new Set(tables.map(({ schema }) => schema))];
  const wanted = new Map(
    tables.map(({ schema, table, columns }) => [`${schema}.${table}`, columns.toSorted()]),
  );
  const { rows } = await tx.query<ReadableTable>(GRANTED, [role, schemas]);
  const changed = rows.filter(
    ({ schema, table, columns }) => columns.join() !== (wanted.get(`${schema}.${table}`) ?? []).join(),
  );
  const to = pg.escapeIdentifier(role);
  const usage = schemas.map((schema) => `grant usage on schema ${pg.escapeIdentifier(schema)} to ${to}`);
  const grants = changed.flatMap(({ schema, table }) => {
    const on = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
    const columns = wanted.get(`${schema}.${table}`) ?? [];
    const none = `revoke all on ${on} from ${to}`;
    if (columns.length === 0) return [none];
    return [
      none,
      `grant select (${columns.map((name) => pg.escapeIdentifier(name)).join(', ')}) on ${on} to ${to}`,
    ];
  });
  return grants.length === 0 ? [] : [...usage, ...grants];
}

/** Whether the role of this connection may do more than read what is listed: then nothing runs as it. */
export async function mayDoMore(reader: Queryable, tables: readonly ReadableTable[]): Promise<boolean> {
  const allowed = tables.flatMap(({ schema, table, columns }) =>
    columns.map((column) => `${schema}.${table}.${column}`),
  );
  const { rows } = await reader.query<{ more: boolean }>(
    `select exists (select from pg_roles r where r.rolname = current_user
              and (r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls
                   or exists (select from pg_auth_members m where m.member = r.oid)))
         or exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
              where n.nspname <> 'information_schema' and n.nspname !~ '^pg_' and c.relkind in ('r', 'p', 'v', 'm', 'f')
                and (has_table_privilege(c.oid, 'insert, update, delete, truncate, references, trigger')
                     or has_any_column_privilege(c.oid, 'insert, update, references')
                     or has_any_column_privilege(c.oid, 'select') and exists (
                          select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                             and has_column_privilege(c.oid, a.attnum, 'select')
                             and n.nspname || '.' || c.relname || '.' || a.attname <> all($1)))) as more`,
    [allowed],
  );
  return rows[0]?.more ?? true;
}
