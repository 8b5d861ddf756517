import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { hasItsFiles } from '../db/files-mark.ts';
import { inLane } from '../db/lanes.ts';
import { isMigrated } from '../db/migrate.ts';
import type { DiskWatch } from '../platform/disk-watch.ts';
import { isFileStoreAway, type FileStore } from '../platform/file-store.ts';

type Check = { readonly name: string; readonly isGood: boolean; readonly state?: string };

type Dependencies = {
  readonly database: Database;
  readonly disk: DiskWatch;
  readonly files: FileStore;
};

/**
 * `/healthz`: the process answers. `/readyz`: its database answers, has this release's shape and its files. A full disk
 * and a file store on another host that is away are told, but do not make it unready: most work goes on, and
 * no other console on them does better.
 */
export function registerHealth(app: FastifyInstance, { database, disk, files }: Dependencies): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = await inLane('essential', () => checkDatabase(database, files));
    const isReady = checks.every(({ isGood }) => isGood);
    reply.code(isReady ? 200 : 503);
    return {
      status: isReady ? 'ok' : 'not ready',
      checks: {
        ...Object.fromEntries(
          checks.map(({ name, isGood, state }) => [name, state ?? (isGood ? 'ok' : 'failed')]),
        ),
        disk: disk.isFull() ? 'full' : 'ok',
      },
    };
  });
}

async function checkDatabase(database: Database, files: FileStore): Promise<Check[]> {
  try {
    return [
      { name: 'database', isGood: true },
      { name: 'migrations', isGood: await isMigrated(database) },
      await checkFileStore(database, files),
    ];
  } catch {
    return [{ name: 'database', isGood: false }];
  }
}

async function checkFileStore(database: Database, files: FileStore): Promise<Check> {
  try {
    return { name: 'files', isGood: await hasItsFiles(database, files) };
  } catch (problem) {
    if (!isFileStoreAway(problem)) throw problem;
    return { name: 'files', isGood: true, state: 'away' };
  }
}
