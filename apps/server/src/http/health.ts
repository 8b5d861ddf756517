import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { isMigrated } from '../db/migrate.ts';
import type { DiskWatch } from '../platform/disk-watch.ts';

type Check = { readonly name: string; readonly isGood: boolean };

type Needs = { readonly database: Database; readonly disk: DiskWatch };

/**
 * `/healthz`: the process answers. `/readyz`: its database answers and has this release's shape. A full disk
 * is told, but does not make it unready: reading goes on, and no other console on that disk does better.
 */
export function registerHealth(app: FastifyInstance, { database, disk }: Needs): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = await checkDatabase(database);
    const isReady = checks.every(({ isGood }) => isGood);
    reply.code(isReady ? 200 : 503);
    return {
      status: isReady ? 'ok' : 'not ready',
      checks: {
        ...Object.fromEntries(checks.map(({ name, isGood }) => [name, isGood ? 'ok' : 'failed'])),
        disk: disk.isFull() ? 'full' : 'ok',
      },
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
