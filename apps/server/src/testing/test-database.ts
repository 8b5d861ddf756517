import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../db/database.ts';
import { CONSOLE_ROLE } from '../platform/embedded-postgres.ts';
import { EVERY_MODULE, MIGRATED } from './global-setup.ts';

/**
 * A database of one test file; `close` drops it and fails when the test left connections open. `keep` closes
 * it and leaves it under this name to be copied.
 */
export type TestDatabase = Database & {
  readonly url: string;
  readonly keep: (name: string) => Promise<void>;
};

/** A migrated database without tables of modules. Call it in `beforeAll`, and `close` in `afterAll`. */
export const createTestDatabase = (): Promise<TestDatabase> => createCopyOf(MIGRATED);

/** The same with the tables of every module: thousands of files to copy. */
export const createDatabaseOfModules = (): Promise<TestDatabase> => createCopyOf(EVERY_MODULE);

/** A database without any table, for tests of what fills one. */
export const createEmptyTestDatabase = (): Promise<TestDatabase> => createCopyOf('template1');

/** The same as another test database was when it was kept. */
export async function createCopyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes a fraction of the default, which reads and logs every page.
  await administer(`create database ${name} template ${template} strategy file_copy owner ${CONSOLE_ROLE}`);
  const url = urlOf(name);
  const database = createDatabase({ url });
  return {
    ...database,
    url,
    async keep(kept) {
      await database.close();
      await withoutConnections(() => administer(`alter database ${name} rename to ${kept}`));
    },
    async close() {
      await database.close();
      await dropUnused(name);
    },
  };
}

/** Makes the database of this name, unless a worker of this run has: it waits for one that is at it. */
export async function makeOnce(name: string, make: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrlOf('postgres') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await make();
  } finally {
    await client.end();
  }
}

/** Its role is the console's, which is no superuser. */
const urlOf = (database: string): string => withDatabase(inject('testServerUrl'), database);

/** For what the console never does, such as making a database. */
export const adminUrlOf = (database: string): string => withDatabase(inject('testAdminUrl'), database);

function withDatabase(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrlOf('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function dropUnused(name: string): Promise<void> {
  try {
    await withoutConnections(() => administer(`drop database ${name}`));
  } catch (problem) {
    if (!isInUse(problem)) throw problem;
    await administer(`drop database ${name} with (force)`);
    throw new Error('The test left database connections open.', { cause: problem });
  }
}

const isInUse = (problem: unknown): boolean => (problem as { code?: string }).code === '55006';

/** A closed connection takes the server a moment to forget, a leaked one stays. */
async function withoutConnections(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (problem) {
      if (!isInUse(problem) || attempt === 20) throw problem;
      await sleep(50);
    }
  }
}

/** Ends the connection by which a process hears notifications. */
export const CUT_LISTENER = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query like 'listen%' and state = 'idle'`;
