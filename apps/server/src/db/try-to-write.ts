import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

/** More than one page or block, which may still be free in a file that is there already. */
const TRIED_BYTES = 1024 * 1024;
const PAGE_BYTES = 8192;

/** Writes a little to the disk of the files and to that of the database, and takes it back. */
export async function tryToWrite(database: Database, dataDir: string): Promise<void> {
  const file = join(dataDir, 'disk-trial');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(file, Buffer.alloc(TRIED_BYTES, 1), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
  await database.transaction(async (tx) => {
    await tx.query('create temp table disk_trial (filling text storage plain) on commit drop');
    await tx.query(`insert into disk_trial select repeat('x', $1) from generate_series(1, $2)`, [
      PAGE_BYTES / 2,
      TRIED_BYTES / PAGE_BYTES,
    ]);
  });
}
