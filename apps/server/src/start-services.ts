import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { registry } from '@quartermaster/domain/modules/index';
import { buildApp } from './app.ts';
import { createJobs } from './background-jobs.ts';
import { composeServices, type Services } from './compose.ts';
import { ensureAuditPartitions } from './db/audit-partitions.ts';
import type { DatabaseWatch } from './db/database-watch.ts';
import { claimFiles } from './db/files-mark.ts';
import { inLane } from './db/lanes.ts';
import { migrate } from './db/migrate.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { grantReading } from './db/reader-grants.ts';
import { noteFields } from './engine/known-fields.ts';
import { reconcileStorage } from './engine/reconciler.ts';
import { loadDemo, prepareDemo, startDemoGame, startDemoPlayers } from './features/demo/index.ts';
import { READING_GRANTS } from './features/sql-console/index.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { systemClock } from './platform/clock.ts';
import type { FileStore } from './platform/file-store.ts';
import { giveBackMemory, giveBackMemoryOfStart } from './platform/give-back-memory.ts';
import { removePartialFiles } from './platform/local-file-store.ts';
import type { Logger } from './platform/logger.ts';
import { openFileStore, spoolFolder } from './platform/open-file-store.ts';
import type { Settings } from './platform/settings.ts';
import { ensurePlayerMonths } from './players/postgres/player-months.ts';

export type StartOptions = {
  readonly settings: Settings;
  /** Says in a plain sentence what goes on. */
  readonly tell: (sentence: string) => void;
  /** Ends a start half-way. */
  readonly signal: AbortSignal;
  /** Resolves when the web app is built; without it the one that is there is served, if any. */
  readonly webApp?: Promise<void> | undefined;
};

export type Cleanup = () => Promise<unknown>;

type Opened = {
  readonly opened: OpenDatabase;
  readonly databaseWatch: DatabaseWatch;
  readonly logger: Logger;
};

export type StartedServices = {
  readonly address: string;
  /** Whether it listens before all of its content is there. */
  readonly isLoading: boolean;
  /** Resolves when all content is there; rejects when loading it failed or was stopped. */
  readonly loaded: Promise<void>;
};

/** Everything that works on the open database. It listens before the demo game is loaded. */
export async function startServices(
  { settings, tell, signal, webApp }: StartOptions,
  { opened, databaseWatch, logger }: Opened,
  cleanups: Cleanup[],
): Promise<StartedServices> {
  const isNew = await inLane('maintenance', () => prepareDatabase(opened, tell));
  const files = await openFiles(opened, settings);
  signal.throwIfAborted();

  const services = composeServices({
    settings,
    database: opened.database,
    files,
    clock: systemClock,
    logger,
    registry,
    readerUrl: opened.readerUrl,
  });
  void services.filesWatch.ask();
  signal.throwIfAborted();
  if (settings.demo) await inLane('maintenance', () => prepareDemo({ services, tell }));
  signal.throwIfAborted();
  cleanups.push(await runJobs({ ...services, databaseWatch }, createJobs(services)));
  await Promise.race([webApp, once(signal, 'abort')]);
  signal.throwIfAborted();
  const address = await listen(services, cleanups);
  const isLoading = services.firstLoad.progress() !== null;
  const stopping = new AbortController();
  const going = AbortSignal.any([signal, stopping.signal]);
  const finish = async (): Promise<void> => {
    if (settings.demo) await startDemo({ services, databaseUrl: opened.url, address, tell, going }, cleanups);
    // The next start runs what is compiled now; a collection drops most of it.
    flushCompileCache();
    // Once it was said to be ready: it takes some tenths of a second.
    if (isNew) setImmediate(giveBackMemory);
    cleanups.push(giveBackMemoryOfStart());
  };
  const loaded = finish();
  cleanups.push(async () => {
    stopping.abort();
    await loaded.catch(() => undefined);
  });
  return { address, isLoading, loaded };
}

type DemoOptions = Pick<StartOptions, 'tell'> & {
  readonly services: Services;
  readonly databaseUrl: string;
  readonly address: string;
  readonly going: AbortSignal;
};

/** The demo's content, then what lives on it: its players and its game servers. */
async function startDemo(
  { services, databaseUrl, address, tell, going }: DemoOptions,
  cleanups: Cleanup[],
): Promise<void> {
  const { database, logger, settings } = services;
  await inLane('maintenance', () => loadDemo({ services, signal: going }));
  going.throwIfAborted();
  const production = settings.demoPlayers;
  cleanups.push(await startDemoPlayers({ database, databaseUrl, logger, production }));
  cleanups.push(await startDemoGame({ settings, consoleUrl: address, tell }));
}

/** Answers whether it had anything to do. */
async function prepareDatabase(
  { database, readerUrl }: OpenDatabase,
  tell: StartOptions['tell'],
): Promise<boolean> {
  const applied = await migrate(database);
  if (applied.length > 0) tell('Preparing the tables.');
  await ensureAuditPartitions(database, systemClock.now());
  await ensurePlayerMonths(database, systemClock.now());
  await reconcileStorage(database, registry);
  const role = readerUrl === null ? null : new URL(readerUrl).username;
  if (role !== null && !(await grantReading(database, role, READING_GRANTS)))
    tell(`The role ${role} in REPLICA_URL does not exist: the SQL console stays closed.`);
  for (const change of await noteFields(database, registry)) tell(change);
  return applied.length > 0;
}

async function openFiles({ database, isEmbedded }: OpenDatabase, settings: Settings): Promise<FileStore> {
  const { dataDir } = settings;
  const files = await openFileStore(settings);
  await claimFiles(database, files);
  // Behind DATABASE_URL another console may be writing one.
  const leftAfter = isEmbedded ? 0 : undefined;
  for (const folder of [join(dataDir, 'files'), spoolFolder(dataDir)])
    await removePartialFiles(folder, leftAfter);
  return files;
}

async function listen(services: Services, cleanups: Cleanup[]): Promise<string> {
  const app = await buildApp(services);
  cleanups.push(() => app.close());
  const { host, port } = services.settings;
  return app.listen({ host, port });
}
