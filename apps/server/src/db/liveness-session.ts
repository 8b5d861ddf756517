import type { Database, OwnConnection } from './database.ts';
import { onlyRow } from './only-row.ts';

/** By which others know whether this process is alive. */
export type LivenessSession = {
  /** Stands in `pg_stat_activity` as a `pid` for as long as the process lives. */
  number(): Promise<number>;
  close(): Promise<void>;
};

type Session = { readonly connection: OwnConnection; readonly number: number };

const CHECK_MILLISECONDS = 1000;

/** A session of the database that nothing else uses: it ends the moment the process does, however it dies. */
export function createLivenessSession(database: Database): LivenessSession {
  let session: Promise<Session> | null = null;
  let checkedAt = 0;

  async function replaceLost(): Promise<void> {
    if (session === null || performance.now() - checkedAt < CHECK_MILLISECONDS) return;
    checkedAt = performance.now();
    const checked = session;
    await checked
      .then(({ connection }) => connection.query('select'))
      .catch(() => {
        if (session === checked) session = null;
      });
  }

  return {
    async number() {
      await replaceLost();
      session ??= openSession(database);
      return (await session).number;
    },
    async close() {
      await session?.then(({ connection }) => connection.close()).catch(() => undefined);
    },
  };
}

async function openSession(database: Database): Promise<Session> {
  const connection = await database.connect();
  const result = await connection.query<{ number: number }>('select pg_backend_pid() as number');
  return { connection, number: onlyRow(result).number };
}
