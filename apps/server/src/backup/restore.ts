import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readMark } from '../db/files-mark.ts';
import { openDatabase } from '../db/open-database.ts';
import { lockDataFolder } from '../platform/data-lock.ts';
import type { FileStore } from '../platform/file-store.ts';
import { openFileStore } from '../platform/open-file-store.ts';
import { removeEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { PlainError } from '../platform/plain-error.ts';
import type { Settings } from '../platform/settings.ts';
import type { BackupManifest } from './backup-file.ts';
import { readBackup, refuseUsedDatabase } from './read-backup.ts';
import { removeRestoreMark, RESTORE_MARK, writeRestoreMark } from './restore-mark.ts';

type Target = Pick<Settings, 'dataDir' | 'databaseUrl' | 'filesUrl'>;
type Open = Awaited<ReturnType<typeof openDatabase>>;

/**
 * Brings a backup into an empty data folder and database. A mark in the folder says so from before
 * anything is touched; one that is killed leaves the mark, and the next restore clears what it left.
 */
export async function restoreBackup(file: string, target: Target): Promise<BackupManifest> {
  const { dataDir } = target;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockDataFolder(dataDir);
  try {
    return await restoreInto(file, target);
  } finally {
    await release();
    // A restore that failed leaves no folder, unless there is more in it or it is a mounted volume.
    await rmdir(dataDir).catch(() => undefined);
  }
}

async function restoreInto(file: string, target: Target): Promise<BackupManifest> {
  const { dataDir, databaseUrl } = target;
  await refuseUsedFolder(dataDir);
  const files = await openFileStore(target);
  if (target.filesUrl !== null) await refuseUsedStore(files);
  // Before anything is cleared: a restore that ended but for its mark left files that belong to the database.
  if (databaseUrl !== null) await withOpen(target, ({ database }) => refuseUsedDatabase(database));
  await writeRestoreMark(dataDir, { file, since: new Date().toISOString() });
  try {
    await clear(target);
    const manifest = await withOpen(target, ({ database }) => readBackup(file, { database, files }));
    await removeRestoreMark(dataDir);
    return manifest;
  } catch (problem) {
    await clear(target);
    await removeRestoreMark(dataDir);
    throw problem;
  }
}

async function withOpen<T>(settings: Target, work: (opened: Open) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ settings });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

async function refuseUsedFolder(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name !== 'lock' && !name.startsWith('lock.'));
  if (names.length === 0 || names.includes(RESTORE_MARK)) return;
  throw new PlainError(
    `The data folder ${dataDir} is not empty: set DATA_DIR to a new one, or move it away.`,
  );
}

/**
 * What an earlier restore left in a shared store may stay: files under the hash of their bytes, which no
 * database names yet.
 */
async function refuseUsedStore(files: FileStore): Promise<void> {
  if ((await readMark(files)) !== null)
    throw new PlainError(
      `The file store ${files.name} belongs to a database already: set FILES_URL to an empty bucket, or to a folder of one.`,
    );
}

/** Nothing is left that a later start would take for data. */
async function clear({ dataDir, databaseUrl }: Target): Promise<void> {
  await rm(join(dataDir, 'files'), { recursive: true, force: true });
  if (databaseUrl === null) await removeEmbeddedPostgres(dataDir);
}
