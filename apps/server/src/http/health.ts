import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { isMigrated } from '../db/migrate.ts';

type Check = { readonly name: string; readonly isGood: boolean };

/** `/healthz`: the process answers. `/readyz`: its database answers and has this release's shape. */
export function registerHealth(app: FastifyInstance, { database }: { readonly database: Database }): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = await checkDatabase(database);
    const isReady = checks.every(({ isGood }) => isGood);
    reply.code(isReady ? 200 : 503);
    return {
      status: isReady ? 'ok' : 'not ready',
      checks: Object.fromEntries(checks.map(({ name, isGood }) => [name, isGood ? 'ok' : 'failed'])),
    };
  });
}

async function checkDatabase(database: Database): Promise<Check[]> {
  try {
    return [
      { name: 'database', isGood: true },
      { name: 'migrations', isGood: await isMigrated(database) },
    ];
  } catch {
    return [{ name: 'database', isGood: false }];
  }
}
