import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { POINTER } from '../platform/postgres-home.ts';
import { createOwnedFolder, IN_MEMORY, removeLeftBehind } from './left-behind.ts';

/** Twice what the databases of a test run take. */
const ROOM_BYTES = 8 * 1024 ** 3;

/**
 * Makes a folder for data folders of tests: in memory where there is room, else on the disk. A database has
 * thousands of files, and creating them on a disk took a third of a run. What earlier runs left behind goes first.
 */
export async function createTestFolder(prefix: string): Promise<string> {
  await removeLeftBehind();
  const folder = await createOwnedFolder(prefix, (await hasRoom()) ? IN_MEMORY : tmpdir());
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
  if (process.getuid?.() !== 0 || existsSync(join(dataDir, POINTER))) return;
  await mkdir(homeBeside(dataDir));
  await writePointer(dataDir);
}

/** Copies a folder made by `prepareDataFolder` on which no console works. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  // With owners: the database belongs to another user than root.
  await copy(from, to);
  if (!existsSync(join(from, POINTER))) return;
  await copy(homeBeside(from), homeBeside(to));
  await writePointer(to);
}

/** Also into a folder that is there. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);
const homeBeside = (dataDir: string): string => `${dataDir}-postgres`;
const writePointer = (dataDir: string) => writeFile(join(dataDir, POINTER), `${homeBeside(dataDir)}\n`);

async function hasRoom(): Promise<boolean> {
  if (!existsSync(IN_MEMORY) || process.availableMemory() < ROOM_BYTES) return false;
  const { bavail, bsize } = await statfs(IN_MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}
