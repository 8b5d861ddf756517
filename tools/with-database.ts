import { isDatabaseAway, type Database } from '../apps/server/src/db/database.ts';
import { isUsed } from '../apps/server/src/db/is-used.ts';
import { inLane } from '../apps/server/src/db/lanes.ts';
import { isMigrated } from '../apps/server/src/db/migrate.ts';
import { joinRunningDatabase, openDatabase, type OpenDatabase } from '../apps/server/src/db/open-database.ts';
import { lockDataFolder } from '../apps/server/src/platform/data-lock.ts';
import { explainProblem } from '../apps/server/src/platform/explain-problem.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { hasDatabase } from '../apps/server/src/platform/postgres-home.ts';
import { readSettings, type Settings } from '../apps/server/src/platform/settings.ts';

type Work = (opened: OpenDatabase, settings: Settings) => Promise<void>;

/** Runs a command against the console's database, whether or not the console is running. */
export async function withDatabase(work: Work): Promise<void> {
  const workIfUsed: Work = async (opened, settings) => {
    await refuseUnused(opened.database);
    await work(opened, settings);
  };
  await runCommand(async (settings) => {
    const running = await joinRunningDatabase(settings);
    if (running === null) return withOwnDatabase(settings, workIfUsed);
    await workThenClose(running, settings, async (opened) => {
      await refuseStarting(opened.database, settings);
      await workIfUsed(opened, settings);
    });
  });
}

/** Half-way through its migrations a database has some tables and lacks others. */
async function refuseStarting(database: Database, { dataDir }: Settings): Promise<void> {
  // A first start makes the database itself, and then its tables.
  const isReady = await isMigrated(database).catch((problem: { readonly code?: string }) => {
    if (problem.code === '3D000' || problem.code === '42P01' || isDatabaseAway(problem)) return false;
    throw problem;
  });
  if (!isReady)
    throw new PlainError(
      `The console on the data folder ${dataDir} is still starting: run this again when it says that it is ready.`,
    );
}

const NEVER_USED =
  'No console has used this database yet: set DATA_DIR or DATABASE_URL to what the console is started with.';

async function refuseUnused(database: Database): Promise<void> {
  if (!(await isUsed(database))) throw new PlainError(NEVER_USED);
}

/** Runs a command while nothing else may use the database of the settings. In a wrong folder nothing is made. */
async function withOwnDatabase(settings: Settings, work: Work): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === null && !(await hasDatabase(dataDir))) throw new PlainError(NEVER_USED);
  const release = databaseUrl === null ? await lockDataFolder(dataDir) : async () => undefined;
  try {
    await workThenClose(await openDatabase({ settings }), settings, work);
  } finally {
    await release();
  }
}

async function workThenClose(opened: OpenDatabase, settings: Settings, work: Work): Promise<void> {
  try {
    await work(opened, settings);
  } finally {
    await opened.close();
  }
}

/** Ends a command with one sentence when something went wrong that a person can do something about. */
export async function runCommand(command: (settings: Settings) => Promise<void>): Promise<void> {
  let settings: Settings | null = null;
  try {
    settings = readSettings(process.env);
    const readable = settings;
    await inLane('maintenance', () => command(readable));
  } catch (problem) {
    const stack = problem instanceof Error ? problem.stack : String(problem);
    console.error(explainProblem(problem, settings) ?? stack);
    process.exitCode = 1;
  }
}
