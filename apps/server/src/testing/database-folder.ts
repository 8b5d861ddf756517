import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POINTER } from '../platform/postgres-home.ts';

const IN_MEMORY = '/dev/shm';
/** Twice what the databases of a test run take. */
const ROOM_BYTES = 8 * 1024 ** 3;

/**
 * Makes a folder for data folders of tests: in memory where there is room, else on the disk. A database has
 * thousands of files, and creating them on a disk took a third of a run.
 */
export async function createTestFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join((await hasRoom()) ? IN_MEMORY : tmpdir(), prefix));
  // PostgreSQL runs as another user than root, who has to reach the database inside.
  await chmod(folder, 0o711);
  return folder;
}

/**
 * Makes a data folder with its database beside it. As root the database would go to /var/lib, on the disk.
 * `removePostgresHome` and `rm` remove it.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const pointer = join(dataDir, POINTER);
  if (process.getuid?.() !== 0 || existsSync(pointer)) return;
  const home = `${dataDir}-postgres`;
  await mkdir(home);
  await writeFile(pointer, `${home}\n`);
}

async function hasRoom(): Promise<boolean> {
  if (!existsSync(IN_MEMORY) || process.availableMemory() < ROOM_BYTES) return false;
  const { bavail, bsize } = await statfs(IN_MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}
