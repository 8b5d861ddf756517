import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { checkBackup } from './check-backup.ts';
import { writeBackup } from './write-backup.ts';

type Dependencies = {
  readonly database: Database;
  readonly files: FileStore;
  /** Where backups go, and how many stay there. */
  readonly folder: string;
  readonly keep: number;
  readonly now: Date;
};

const NAME = /^quartermaster-\d{4}-\d{2}-\d{2}\.backup$/;

/**
 * Writes the backup of a day, reads it to its end, and only then removes what is older than the last
 * `keep` ones. It runs unattended: an unreadable backup would only be noticed when it is needed.
 */
export async function makeNightlyBackup({
  database,
  files,
  folder,
  keep,
  now,
}: Dependencies): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `quartermaster-${now.toISOString().slice(0, 10)}.backup`);
  await writeBackup({ database, files, now }, file);
  await checkBackup(file);
  const backups = await listBackups(folder);
  for (const name of backups.slice(0, -keep)) await rm(join(folder, name));
  return file;
}

/** When the newest backup of a folder was written; null: there is none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const newest = (await listBackups(folder).catch(() => [])).at(-1);
  return newest === undefined ? null : (await stat(join(folder, newest))).mtime;
}

/** The nightly backups of a folder, oldest first. */
async function listBackups(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
}
