import { POWERFUL_ROLE, prepareConsoleDatabase, reachesServerFiles } from './console-role.ts';
import { createDatabase, type Database } from './database.ts';
import { addressOfRunningPostgres, keepEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { findLockHolder } from '../platform/data-lock.ts';
import { PlainError } from '../platform/plain-error.ts';
import type { Settings } from '../platform/settings.ts';

/** A database that can be used, and how to leave it. */
export type OpenDatabase = {
  readonly database: Database;
  readonly url: string;
  readonly isEmbedded: boolean;
  /** Where the SQL console reads, as a role that may only read; null: nowhere. */
  readonly readerUrl: string | null;
  /** Resolves when an embedded server ended and could not be brought back. */
  readonly lost: Promise<void>;
  readonly close: () => Promise<void>;
  /** Ends an embedded server, also with open connections; their transactions are rolled back. */
  readonly endServer: () => Promise<void>;
};

type Dependencies = {
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'replicaUrl'>>;
  readonly onProblem?: (problem: Error) => void;
  readonly tell?: (sentence: string) => void;
  /** Ends a start of the embedded server half-way. */
  readonly signal?: AbortSignal;
  /** Called while the embedded server is made and while it starts: work for the time until it is ready. */
  readonly whileItStarts?: () => void;
};

const DATABASE = 'quartermaster';
const OLDEST_VERSION = 160_000;
/** What PostgreSQL brings with itself, though some packages leave it out. */
const EXTENSIONS = ['pg_trgm', 'btree_gin'];

/** Opens the database that the settings name, starting the embedded one. The data folder must be locked. */
export async function openDatabase({
  settings,
  onProblem,
  tell,
  signal,
  whileItStarts,
}: Dependencies): Promise<OpenDatabase> {
  const { replicaUrl = null } = settings;
  if (settings.databaseUrl !== null) return openServer(settings.databaseUrl, replicaUrl, { onProblem, tell });
  const keeper = await keepEmbeddedPostgres(
    { dataDir: settings.dataDir, tell, signal, whileItStarts },
    onProblem,
  );
  const url = keeper.urlOf(DATABASE);
  const database = createDatabase({ url, onProblem });
  const close = async (): Promise<void> => {
    await database.close();
    await keeper.stop();
  };
  try {
    await prepareConsoleDatabase(keeper, DATABASE);
  } catch (problem) {
    await close();
    throw problem;
  }
  const readerUrl = replicaUrl ?? keeper.readerUrlOf(DATABASE);
  return { database, url, isEmbedded: true, readerUrl, lost: keeper.lost, close, endServer: keeper.stop };
}

/** Joins the embedded server that a running console keeps; null when nothing runs on the data folder. */
export async function joinRunningDatabase(settings: Settings): Promise<OpenDatabase | null> {
  if (settings.databaseUrl !== null || (await findLockHolder(settings.dataDir)) === null) return null;
  const url = await addressOfRunningPostgres(settings.dataDir, DATABASE);
  const database = createDatabase({ url });
  return {
    database,
    url,
    isEmbedded: true,
    readerUrl: null,
    lost: never(),
    close: () => database.close(),
    endServer: async () => undefined,
  };
}

async function openServer(
  url: string,
  readerUrl: string | null,
  { onProblem, tell }: Pick<Dependencies, 'onProblem' | 'tell'>,
): Promise<OpenDatabase> {
  const database = createDatabase({ url, onProblem });
  try {
    await refuseUnfit(database);
    if (await reachesServerFiles(database)) tell?.(POWERFUL_ROLE);
  } catch (problem) {
    await database.close();
    throw problem;
  }
  return {
    database,
    url,
    isEmbedded: false,
    readerUrl,
    lost: never(),
    close: () => database.close(),
    endServer: async () => undefined,
  };
}

const never = (): Promise<void> => new Promise(() => undefined);

type Server = {
  readonly version: number;
  readonly encoding: string;
  readonly has_letters: boolean;
  readonly missing: readonly string[];
};

/** A server of one's own must know the letters of every language, or search finds nothing in Chinese. */
async function refuseUnfit(database: Database): Promise<void> {
  const { rows } = await database.query<Server>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       '龍' ~ '^[[:alpha:]]$' as has_letters, array(
         select unnest($1::text[]) except select name::text from pg_available_extensions) as missing`,
    [EXTENSIONS],
  );
  const [server] = rows;
  if (server === undefined || server.version < OLDEST_VERSION) {
    throw new PlainError('The server at DATABASE_URL is too old: it must be PostgreSQL 16 or newer.');
  }
  if (server.encoding !== 'UTF8' || !server.has_letters) {
    throw new PlainError(
      "The database at DATABASE_URL must have the encoding UTF8 and a real character type: create it with \"template template0 encoding 'UTF8' locale 'C.UTF-8'\".",
    );
  }
  if (server.missing.length > 0) {
    throw new PlainError(
      `The server at DATABASE_URL does not offer ${server.missing.join(' and ')}: install PostgreSQL's contrib package.`,
    );
  }
}
