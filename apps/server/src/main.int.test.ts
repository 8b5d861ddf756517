import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinRunningDatabase } from './db/open-database.ts';
import { enqueue } from './jobs/enqueue.ts';
import { explainProblem } from './platform/explain-problem.ts';
import { preparePostgresHome, removePostgresHome } from './platform/postgres-home.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { startServer } from './start.ts';
import { createOwnedFolder } from './testing/left-behind.ts';
import { createEmptyTestDatabase } from './testing/test-database.ts';

type Console = { readonly process: ChildProcess; readonly address: string };

const { PATH, NODE_COMPILE_CACHE } = process.env;
const READY = /ready on (http:\S+)/;
const LISTENS = /Sign in on (http:\S+)/;

const CONSOLE = [join(import.meta.dirname, 'main.ts')];
const BACKUP = join(import.meta.dirname, '../../../tools/backup.ts');
/** The same, but it does not wait long for work that does not end. */
const IMPATIENT_CONSOLE = [
  '--input-type=module',
  '--eval',
  `import { runConsole } from ${JSON.stringify(import.meta.resolve('./run-console.ts'))}; await runConsole({ stopWithinMilliseconds: 500 });`,
];

function launch(env: NodeJS.ProcessEnv, program = CONSOLE) {
  return spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, NODE_COMPILE_CACHE, DEMO: '0', PORT: '0', ...env },
  });
}

async function start(env: NodeJS.ProcessEnv, program = CONSOLE, told = READY): Promise<Console> {
  const child = launch(env, program);
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: unknown): void => {
      output += String(chunk);
      const address = told.exec(output)?.[1];
      if (address !== undefined) resolve({ process: child, address });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(`The console did not start: ${output}`)));
  });
}

