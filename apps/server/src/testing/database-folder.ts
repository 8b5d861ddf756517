import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POINTER } from '../platform/postgres-home.ts';

const IN_MEMORY = '/dev/shm';
/** Databases of the tests and what they log, with as much to spare. */
const ROOM_BYTES = 8 * 1024 ** 3;

/**
 * A new folder for data folders of tests: in memory where there is room, else on the disk. A database has
 * thousands of files; making them on a disk took a third of a run.
 */
export async function createTestFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join((await hasRoom()) ? IN_MEMORY : tmpdir(), prefix));
  // Who runs root's database has to get through to it.
  await chmod(folder, 0o711);
  return folder;
}

/**
 * Makes a data folder whose database is beside it: root's would go to a folder of the system, on a disk.
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
