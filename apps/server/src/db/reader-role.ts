import pg from 'pg';
import { CONSOLE_ROLE, READER_ROLE } from '../platform/embedded-postgres.ts';

/**
 * Built-in functions that a query has no use for and that reach other sessions, other statements or the server,
 * though they change no table: a lock of theirs would stop every writer. By default every role may call them.
 */
const CLOSED_FUNCTIONS = [
  '^pg_(try_)?advisory_',
  '^pg_sleep',
  '^pg_notify$',
  '^set_config$',
  '^setseed$',
  '^(query|table|cursor|schema|database)_to_xml',
  '^ts_(stat|rewrite)$',
  '^lo_',
  '^lo(read|write)$',
  '^pg_(current_xact_id|snapshot_xmin)$',
  '^txid_current$',
  '^pg_export_snapshot$',
  '^pg_logical_',
  '^pg_(replication|stat_reset)',
  '^pg_terminate_backend$',
  '^current_setting$',
  '^(nextval|setval|currval|lastval)$',
].join('|');

/** Single overloads: `jsonb - text[]` compares every element with every key, and no time limit interrupts it. */
const CLOSED_OVERLOADS = ['pg_catalog.jsonb_delete(jsonb, text[])'];

/** Makes the role of the SQL console on the embedded server, or puts it right. */
export async function makeReaderRole(admin: pg.Client): Promise<void> {
  const role = pg.escapeIdentifier(READER_ROLE);
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [READER_ROLE]);
  if (rowCount === 0) await admin.query(`create role ${role}`);
  await admin.query(`
    alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls noinherit connection limit 8;
    alter role ${role} set default_transaction_read_only = on;
    alter role ${role} set temp_file_limit = '256MB'`);
}

/** Leaves the functions above to the console, in this database. Does nothing where that is done. */
export async function closeFunctions(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'pg_catalog'::regnamespace
        and (p.proname ~ $1 or p.oid = any($2::regprocedure[]))
        and has_function_privilege('public', p.oid, 'execute')`,
    [CLOSED_FUNCTIONS, CLOSED_OVERLOADS],
  );
  if (rows.length === 0) return;
  await admin.query(
    rows
      .map(
        ({ name }) =>
          `revoke execute on function pg_catalog.${name} from public; grant execute on function pg_catalog.${name} to ${pg.escapeIdentifier(CONSOLE_ROLE)}`,
      )
      .join('; '),
  );
}