/** What a failed start prints. */
async function refusalOf(child: ReturnType<typeof launch>): Promise<string> {
  const [problem, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(code).toBe(1);
  return problem.trim();
}

/** What a start in this process fails with; one of its own loads the whole console first. */
function problemOf(settings: Settings, signal = new AbortController().signal): Promise<unknown> {
  return startServer({ settings, tell: () => undefined, signal }).then(
    () => null,
    (problem: unknown) => problem,
  );
}

/** The same, as the console says it. */
async function saidOf(env: NodeJS.ProcessEnv): Promise<string | null> {
  const settings = readSettings({ DEMO: '0', PORT: '0', ...env });
  return explainProblem(await problemOf(settings), settings);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  // A test that failed may have left it ended.
  if (child.exitCode !== null) return child.exitCode;
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code as number | null;
}

describe('the console as a process', () => {
  let dataDir: string;
  let running: Console;
  beforeAll(async () => {
    dataDir = await createOwnedFolder('quartermaster-main-');
    running = await start({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await end(running.process, 'SIGTERM');
    await removePostgresHome(dataDir);
    await rm(dataDir, { recursive: true });
  });

  const readiness = async () => (await fetch(`${running.address}/readyz`)).json();

  it('makes its database and is ready', async () => {
    expect(await readiness()).toEqual({
      status: 'ok',
      checks: { database: 'ok', migrations: 'ok', files: 'ok', disk: 'ok' },
    });
  });

  it.runIf(existsSync('/proc/self/maps'))('has not loaded what only pictures need', async () => {
    expect(await readFile(`/proc/${running.process.pid}/maps`, 'utf8')).not.toMatch(/sharp|libvips/);
  });

  it('is not ready while its folder of files is away', async () => {
    const files = join(dataDir, 'files');
    await rename(files, `${files}.elsewhere`);
    expect(await readiness()).toMatchObject({ status: 'not ready', checks: { files: 'failed' } });
    await rename(`${files}.elsewhere`, files);
    expect(await readiness()).toMatchObject({ status: 'ok', checks: { files: 'ok' } });
  });

  it('says first that it is open to a network without encryption, then in one sentence why it does not start', async () => {
    // An address for documentation, which no host has.
    const child = launch({ DATA_DIR: dataDir, HOST: '192.0.2.1' });
    const output = text(child.stdout);
    expect(await refusalOf(child)).toBe(
      `Quartermaster already runs on the data folder ${dataDir} (process ${running.process.pid}): stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await output).toMatch(/^Every caller that reaches HOST 192\.0\.2\.1 .*TRUST_PROXY/);
  });

  it('does not start on a port that is taken, nor without the database that it is told to use', async () => {
    const otherData = join(dataDir, 'other');
    const { port } = new URL(running.address);
    expect(await saidOf({ DATA_DIR: otherData, PORT: port })).toBe(
      `Port ${port} of 127.0.0.1 is already in use: stop what uses it, or set PORT to another one.`,
    );
    expect(await saidOf({ DATA_DIR: otherData, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toBe(
      'The database server 127.0.0.1:1 of DATABASE_URL does not answer: start it, or correct DATABASE_URL.',
    );
  });

  it('lets no command work with a database that is still being prepared', async () => {
    const opened = await joinRunningDatabase(readSettings({ DATA_DIR: dataDir }));
    if (opened === null) throw new Error('The console does not run.');
    const { database } = opened;
    const last = 'where number = (select max(number) from schema_migration)';
    const { rows } = await database.query(`delete from schema_migration ${last} returning *`);
    const [{ number, name, checksum }] = rows as [Record<string, unknown>];
    expect(await refusalOf(launch({ DATA_DIR: dataDir }, [BACKUP, join(dataDir, 'backup.gz')]))).toBe(
      `The console on the data folder ${dataDir} is still starting: run this again when it says that it is ready.`,
    );
    await database.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    await opened.close();
  });

  it('says what is wrong with the place of a backup', async () => {
    const target = join(dataDir, 'missing', 'backup.gz');
    expect(await refusalOf(launch({ DATA_DIR: dataDir }, [BACKUP, target]))).toBe(
      `The folder ${join(dataDir, 'missing')} does not exist: make it, or name a file elsewhere. No backup was written.`,
    );
  });

  it('starts again after it was killed', async () => {
    await end(running.process, 'SIGKILL');
    running = await start({ DATA_DIR: dataDir });
    expect(await readiness()).toMatchObject({ status: 'ok' });
  });

  const databasePid = async (pidFile: string) => (await readFile(pidFile, 'utf8')).split('\n')[0];

  it('brings its database back when that is killed', async () => {
    const pidFile = join((await preparePostgresHome(dataDir)).cluster, 'postmaster.pid');
    const pid = await databasePid(pidFile);
    process.kill(Number(pid), 'SIGKILL');
    // The console meanwhile answers that it is not ready.
    await expect.poll(() => databasePid(pidFile)).not.toBe(pid);
    await expect.poll(readiness).toMatchObject({ status: 'ok' });
    const { logFile } = await preparePostgresHome(dataDir);
    expect(await readFile(`${logFile}.1`, 'utf8')).toContain('ready to accept connections');
  });

  it('ends where its database is gone, in place of going on with an empty one', async () => {
    const { cluster } = await preparePostgresHome(dataDir);
    const pid = await databasePid(join(cluster, 'postmaster.pid'));
    const ended = once(running.process, 'exit');
    await rename(cluster, `${cluster}.elsewhere`);
    process.kill(Number(pid), 'SIGKILL');
    expect((await ended)[0]).toBe(1);
    await rename(`${cluster}.elsewhere`, cluster);
    running = await start({ DATA_DIR: dataDir });
    expect(await readiness()).toMatchObject({ status: 'ok' });
  });

  const pidFile = async () => join((await preparePostgresHome(dataDir)).cluster, 'postmaster.pid');

  it('stops cleanly when asked to', async () => {
    expect(await end(running.process, 'SIGTERM')).toBe(0);
    running = await start({ DATA_DIR: dataDir });
  });

  it('stops cleanly where its output is not read any more', async () => {
    running.process.stdout?.destroy();
    running.process.stderr?.destroy();
    expect(await end(running.process, 'SIGTERM')).toBe(0);
    expect(existsSync(await pidFile())).toBe(false);
  });

  it('stops while it loads the console and its database starts', async () => {
    await end(running.process, 'SIGTERM');
    const child = launch({ DATA_DIR: dataDir });
    const output = text(child.stdout);
    const file = await pidFile();
    await expect.poll(() => existsSync(file), { interval: 5 }).toBe(true);
    expect(await end(child, 'SIGINT')).toBe(0);
    expect((await output).trim().split('\n')).toEqual(STOPPED);
    expect(existsSync(file)).toBe(false);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('leaves no database running where work does not end, and says so in one sentence', async () => {
    await end(running.process, 'SIGTERM');
    running = await start({ DATA_DIR: dataDir }, IMPATIENT_CONSOLE);
    const opened = await joinRunningDatabase(readSettings({ DATA_DIR: dataDir }));
    if (opened === null) throw new Error('The console does not run.');
    const { database } = opened;
    const id = crypto.randomUUID();
    // The check of an import waits for another check of it.
    const other = await database.connect();
    await other.query('select pg_advisory_lock(33, hashtext($1))', [id]);
    await enqueue(database, 'check-import', { id });
    const waiting = `select from pg_locks where locktype = 'advisory' and classid = 33 and not granted`;
    await expect.poll(async () => (await database.query(waiting)).rowCount).toBe(1);
    let said = '';
    running.process.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    expect(await end(running.process, 'SIGTERM')).toBe(1);
    await expect(other.query('select')).rejects.toThrow(/terminat|queryable|closed/);
    await opened.close();
    expect(said).toMatch(/^Some work did not end in time and was cut off\. .*\n$/m);
    expect(existsSync(await pidFile())).toBe(false);
  });

  it('answers while the demo game is being loaded, and stops cleanly meanwhile', async () => {
    running = await start({ DATA_DIR: dataDir, DEMO: '1' }, CONSOLE, LISTENS);
    expect(await readiness()).toMatchObject({ status: 'not ready', checks: { content: 'loading' } });
    expect(await end(running.process, 'SIGTERM')).toBe(0);
    expect(existsSync(await pidFile())).toBe(false);
  });
});

const STOPPED = [
  'Stopping the start.',
  'The start was stopped before the console was ready. The next start goes on from there.',
];

describe('a start that is stopped', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await createOwnedFolder('quartermaster-main-');
  });
  afterAll(async () => {
    await removePostgresHome(dataDir);
    await rm(dataDir, { recursive: true });
  });

  /** Stops a start in this process once it has come as far as `isAt` says; answers what it ends with. */
  async function problemOfStopped(databaseUrl: string, isAt: () => Promise<boolean> | boolean) {
    const stopping = new AbortController();
    const settings = readSettings({ DEMO: '0', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    const problem = problemOf(settings, stopping.signal);
    await expect.poll(isAt, { interval: 5 }).toBe(true);
    stopping.abort();
    return problem;
  }

  it('ends while it waits for another one that prepares the database', async () => {
    const database = await createEmptyTestDatabase();
    const other = await database.connect();
    await other.query('select pg_advisory_lock(3, 1)');
    const waiting = `select from pg_locks join pg_database d on d.oid = database
      where datname = current_database() and locktype = 'advisory' and classid = 3 and not granted`;
    const isWaiting = async () => (await database.query(waiting)).rowCount === 1;
    expect(await problemOfStopped(database.url, isWaiting)).toMatchObject({ name: 'AbortError' });
    await other.close();
    await expect.poll(isWaiting).toBe(false);
    await database.close();
  });

  it('ends while it waits for a database that does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    let isAsked = false;
    silent.on('connection', (socket) => {
      isAsked = true;
      socket.on('error', () => undefined);
    });
    const { port } = silent.address() as AddressInfo;
    const url = `postgres://console@127.0.0.1:${port}/console`;
    expect(await problemOfStopped(url, () => isAsked)).toMatchObject({ name: 'AbortError' });
    silent.close();
  });

  it('says so, and leaves no database behind that it was making', async () => {
    const child = launch({ DATA_DIR: dataDir });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    const closed = once(child, 'close');
    await expect.poll(() => output, { interval: 5 }).toContain('Making a PostgreSQL');
    expect(await end(child, 'SIGTERM')).toBe(0);
    await closed;
    expect(output.trim().split('\n')).toEqual(expect.arrayContaining(STOPPED));
    const { cluster } = await preparePostgresHome(dataDir);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
    expect(existsSync(`${cluster}.new`)).toBe(false);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });
});
