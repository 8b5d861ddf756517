import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDiskRoom, tellScarceRoom } from './disk-room.ts';
import { POINTER } from './postgres-home.ts';

const run = promisify(execFile);

describe('room on the disks', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quartermaster-room-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is that of the files, and of the embedded database where that is', async ({ skip }) => {
    const elsewhere = join(dataDir, 'elsewhere');
    await mkdir(elsewhere);
    await writeFile(join(dataDir, POINTER), `${elsewhere}\n`);
    expect((await readDiskRoom({ dataDir, databaseUrl: 'postgres://x' })).map(({ of }) => of)).toEqual([
      'files',
    ]);
    // Only root may mount, and not everywhere.
    const mount = ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', elsewhere];
    if ((await run('mount', mount).catch(() => null)) === null) return skip();
    try {
      const [files, database] = await readDiskRoom({ dataDir, databaseUrl: null });
      expect(database).toEqual({ of: 'database', freeBytes: 64 * 1024 });
      expect(files?.of).toBe('files');
      expect(files?.freeBytes).toBeGreaterThan(0);
    } finally {
      await run('umount', [elsewhere]);
    }
  });

  it('is read in the data folder, where root did not start the console', async () => {
    await mkdir(join(dataDir, 'postgres'));
    const rooms = await readDiskRoom({ dataDir, databaseUrl: null });
    expect(rooms.map(({ of }) => of)).toEqual(['files', 'database']);
  });
});

it('a disk with less than 1 GB is told, and no other', () => {
  const warn = vi.fn<() => void>();
  const rooms = [
    { of: 'files', freeBytes: 1024 ** 3 },
    { of: 'database', freeBytes: 1024 ** 3 - 1 },
  ] as const;
  tellScarceRoom(rooms, { warn });
  expect(warn.mock.calls).toEqual([
    [{ of: 'database', megabytes: 1023 }, 'a disk has less than 1 GB of free space'],
  ]);
});
