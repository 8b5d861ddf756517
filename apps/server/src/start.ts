import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { registry } from '@quartermaster/domain/modules/index';
import { buildApp } from './app.ts';
import { refuseBrokenRestore } from './backup/restore-mark.ts';
import { composeServices, type Services } from './compose.ts';
import { ensureAuditPartitions } from './db/audit-partitions.ts';
import { createDatabaseWatch } from './db/database-watch.ts';
import { claimFiles } from './db/files-mark.ts';
import { inLane } from './db/lanes.ts';
import { migrate } from './db/migrate.ts';
import { grantReading } from './db/reader-grants.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import { noteFields } from './engine/known-fields.ts';
import { reconcileStorage } from './engine/reconciler.ts';
import { seedDemo, startDemoGame, startDemoPlayers } from './features/demo/index.ts';
import { READING_GRANTS } from './features/sql-console/index.ts';
import { createJobs } from './background-jobs.ts';
import { ensurePlayerMonths } from './players/postgres/player-months.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { systemClock } from './platform/clock.ts';
import { lockDataFolder } from './platform/data-lock.ts';
import { endEmbeddedPostgres } from './platform/embedded-postgres.ts';
import type { FileStore } from './platform/file-store.ts';
import { removePartialFiles } from './platform/local-file-store.ts';
import { openFileStore, spoolFolder } from './platform/open-file-store.ts';
import { giveBackMemory, giveBackMemoryOfStart } from './platform/give-back-memory.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import type { Settings } from './platform/settings.ts';

export type RunningServer = {
  readonly address: string;
  /** Resolves when the database has ended and is not started again. */
  readonly lost: Promise<void>;
  /** Finishes the requests and jobs at work, then closes everything. */
  readonly stop: () => Promise<void>;
  /** Leaves no database running where the stop does not come to its end. */
  readonly cutOff: () => Promise<void>;
};

type Options = {
  readonly settings: Settings;
  /** Says in a plain sentence what goes on. */
  readonly tell: (sentence: string) => void;
  /** Ends a start half-way. */
  readonly signal: AbortSignal;
  /** Resolves when the web app is built; without it the one that is there is served, if any. */
  readonly webApp?: Promise<void> | undefined;
};

type Cleanup = () => Promise<unknown>;

/** What a start has begun, in its order: how each is ended, and how where that takes too long. */
type Begun = { readonly cleanups: Cleanup[]; readonly cutOffs: Cleanup[] };

/** For a start that is stopped, to notice it and end by itself; and then for each way to clean up. */
const END_WITHIN_MILLISECONDS = 3_000;

/** Brings the whole console up. Whatever was started is stopped again when a step fails. */
export async function startServer(options: Options): Promise<RunningServer> {
  const begun: Begun = { cleanups: [], cutOffs: [] };
  const stop = (): Promise<void> => undo(begun.cleanups);
  const cutOff = (): Promise<void> => undo(begun.cutOffs);
  try {
    return { ...(await orStopped(startInOrder(options, begun), options.signal)), stop, cutOff };
  } catch (problem) {
    // What waits for a lock or a server that does not answer would keep its connection for ever.
    if ((await within(END_WITHIN_MILLISECONDS, stop())) === null) await cutOff();
    throw problem;
  }
}

async function undo(cleanups: Cleanup[]): Promise<void> {
  for (let cleanup = cleanups.pop(); cleanup !== undefined; cleanup = cleanups.pop()) await cleanup();
}

/** The work, given up soon after the signal: what it waits for may never come. */
async function orStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const result = work.then((value) => ({ value }));
  const ended = await Promise.race([result, aborted(signal)]);
  const settled = ended ?? (await within(END_WITHIN_MILLISECONDS, result));
  signal.throwIfAborted();
  if (settled === null || settled === undefined) throw new Error('Only a stopped start is given up.');
  return settled.value;
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** Null where the work is not done in time. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return Promise.race([work, sleep(milliseconds, null)]);
}

async function startInOrder({ settings, tell, signal, webApp }: Options, { cleanups, cutOffs }: Begun) {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  // Behind DATABASE_URL several consoles may share the folder of files.
  const unlock = settings.databaseUrl === null ? await lockDataFolder(settings.dataDir) : null;
  if (unlock !== null) {
    cleanups.push(unlock);
    cutOffs.push(unlock, () => endEmbeddedPostgres(settings.dataDir));
  }
  await refuseBusyPort(settings);
  const logger = createLogger(settings);

  const { opened, databaseWatch } = await openWatched({ settings, tell, signal }, logger);
  cleanups.push(opened.close);
  cutOffs.push(opened.endServer);
  await refuseBrokenRestore(settings.dataDir, opened.database);
  signal.throwIfAborted();
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
  if (settings.demo) await inLane('maintenance', () => seedDemo({ services, tell }));
  signal.throwIfAborted();
  cleanups.push(await runJobs({ ...services, databaseWatch }, createJobs(services)));
  await Promise.race([webApp, once(signal, 'abort')]);
  signal.throwIfAborted();
  const address = await listen(services, cleanups);
  if (settings.demo) {
    cleanups.push(
      await startDemoPlayers({
        database: opened.database,
        databaseUrl: opened.url,
        logger,
        production: settings.demoPlayers,
      }),
    );
    cleanups.push(await startDemoGame({ settings, consoleUrl: address, tell }));
  }
  // The next start runs what is compiled now; a collection drops most of it.
  flushCompileCache();
  if (isNew) giveBackMemory();
  cleanups.push(giveBackMemoryOfStart());
  return { address, lost: opened.lost };
}

/** Opens the database, and tells in the log when it goes away and comes back. */
async function openWatched({ settings, tell, signal }: Options, logger: Logger) {
  // Until it is open it does not answer.
  const ask = async () => inLane('essential', () => opened.database.query('select'));
  const databaseWatch = createDatabaseWatch({ logger, ask, signal });
  const opened = await openDatabase({ settings, tell, signal, onProblem: databaseWatch.note });
  return { opened, databaseWatch };
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

/** Told before anything slow begins, though only listening can be sure. */
async function refuseBusyPort({ port, host }: Settings): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Answers whether it had anything to do. */
async function prepareDatabase(
  { database, readerUrl }: OpenDatabase,
  tell: Options['tell'],
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

async function listen(services: Services, cleanups: Cleanup[]): Promise<string> {
  const app = await buildApp(services);
  cleanups.push(() => app.close());
  const { host, port } = services.settings;
  return app.listen({ host, port });
}
