import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { hasItsFiles } from '../db/files-mark.ts';
import { inLane } from '../db/lanes.ts';
import { isMigrated } from '../db/migrate.ts';
import type { DiskWatch } from '../platform/disk-watch.ts';
import type { Settings } from '../platform/settings.ts';

type Check = { readonly name: string; readonly isGood: boolean };

type Needs = {
  readonly database: Database;
  readonly disk: DiskWatch;
  readonly settings: Pick<Settings, 'dataDir'>;
};

/**
 * `/healthz`: the process answers. `/readyz`: its database answers, has this release's shape and its files. A full disk
 * is told, but does not make it unready: reading goes on, and no other console on that disk does better.
 */
export function registerHealth(app: FastifyInstance, { database, disk, settings }: Needs): void {
  const filesFolder = join(settings.dataDir, 'files');
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = await inLane('essential', () => checkDatabase(database, filesFolder));
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

async function checkDatabase(database: Database, filesFolder: string): Promise<Check[]> {
  try {
    return [
      { name: 'database', isGood: true },
      { name: 'migrations', isGood: await isMigrated(database) },
      { name: 'files', isGood: await hasItsFiles(database, filesFolder) },
    ];
  } catch {
    return [{ name: 'database', isGood: false }];
  }
}
