import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';
import { copyBinaries, findShippedBinaries } from './postgres-binaries.ts';
import { sha256 } from './sha256.ts';

/** Who runs the database: PostgreSQL refuses root, so root lends it to an unprivileged user. */
type Owner = { readonly uid: number; readonly gid: number };

/** Where the embedded PostgreSQL of one data folder lives. */
export type PostgresHome = {
  readonly binaries: string;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly logFile: string;
  /** Null: the person who started us. */
  readonly owner: Owner | null;
};

/** Users that may already exist for this, best first; the last one exists everywhere. */
const OWNER_NAMES = ['quartermaster', 'postgres', 'nobody'];
export const ROOT_FOLDER = '/var/lib/quartermaster';
/** In the data folder of root: where its database is. */
export const POINTER = 'postgres-is-in';
/** In that place: the data folder it belongs to. */
export const BACK_POINTER = 'data-folder';
/** A Unix socket address holds about 100 bytes. */
const LONGEST_SOCKET_FOLDER = 85;

const isRoot = (): boolean => process.getuid?.() === 0;

/** Finds or makes the folders of the embedded PostgreSQL. */
export async function preparePostgresHome(dataDir: string): Promise<PostgresHome> {
  if (process.platform === 'win32') {
    throw new PlainError(
      'The embedded database needs Linux or macOS: set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const shipped = await findShippedBinaries();
  const binaries = isRoot() ? await copyBinaries(shipped, ROOT_FOLDER) : shipped;
  const home = await findHome(dataDir);
  const owner = isRoot() ? await findOwner(home) : null;
  const socketFolder = socketFolderOf(home);
  for (const folder of [home, socketFolder]) await makePrivateFolder(folder, owner);
  if (home.startsWith(ROOT_FOLDER)) await writePointers(dataDir, home);
  return {
    binaries,
    owner,
    socketFolder,
    cluster: join(home, 'cluster'),
    logFile: join(home, 'postgres.log'),
  };
}

/** Removes what `preparePostgresHome` made for a data folder; its server must have ended. */
export async function removePostgresHome(dataDir: string): Promise<void> {
  const home = await findHome(dataDir);
  await rm(socketFolderOf(home), { recursive: true, force: true });
  await rm(home, { recursive: true, force: true });
  await rm(join(dataDir, POINTER), { force: true });
}

const homeInside = (dataDir: string): string => join(dataDir, 'postgres');

/** What the pointer of a data folder says; empty without one. */
async function readPointer(dataDir: string): Promise<string> {
  const [pointed = ''] = (await readFile(join(dataDir, POINTER), 'utf8').catch(() => '')).split('\n');
  return pointed;
}

/** Where the database of a data folder is that was prepared before. */
export async function databaseFolderOf(dataDir: string): Promise<string> {
  return (await readPointer(dataDir)) || homeInside(dataDir);
}

/** Whether an embedded database was made for a data folder. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  return existsSync(join(await databaseFolderOf(dataDir), 'cluster'));
}

/** In the data folder itself, unless root could not let another user in there. */
async function findHome(dataDir: string): Promise<string> {
  const inside = homeInside(dataDir);
  const pointed = await readPointer(dataDir);
  if (isRoot()) {
    if (existsSync(join(inside, 'cluster'))) return inside;
    return existsSync(pointed) ? refuseCopy(dataDir, pointed) : findUnusedHome(dataDir);
  }
  if (pointed !== '') {
    throw new PlainError(
      `The data folder ${dataDir} was made by root and its database is in ${pointed}: start as root, or restore a backup into another DATA_DIR.`,
    );
  }
  return inside;
}

/**
 * A data folder without a pointer is a new one, even where one of that name was deleted before: its
 * database is left alone, in case the folder was deleted by mistake.
 */
function findUnusedHome(dataDir: string): string {
  const first = join(ROOT_FOLDER, nameOf(dataDir));
  let home = first;
  for (let count = 2; existsSync(join(home, 'cluster')); count += 1) home = `${first}-${count}`;
  return home;
}

/** A moved data folder still finds its database; a copied one must not share it with the original. */
async function refuseCopy(dataDir: string, home: string): Promise<string> {
  const original = await readFile(join(home, BACK_POINTER), 'utf8').catch(() => dataDir);
  if (original === dataDir || !existsSync(join(original, POINTER))) return home;
  throw new PlainError(
    `The data folder ${dataDir} is a copy of ${original} without its database: use "npm run backup" and "npm run restore" instead.`,
  );
}

async function writePointers(dataDir: string, home: string): Promise<void> {
  const explanation = 'The database of this folder is there, because PostgreSQL does not run as root.';
  await writeWhole(join(home, BACK_POINTER), dataDir);
  await writeWhole(join(dataDir, POINTER), `${home}\n\n${explanation}\n`);
}

/**
 * Writes a file atomically. Several processes of a data folder write it, and one may be killed meanwhile: an
 * emptied file would make the next start create a new database.
 */
async function writeWhole(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, text);
  await rename(partial, file);
}

function socketFolderOf(home: string): string {
  const inside = join(home, 'run');
  if (inside.length <= LONGEST_SOCKET_FOLDER) return inside;
  return join(tmpdir(), `quartermaster-${process.getuid?.()}-${nameOf(home)}`);
}

const nameOf = (path: string): string => sha256(path).slice(0, 16);

/** In a shared folder another user may have made it first: only its owner can set its mode. */
async function makePrivateFolder(folder: string, owner: Owner | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
}

/** The present owner of the cluster, or the first user there is for it. */
async function findOwner(home: string): Promise<Owner> {
  const cluster = join(home, 'cluster');
  if (existsSync(cluster)) {
    const { uid, gid } = await stat(cluster);
    return { uid, gid };
  }
  for (const name of OWNER_NAMES) {
    const owner = findUser(name);
    if (owner !== null) return owner;
  }
  throw new PlainError(
    `PostgreSQL does not run as root and none of the users ${OWNER_NAMES.join(', ')} exists: start as an ordinary user.`,
  );
}

function findUser(name: string): Owner | null {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}
