import { execFile } from 'node:child_process';
import { chmod, mkdir, open, rm, stat, statfs, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const DISK_BYTES = 12 * 1024 ** 3;
const CHUNK_BYTES = 64 * 1024;
/** What is left for the last writes, which find out where the disk really ends. */
const SPARE_BYTES = 16 * 1024 ** 2;
const FULL_MILLISECONDS = 6000;
const UNMOUNT_WITHIN_MILLISECONDS = 20_000;

/**
 * Gives a data folder a small disk of its own, database included, so that it can be filled. Only root may
 * mount one; answers false where that cannot be done.
 */
export async function mountOwnDisk(dataDir: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const image = imageOf(dataDir);
  try {
    await writeFile(image, '');
    await truncate(image, DISK_BYTES);
    await run('mkfs.ext4', ['-q', '-m', '0', image]);
    await run('mount', ['-o', 'loop', image, dataDir]);
  } catch {
    await rm(image, { force: true });
    return false;
  }
  await rm(join(dataDir, 'lost+found'), { recursive: true, force: true });
  // The database of root works as another user, who has to get there.
  await chmod(dataDir, 0o755);
  const home = join(dataDir, 'database');
  await mkdir(home);
  await writeFile(join(dataDir, 'postgres-is-in'), home);
  return true;
}

/** The processes on it have ended, though the system may take a moment to notice. */
export async function unmountOwnDisk(dataDir: string): Promise<void> {
  const deadline = Date.now() + UNMOUNT_WITHIN_MILLISECONDS;
  while (await isOwnDisk(dataDir)) {
    await run('umount', [dataDir]).catch(async (problem: unknown) => {
      if (Date.now() > deadline) throw problem;
      await sleep(200);
    });
  }
  await rm(imageOf(dataDir), { force: true });
}

const imageOf = (dataDir: string): string => `${dataDir}.disk`;

async function isOwnDisk(dataDir: string): Promise<boolean> {
  return (await stat(dataDir)).dev !== (await stat(dirname(dataDir))).dev;
}

/** Leaves not a byte, for a while. */
export async function fillDisk(dataDir: string): Promise<readonly string[]> {
  if (!(await isOwnDisk(dataDir))) return ['the data folder has no disk of its own to fill'];
  const ballast = join(dataDir, 'ballast');
  try {
    const { bavail, bsize } = await statfs(dataDir);
    const bytes = Math.max(bavail * bsize - SPARE_BYTES, 0);
    if (bytes > 0) await run('fallocate', ['-l', String(bytes), ballast]);
    const until = Date.now() + FULL_MILLISECONDS;
    while (Date.now() < until) {
      await writeUntilFull(`${ballast}-rest`);
      await sleep(100);
    }
    return [];
  } finally {
    for (const file of [ballast, `${ballast}-rest`]) await rm(file, { force: true });
  }
}

async function writeUntilFull(file: string): Promise<void> {
  await using handle = await open(file, 'a');
  try {
    for (;;) await handle.write(Buffer.alloc(CHUNK_BYTES, 1));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOSPC') throw problem;
  }
}
