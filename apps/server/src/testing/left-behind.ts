import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHolder, findLockHolder, thisProcess } from '../platform/data-lock.ts';
import { removeEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { POINTER } from '../platform/postgres-home.ts';

/** In memory, where the system has such a folder. */
export const IN_MEMORY = '/dev/shm';

const NAME = /^quartermaster-/;

/** Names the process that made a folder. Containers may share a folder without seeing each other's processes. */
const OWNER = `made-by-${hostname()}`;

/** Makes a folder that the next test run removes should this process be killed before it does so itself. */
export async function createOwnedFolder(prefix: string, parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, prefix));
  await writeFile(join(folder, OWNER), thisProcess());
  return folder;
}

/**
 * Removes owned folders whose process has ended, with the databases of the data folders inside, wherever these
 * are. A folder without a mark stays, as does one in which a product still works. Answers what was removed.
 */
export async function removeLeftBehind(
  parents: readonly string[] = [IN_MEMORY, tmpdir()],
): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const parent of new Set(parents)) {
    const names = await readdir(parent).catch((): string[] => []);
    for (const name of names.filter((entry) => NAME.test(entry)))
      if (await removeWithoutOwner(join(parent, name))) removed.push(join(parent, name));
  }
  return removed;
}

async function removeWithoutOwner(folder: string): Promise<boolean> {
  const mark = join(folder, OWNER);
  if (!existsSync(mark) || (await findHolder(mark)) !== null) return false;
  const inside = await readdir(folder).catch((): string[] => []);
  const places = [folder, ...inside.map((name) => join(folder, name))];
  const dataFolders = places.filter((place) => existsSync(join(place, POINTER)) || hasCluster(place));
  for (const dataDir of dataFolders) if ((await findLockHolder(dataDir)) !== null) return false;
  for (const dataDir of dataFolders) await removeEmbeddedPostgres(dataDir);
  await rm(folder, { recursive: true, force: true });
  return true;
}

const hasCluster = (place: string): boolean => existsSync(join(place, 'postgres', 'cluster'));
