import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/db/database.ts';
import { joinRunningDatabase } from '../../apps/server/src/db/open-database.ts';
import { sqlStateOf } from '../../apps/server/src/db/statement-fault.ts';
import { readSettings } from '../../apps/server/src/platform/settings.ts';
import { killBackup, killMigration } from './killed-commands.ts';
import { killRestore } from './killed-restore.ts';
import type { Scene } from './fault-scene.ts';
import { fillDisk } from './own-disk.ts';
import { commandLine, descendants, gone, signal } from './processes.ts';
import type { Product } from './product.ts';

const AWAY_MILLISECONDS = 12_000;
const EXHAUSTED_MILLISECONDS = 10_000;
/** Several publishes in a row may be refused before one is on its way. */
const PUBLISH_WITHIN_MILLISECONDS = 20_000;

export type Fault = {
  readonly name: string;
  /** What must survive: the very process of the console, or what it acknowledged alone. */
  readonly survives: 'console' | 'data';
  /** Whether it strikes only where the data folder has a disk of its own. */
  readonly needsOwnDisk?: boolean;
  /** Answers what it found wrong by itself. */
  readonly strike: (scene: Scene) => Promise<readonly string[]>;
};

/** Another fault is another entry. */
export const FAULTS: readonly Fault[] = [
  { name: 'everything killed', survives: 'data', strike: ({ product }) => nothingWrong(product.kill()) },
  { name: 'console killed', survives: 'data', strike: ({ product }) => nothingWrong(product.killConsole()) },
  {
    name: 'publish killed',
    survives: 'data',
    async strike({ product, publishing, random }) {
      await Promise.race([publishing(), sleep(PUBLISH_WITHIN_MILLISECONDS)]);
      await sleep(random.below(150));
      return nothingWrong(product.killConsole());
    },
  },
  { name: 'one backend killed', survives: 'console', strike: killBackend },
  {
    name: 'postmaster killed',
    survives: 'console',
    strike: ({ product }) => endPostmaster(product, 'SIGKILL'),
  },
  {
    name: 'database restarted',
    survives: 'console',
    // The fast shutdown of PostgreSQL.
    strike: ({ product }) => endPostmaster(product, 'SIGINT'),
  },
  { name: 'database frozen', survives: 'console', strike: freezeDatabase },
  { name: 'pool exhausted', survives: 'console', strike: exhaustPool },
  { name: 'game servers killed', survives: 'console', strike: killGameServers },
  { name: 'backup killed', survives: 'console', strike: killBackup },
  { name: 'migration killed', survives: 'console', strike: killMigration },
  { name: 'restore killed', survives: 'console', strike: killRestore },
  {
    name: 'disk full',
    survives: 'console',
    needsOwnDisk: true,
    strike: ({ dataDir }) => fillDisk(dataDir),
  },
];

async function nothingWrong(strike: Promise<void>): Promise<readonly string[]> {
  await strike;
  return [];
}

const POSTMASTER = /\/bin\/postgres -D /;
const BACKEND = /^postgres: console quartermaster /;
const GAME_SERVER = /\/game-server\/src\/demo\.ts/;

/** Processes of the product whose command line looks like that. */
async function findProcesses(pid: number, looks: RegExp): Promise<number[]> {
  const all = await descendants(pid);
  const lines = await Promise.all(all.map(commandLine));
  return all.filter((_, index) => looks.test(lines[index] ?? ''));
}

const postmaster = async ({ pid }: Product): Promise<number | undefined> =>
  (await findProcesses(pid, POSTMASTER))[0];

function signalOne(pid: number | undefined, name: NodeJS.Signals, what: string): readonly string[] {
  if (pid === undefined) return [`there is no ${what} to strike`];
  signal(pid, name);
  return [];
}

/** Until it is gone: a shutdown takes a while, in which the database still answers that it is ready. */
async function endPostmaster(product: Product, name: NodeJS.Signals): Promise<readonly string[]> {
  const pid = await postmaster(product);
  const problems = signalOne(pid, name, 'postmaster');
  if (pid !== undefined) await gone(pid);
  return problems;
}

async function killBackend({ product, random }: Scene): Promise<readonly string[]> {
  const backends = await findProcesses(product.pid, BACKEND);
  const problems = signalOne(backends[random.below(backends.length)], 'SIGKILL', 'backend');
  // PostgreSQL ends the others with it. Until then the console still seems to be ready.
  await Promise.all(backends.map(gone));
  return problems;
}

async function killGameServers({ product }: Scene): Promise<readonly string[]> {
  const [game] = await findProcesses(product.pid, GAME_SERVER);
  // They stay away until the console starts again: an earlier round may have killed them.
  if (game !== undefined) signal(game, 'SIGKILL');
  return [];
}

async function freezeDatabase({ product }: Scene): Promise<readonly string[]> {
  const main = await postmaster(product);
  if (main === undefined) return ['there is no postmaster to strike'];
  // The postmaster first: it would start no process that is missed here.
  signal(main, 'SIGSTOP');
  const frozen = [main, ...(await descendants(main))];
  for (const pid of frozen) signal(pid, 'SIGSTOP');
  await sleep(AWAY_MILLISECONDS);
  for (const pid of frozen.toReversed()) signal(pid, 'SIGCONT');
  return [];
}

/** Gives up before PostgreSQL resolves a deadlock: the process that it ends must not be a writer. */
async function holdTables(database: Database): Promise<boolean> {
  try {
    await database.transaction(
      async (tx) => {
        await tx.query('lock table revision, change_set in access exclusive mode');
        await sleep(EXHAUSTED_MILLISECONDS);
      },
      { lock_timeout: '500ms' },
    );
    return true;
  } catch (problem) {
    if (sqlStateOf(problem) !== '55P03') throw problem;
    return false;
  }
}

/** A lock that every request needs: each one holds its connection, until there is none left. */
async function exhaustPool({ dataDir }: Scene): Promise<readonly string[]> {
  const opened = await joinRunningDatabase(readSettings({ DATA_DIR: dataDir }));
  if (opened === null) return ['the product does not run'];
  try {
    const { database } = opened;
    while (!(await holdTables(database)));
    return [];
  } finally {
    await opened.close();
  }
}
