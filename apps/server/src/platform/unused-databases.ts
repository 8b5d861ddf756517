import { existsSync, type Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BACK_POINTER, POINTER, ROOT_FOLDER } from './postgres-home.ts';

/** A database outside its data folder, as root has them, whose data folder does not lead to it. */
type UnusedDatabase = {
  readonly folder: string;
  /** Where its data folder was. */
  readonly dataDir: string;
  readonly bytes: number;
};

/**
 * Databases of data folders that are gone. A folder that was moved leads to its database from where it
 * is now, and says so at its next start only: nothing here may be removed without a look.
 */
export async function findUnusedDatabases(root = ROOT_FOLDER): Promise<UnusedDatabase[]> {
  const unused: UnusedDatabase[] = [];
  for (const name of (await readdir(root).catch((): string[] => [])).sort()) {
    const folder = join(root, name);
    if (!existsSync(join(folder, 'cluster'))) continue;
    const dataDir = await readFile(join(folder, BACK_POINTER), 'utf8').catch(() => 'an unknown folder');
    const pointer = await readFile(join(dataDir, POINTER), 'utf8').catch(() => '');
    if (pointer.split('\n')[0] === folder) continue;
    const bytes = await sizeOf(folder);
    if (existsSync(folder)) unused.push({ folder, dataDir, bytes });
  }
  return unused;
}

/** A folder may be removed while its files are counted: missing files count no bytes. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(insteadOfGone<Dirent[]>([]));
  let bytes = 0;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await sizeOf(path);
    else if (entry.isFile()) bytes += await stat(path).then(({ size }) => size, insteadOfGone(0));
  }
  return bytes;
}

const insteadOfGone =
  <T>(instead: T) =>
  (problem: NodeJS.ErrnoException): T => {
    if (problem.code !== 'ENOENT') throw problem;
    return instead;
  };
