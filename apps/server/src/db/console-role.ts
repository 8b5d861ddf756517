import pg from 'pg';
import { ADMIN_ROLE, CONSOLE_ROLE, type EmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { connectionTo, type Queryable } from './database.ts';
import { LANES } from './lanes.ts';
import { closeFunctions, makeReaderRole } from './reader-role.ts';

type Server = Pick<EmbeddedPostgres, 'adminUrlOf'>;

/** So many objects change hands in one transaction: each takes locks on a table and its indexes. */
const OBJECTS_PER_TRANSACTION = 100;

/**
 * Makes a database of the embedded server that the console's role owns, with everything in it. The role
 * is no superuser, so an injected statement reaches neither the server's files nor its programs.
 * What an older release made as a superuser is handed over to the role.
 */
export async function prepareConsoleDatabase(server: Server, name: string): Promise<void> {
  await asAdmin(server.adminUrlOf('postgres'), (admin) => makeDatabase(admin, name));
  await asAdmin(server.adminUrlOf(name), async (admin) => {
    await handOver(admin);
    await closeFunctions(admin);
  });
}

/** Whether the role may do more on the server than own databases: a superuser may do everything. */
export async function reachesServerFiles(database: Queryable): Promise<boolean> {
  const { rowCount } = await database.query(
    `select from pg_roles where pg_has_role(oid, 'usage')
     and rolname in ('pg_execute_server_program', 'pg_write_server_files', 'pg_read_server_files')`,
  );
  return (rowCount ?? 0) > 0;
}

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client(connectionTo(url, LANES.maintenance));
  // If the server ends, the running statement fails with it; an unhandled event would end the process.
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

async function makeDatabase(admin: pg.Client, name: string): Promise<void> {
  const role = pg.escapeIdentifier(CONSOLE_ROLE);
  const roles = await admin.query('select from pg_roles where rolname = $1', [CONSOLE_ROLE]);
  if (roles.rowCount === 0) await admin.query(`create role ${role}`);
  await admin.query(`alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls`);
  await makeReaderRole(admin);
  const databases = await admin.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [name],
  );
  const [database] = databases.rows;
  const quoted = pg.escapeIdentifier(name);
  if (database === undefined) await admin.query(`create database ${quoted} owner ${role}`);
  else if (database.owner !== CONSOLE_ROLE) await admin.query(`alter database ${quoted} owner to ${role}`);
}

/** Objects of the console that still belong to the superuser; what belongs to a table follows it. */
const FOREIGN_OBJECTS = `
  with foreign_object as (
    select 'schema' as kind, oid, 'pg_namespace'::regclass as catalog, oid as schema, nspowner as owner from pg_namespace
    union all
    select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
           oid, 'pg_class'::regclass, relnamespace, relowner
      from pg_class where relkind in ('r', 'p', 'S', 'v', 'm')
    union all
    select 'routine', oid, 'pg_proc'::regclass, pronamespace, proowner from pg_proc
    union all
    select 'type', oid, 'pg_type'::regclass, typnamespace, typowner from pg_type
      where typtype in ('d', 'e', 'r')
         or (typtype = 'c' and (select relkind from pg_class where pg_class.oid = typrelid) = 'c'))
  select format('alter %s %s owner to ${CONSOLE_ROLE}', kind, (pg_identify_object(catalog, o.oid, 0)).identity) as statement
  from foreign_object o join pg_namespace n on n.oid = o.schema
  where owner = '${ADMIN_ROLE}'::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.classid = o.catalog and d.objid = o.oid
                    and (d.deptype = 'e' or kind = 'sequence' and d.deptype in ('a', 'i')))
  order by kind, o.oid`;

/** Interrupted, it goes on at the next start with what is left. */
async function handOver(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ statement: string }>(FOREIGN_OBJECTS);
  for (let first = 0; first < rows.length; first += OBJECTS_PER_TRANSACTION) {
    const some = rows.slice(first, first + OBJECTS_PER_TRANSACTION);
    await admin.query(some.map(({ statement }) => statement).join('; '));
  }
}

/** Logged at start if the role of an external database has too many rights. */
export const POWERFUL_ROLE =
  'The role in DATABASE_URL may use the files and programs of the database server, as a superuser does: give the console an ordinary role that owns its database.';
