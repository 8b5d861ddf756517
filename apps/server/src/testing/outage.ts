import pg from 'pg';
import { adminUrlOf } from './test-database.ts';

/** Makes a database refuse all connections and accept them again, at its server. */
export type Outage = { readonly begin: () => Promise<void>; readonly end: () => Promise<void> };

export function outageOf(url: string): Outage {
  const allow = (isAllowed: boolean) =>
    administer(url, (name) => `alter database ${name} allow_connections ${isAllowed}`);
  return {
    begin: async () => {
      await allow(false);
      // Waits until every connection is gone: a backend that was told to end may still answer a query.
      await administer(
        url,
        (name) => `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
      );
    },
    end: () => allow(true),
  };
}

/** Says something about a database to its server, from another database. */
async function administer(databaseUrl: string, sql: (database: string) => string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const client = new pg.Client({ connectionString: adminUrlOf('postgres') });
  await client.connect();
  try {
    await client.query(sql(name));
  } finally {
    await client.end();
  }
}
