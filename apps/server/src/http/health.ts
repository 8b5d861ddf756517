import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { hasItsFiles } from '../db/files-mark.ts';
import { inLane } from '../db/lanes.ts';
import { isMigrated } from '../db/migrate.ts';
import type { DiskWatch } from '../platform/disk-watch.ts';
import { isFileStoreAway, type FileStore } from '../platform/file-store.ts';
import type { FilesWatch } from '../platform/files-watch.ts';
import type { FirstLoad } from '../platform/first-load.ts';

type Check = { readonly name: string; readonly isGood: boolean; readonly state?: string };

type Dependencies = {
  readonly database: Database;
  readonly disk: DiskWatch;
  readonly files: FileStore;
  readonly filesWatch: Pick<FilesWatch, 'state'>;
  readonly firstLoad: Pick<FirstLoad, 'progress'>;
};

/**
 * `/healthz`: the process answers. `/readyz`: its database answers, has this release's shape, its files and, in a
 * first start, all of the demo game. A full disk, a folder of files that cannot be written to and a file store on
 * another host that is away are told, but do not make it unready: most work goes on, and no other console on them
 * does better.
 */
export function registerHealth(app: FastifyInstance, dependencies: Dependencies): void {
  const { disk } = dependencies;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = await inLane('essential', () => checkDatabase(dependencies));
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

async function checkDatabase(dependencies: Dependencies): Promise<Check[]> {
  try {
    return [
      { name: 'database', isGood: true },
      { name: 'migrations', isGood: await isMigrated(dependencies.database) },
      await checkFileStore(dependencies),
      ...checkContent(dependencies),
    ];
  } catch {
    return [{ name: 'database', isGood: false }];
  }
}

/** Listed only while there is something to wait for. */
function checkContent({ firstLoad }: Dependencies): Check[] {
  return firstLoad.progress() === null ? [] : [{ name: 'content', isGood: false, state: 'loading' }];
}

async function checkFileStore({ database, files, filesWatch }: Dependencies): Promise<Check> {
  try {
    const isGood = await hasItsFiles(database, files);
    return filesWatch.state() === 'unwritable' && isGood
      ? { name: 'files', isGood, state: 'unwritable' }
      : { name: 'files', isGood };
  } catch (problem) {
    if (!isFileStoreAway(problem)) throw problem;
    return { name: 'files', isGood: true, state: 'away' };
  }
}
