import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseBrokenRestore } from './backup/restore-mark.ts';
import { createDatabaseWatch } from './db/database-watch.ts';
import { inLane } from './db/lanes.ts';
import { openDatabase } from './db/open-database.ts';
import { lockDataFolder } from './platform/data-lock.ts';
import { endEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import type { Settings } from './platform/settings.ts';
import type { Cleanup, StartedServices, StartOptions } from './start-services.ts';

export type RunningServer = StartedServices & {
  /** Resolves when all content is there. When loading it fails, everything is stopped before this rejects. */
  readonly loaded: Promise<void>;
  /** Resolves when the database has ended and is not started again. */
  readonly lost: Promise<void>;
  /** Finishes the requests and jobs at work, then closes everything. */
  readonly stop: () => Promise<void>;
  /** Leaves no database running where the stop does not come to its end. */
  readonly cutOff: () => Promise<void>;
};

/** What a start has begun, in its order: how each is ended, and how where that takes too long. */
type Begun = { readonly cleanups: Cleanup[]; readonly cutOffs: Cleanup[] };

/** For a start that is stopped, to notice it and end by itself; and then for each way to clean up. */
const END_WITHIN_MILLISECONDS = 3_000;

/** Brings the whole console up. Whatever was started is stopped again when a step fails. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const begun: Begun = { cleanups: [], cutOffs: [] };
  let isStopping = false;
  const stop = (): Promise<void> => {
    isStopping = true;
    return undo(begun.cleanups);
  };
  const cutOff = (): Promise<void> => undo(begun.cutOffs);
  const endAfter = async (problem: unknown): Promise<never> => {
    // What waits for a lock or a server that does not answer would keep its connection for ever.
    if (!isStopping && (await within(END_WITHIN_MILLISECONDS, stop())) === null) await cutOff();
    throw problem;
  };
  const started = await orStopped(startInOrder(options, begun), options.signal).catch(endAfter);
  const loaded = started.loaded.catch(endAfter);
  // Whoever does not wait for it hears of it by what is stopped.
  loaded.catch(() => undefined);
  return { ...started, loaded, stop, cutOff };
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

/**
 * Loaded while the embedded PostgreSQL starts: it takes half of the processor time of a start. Loading is one
 * piece of work in which nothing else of this process runs.
 */
const loadServices = () => import('./start-services.ts');

async function startInOrder(options: StartOptions, { cleanups, cutOffs }: Begun) {
  const { settings, signal } = options;
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  // Behind DATABASE_URL several consoles may share the folder of files.
  const unlock = settings.databaseUrl === null ? await lockDataFolder(settings.dataDir) : null;
  if (unlock !== null) {
    cleanups.push(unlock);
    cutOffs.push(unlock, () => endEmbeddedPostgres(settings.dataDir));
  }
  await refuseBusyPort(settings);
  const logger = createLogger(settings);

  const { opened, databaseWatch } = await openWatched(options, logger);
  cleanups.push(opened.close);
  cutOffs.push(opened.endServer);
  await refuseBrokenRestore(settings.dataDir, opened.database);
  signal.throwIfAborted();
  const { startServices } = await loadServices();
  const started = await startServices(options, { opened, databaseWatch, logger }, cleanups);
  return { ...started, lost: opened.lost };
}

/** Opens the database, and tells in the log when it goes away and comes back. */
async function openWatched({ settings, tell, signal }: StartOptions, logger: Logger) {
  // Until it is open it does not answer.
  const ask = async () => inLane('essential', () => opened.database.query('select'));
  const databaseWatch = createDatabaseWatch({ logger, ask, signal });
  const opened = await openDatabase({
    settings,
    tell,
    signal,
    onProblem: databaseWatch.note,
    // A problem with loading is told where what is loaded is needed.
    whileItStarts: () => void loadServices().catch(() => undefined),
  });
  return { opened, databaseWatch };
}

/** Told before anything slow begins, though only listening can be sure. */
async function refuseBusyPort({ port, host }: Settings): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
