import type { Registry } from '@quartermaster/domain/core/module';
import type { FastifyInstance } from 'fastify';
import { isDatabaseAway, type Database } from '../../db/database.ts';
import { inLane } from '../../db/lanes.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Logger } from '../../platform/logger.ts';
import { updatePatch } from './environment-patch.ts';

type PatchUpdaterDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly logger: Logger;
};

type PatchUpdater = {
  /** Updates the patch of an environment and waits for it. */
  update(environment: string): Promise<void>;
  /** Updates it soon; many requests at once become one update. */
  request(environment: string): void;
  requestAll(): void;
  settled(): Promise<void>;
};

/** Compiles patches one after the other, each environment at most once for all requests that wait. */
export function createPatchUpdater({
  database,
  branches,
  logger,
  ...deps
}: PatchUpdaterDependencies): PatchUpdater {
  const waiting = new Set<string>();
  let working: Promise<void> = Promise.resolve();

  async function update(environment: string): Promise<void> {
    await inLane('background', async () =>
      updatePatch({ ...deps, database }, await branches.getEnvironment(database, environment)),
    );
  }

  function request(environment: string): void {
    if (waiting.has(environment)) return;
    waiting.add(environment);
    working = working.then(async () => {
      waiting.delete(environment);
      await update(environment).catch((problem: unknown) => {
        // It is compiled again when the database is back.
        if (!isDatabaseAway(problem)) logger.error(problem, 'could not compile the patch of an environment');
      });
    });
  }

  async function requestEvery(): Promise<void> {
    const { rows } = await database.query<{ key: string }>(
      'select key from environment where live_release_id is not null',
    );
    rows.forEach(({ key }) => request(key));
  }

  return {
    update,
    request,
    requestAll() {
      working = working.then(() =>
        requestEvery().catch((problem: unknown) => logger.error(problem, 'could not read the environments')),
      );
    },
    settled: () => working,
  };
}

/** Keeps the patches up to date while the server runs. */
export function registerPatchUpdates(
  app: FastifyInstance,
  releases: { readonly start: () => void; readonly close: () => Promise<void> },
): void {
  app.addHook('onReady', async () => releases.start());
  app.addHook('onClose', () => releases.close());
}
