import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, fchownSync, openSync, renameSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endLeftoverProcesses } from './leftover-processes.ts';
import { PlainError } from './plain-error.ts';
import { createCluster, refuseOtherRelease } from './postgres-cluster.ts';
import { preparePostgresHome, removePostgresHome, type PostgresHome } from './postgres-home.ts';

export type EmbeddedPostgres = {
  /** Address of a database of this server, for the console. */
  readonly urlOf: (database: string) => string;
  /** The same for the superuser, who makes roles and databases and does nothing else. */
  readonly adminUrlOf: (database: string) => string;
  /** The same for the SQL console. */
  readonly readerUrlOf: (database: string) => string;
  /** Whether the cluster was made by this start. */
  readonly isNew: boolean;
  readonly pid: number;
  /** Resolves when the server has ended, wanted or not. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly dataDir: string;
  /** False only for tests: nothing is forced to the disk. */
  readonly isDurable?: boolean;
  readonly maxConnections?: number;
  /** False where the database was there a moment ago: an empty one in its place would hide the loss. */
  readonly mayCreate?: boolean;
  readonly tell?: ((sentence: string) => void) | undefined;
  /** Ends a start half-way. */
  readonly signal?: AbortSignal | undefined;
  /** Called when the process that makes the database runs, and when the server's does: work for the time until it is ready. */
  readonly whileItStarts?: (() => void) | undefined;
};

/** The superuser that initdb makes. */
export const ADMIN_ROLE = 'quartermaster';
/** The role the console works as: it owns its database and may do nothing outside. */
export const CONSOLE_ROLE = 'console';
/** The role of the SQL console: it reads some columns and may do nothing else. */
export const READER_ROLE = 'console_reader';
/** Longer than a server takes to replay its log after a crash on a slow, busy machine. */
const READY_WITHIN_MILLISECONDS = 600_000;
const STOP_WITHIN_MILLISECONDS = 20_000;
const STOP_SIGNALS = [
  ['SIGTERM', 500],
  ['SIGINT', STOP_WITHIN_MILLISECONDS],
  ['SIGQUIT', STOP_WITHIN_MILLISECONDS],
] as const;
/** A server that lives shorter than this so many times in a row would end again. */
const SHORT_LIFE_MILLISECONDS = 5_000;
const SHORT_LIVES = 3;

/** Starts the PostgreSQL server of a data folder, making its cluster when there is none. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const home = await preparePostgresHome(options.dataDir);
  const isNew = !existsSync(home.cluster);
  if (isNew) {
    if (options.mayCreate === false)
      throw new PlainError(
        `The database in ${options.dataDir} is gone: put its folder back, or restore a backup.`,
      );
    options.tell?.(`Making a PostgreSQL database in ${options.dataDir}.`);
    await createCluster(home, ADMIN_ROLE, options);
  }
  await refuseOtherRelease(home);
  await stopOrphan(home);
  const server = await startServer(home, options);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    urlOf: (database) => addressOf(home, database),
    adminUrlOf: (database) => addressOf(home, database, ADMIN_ROLE),
    readerUrlOf: (database) => addressOf(home, database, READER_ROLE),
    isNew,
    pid: server.pid ?? 0,
    ended,
    stop: () => stopServer(server, ended),
  };
}

type KeptPostgres = Pick<EmbeddedPostgres, 'urlOf' | 'adminUrlOf' | 'readerUrlOf' | 'stop'> & {
  readonly lost: Promise<void>;
};

/** Starts the server and starts it again should it ever end by itself; `lost` when that does not help. */
export async function keepEmbeddedPostgres(
  options: Options,
  onProblem: (problem: Error) => void = () => undefined,
): Promise<KeptPostgres> {
  let server = await startEmbeddedPostgres(options);
  let isStopping = false;
  let isRestarting = false;
  const restart = async (): Promise<void> => {
    isRestarting = true;
    try {
      server = await startEmbeddedPostgres({ ...options, signal: undefined, mayCreate: false });
    } catch (problem) {
      // A stop ends it half-way.
      if (!isStopping) throw problem;
    } finally {
      isRestarting = false;
    }
  };
  const watch = async (): Promise<void> => {
    let shortLives = 0;
    while (shortLives < SHORT_LIVES) {
      const startedAt = Date.now();
      await server.ended;
      if (isStopping) return never();
      onProblem(new Error('The embedded PostgreSQL ended unexpectedly.'));
      shortLives = Date.now() - startedAt < SHORT_LIFE_MILLISECONDS ? shortLives + 1 : 0;
      if (shortLives < SHORT_LIVES) await restart();
    }
  };
  return {
    urlOf: server.urlOf,
    adminUrlOf: server.adminUrlOf,
    readerUrlOf: server.readerUrlOf,
    lost: watch().catch(onProblem),
    async stop() {
      isStopping = true;
      // One that is only starting is known by its pid file, which it writes in a moment.
      for (; isRestarting; await sleep(20)) await stopOrphan(await preparePostgresHome(options.dataDir));
      return server.stop();
    },
  };
}

const never = (): Promise<void> => new Promise(() => undefined);

/** The address of a server that another process keeps running on the data folder. */
export async function addressOfRunningPostgres(dataDir: string, database: string): Promise<string> {
  return addressOf(await preparePostgresHome(dataDir), database);
}

/** Ends the server of a data folder, also one that another process started. */
export async function endEmbeddedPostgres(dataDir: string): Promise<void> {
  await stopOrphan(await preparePostgresHome(dataDir));
}

/** Removes the database of a data folder, ending a server that outlived the process that started it. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const home = await preparePostgresHome(dataDir);
  await stopOrphan(home);
  if (existsSync(home.cluster)) await endLeftoverProcesses(home.cluster);
  await removePostgresHome(dataDir);
}

const addressOf = (home: PostgresHome, database: string, role = CONSOLE_ROLE): string =>
  `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(home.socketFolder)}&port=5432`;

function serverArguments(home: PostgresHome, { isDurable = true, maxConnections = 40 }: Options): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: home.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    shared_buffers: '48MB',
    effective_cache_size: '512MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: '1.1',
    jit: 'off',
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: 0,
    // A copy of a version touches every module's partition and all its indexes in one transaction.
    max_locks_per_transaction: 256,
    max_wal_size: '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isDurable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  return [
    '-D',
    home.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function startServer(home: PostgresHome, options: Options): Promise<ChildProcess> {
  const deadline = Date.now() + READY_WITHIN_MILLISECONDS;
  // The log of the previous server explains why it ended: a restart must not overwrite it.
  if (existsSync(home.logFile)) renameSync(home.logFile, `${home.logFile}.1`);
  for (;;) {
    options.signal?.throwIfAborted();
    const server = spawnServer(home, options);
    options.whileItStarts?.();
    if (await becomesReady(home, server, { ...options, deadline })) return server;
    const log = await readFile(home.logFile, 'utf8');
    const hasLeftovers = log.includes('pre-existing shared memory block');
    const isStillEnding = hasLeftovers || /lock file ".*" already exists/.test(log);
    if (!isStillEnding || Date.now() > deadline) throw new PlainError(explainLog(log, home));
    if (hasLeftovers) await endLeftoverProcesses(home.cluster);
    await sleep(200);
  }
}

/** In a session of its own, so that Ctrl-C in the terminal reaches us and not the database. */
function spawnServer(home: PostgresHome, options: Options): ChildProcess {
  const log = openSync(home.logFile, 'w', 0o600);
  if (home.owner !== null) fchownSync(log, home.owner.uid, home.owner.gid);
  const server = spawn(join(home.binaries, 'bin', 'postgres'), serverArguments(home, options), {
    ...home.owner,
    cwd: home.socketFolder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  return server;
}

type Patience = { readonly deadline: number; readonly signal?: AbortSignal | undefined };

async function becomesReady(
  home: PostgresHome,
  server: ChildProcess,
  { deadline, signal }: Patience,
): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const state = await readState(home);
    if (state?.pid === server.pid && state?.isReady === true) return true;
    if (signal?.aborted === true) {
      await stopServer(server, once(server, 'exit'));
      signal.throwIfAborted();
    }
    if (Date.now() > deadline)
      throw new PlainError(`The embedded PostgreSQL was not ready in time; its log is ${home.logFile}.`);
    await sleep(15);
  }
  return false;
}

function explainLog(log: string, home: PostgresHome): string {
  if (log.includes('No space left on device'))
    return 'The disk is full: the embedded PostgreSQL cannot start.';
  const line = log.split('\n').findLast((text) => /FATAL|PANIC/.test(text)) ?? log.trim().split('\n').at(-1);
  return `The embedded PostgreSQL did not start (${line?.trim()}); its log is ${home.logFile}.`;
}

/** What the server wrote into its pid file: process number in the first line, state in the eighth. */
async function readState(home: PostgresHome): Promise<{ pid: number; isReady: boolean } | null> {
  const text = await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : null;
}

/** Ends a server that outlived a crash of ours, and clears the pid file of one that did not. */
async function stopOrphan(home: PostgresHome): Promise<void> {
  const state = await readState(home);
  if (state === null) return;
  const command = await readFile(`/proc/${state.pid}/cmdline`, 'utf8').catch(() => '');
  if (process.platform === 'linux' && !command.includes(home.cluster)) {
    // Another process may have this PID now, which PostgreSQL would take for a running server.
    await rm(join(home.cluster, 'postmaster.pid'), { force: true });
    await rm(join(home.socketFolder, '.s.PGSQL.5432.lock'), { force: true });
    return;
  }
  await endServer(home, state.pid);
}

/** A clean end removes the pid file; the process itself may linger until its parent takes note. */
async function endServer(home: PostgresHome, pid: number): Promise<void> {
  const deadline = Date.now() + STOP_WITHIN_MILLISECONDS;
  try {
    process.kill(pid, 'SIGINT');
    while ((await readState(home))?.pid === pid) {
      process.kill(pid, Date.now() < deadline ? 0 : 'SIGQUIT');
      await sleep(20);
    }
  } catch {
    // It is gone.
  }
}

/**
 * First the shutdown that lets the last connections end by themselves, then the fast one that cuts
 * them off; both write everything.
 */
async function stopServer(server: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  for (const [signal, patience] of STOP_SIGNALS) {
    server.kill(signal);
    const hasEnded = await Promise.race([ended.then(() => true), sleep(patience, false, { ref: false })]);
    if (hasEnded) return;
  }
  await ended;
}
