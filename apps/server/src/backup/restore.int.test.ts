import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimFiles } from '../db/files-mark.ts';
import { createLocalFileStore } from '../platform/local-file-store.ts';
import { openFileStore } from '../platform/open-file-store.ts';
import { startS3 } from '../testing/s3-scene.ts';
import { openDatabase } from '../db/open-database.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { createEmptyTestDatabase, createTestDatabase } from '../testing/test-database.ts';
import { readSettings } from '../platform/settings.ts';
import { startServer } from '../start.ts';
import { refuseBrokenRestore, RESTORE_MARK, writeRestoreMark } from './restore-mark.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write-backup.ts';
import { createOwnedFolder } from '../testing/left-behind.ts';

let scratch: string;
let backup: string;
beforeAll(async () => {
  scratch = await createOwnedFolder('quartermaster-restore-');
  backup = join(scratch, 'backup');
  const source = await createTestDatabase();
  await source.query(`insert into environment (key, name) values ('dev', 'Dev')`);
  const filesFolder = join(scratch, 'source');
  await mkdir(join(filesFolder, 'assets'), { recursive: true });
  await writeFile(join(filesFolder, 'assets/one'), 'one');
  // What is restored is another database than the one that this names.
  await claimFiles(source, createLocalFileStore(filesFolder));
  await writeBackup({ database: source, files: createLocalFileStore(filesFolder), now: new Date() }, backup);
  await source.close();
});
afterAll(() => rm(scratch, { recursive: true }));

const start = (dataDir: string, databaseUrl = '') =>
  startServer({
    settings: readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '0', PORT: '0' }),
    tell: () => undefined,
    signal: new AbortController().signal,
  });

/** What a restore leaves that is killed half-way. */
async function leaveBrokenRestore(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'files/assets'), { recursive: true });
  await writeRestoreMark(dataDir, { file: backup, since: '2026-11-23T10:00:00.000Z' });
  await writeFile(join(dataDir, 'files/assets/one'), 'half');
}

const TOLD = /did not end: run "npm run restore -- .*backup" again/;

describe('a restore that was cut off', () => {
  it('is no data for a start, is cleared by the next restore, and is whole where only its mark was left', async () => {
    const dataDir = join(scratch, 'embedded');
    await leaveBrokenRestore(dataDir);
    // The server outlives the restore that was killed.
    const orphan = await startEmbeddedPostgres({ dataDir });
    await expect(start(dataDir)).rejects.toThrow(TOLD);
    await orphan.ended;

    await restoreBackup(backup, { dataDir, databaseUrl: null, filesUrl: null });
    expect(existsSync(join(dataDir, RESTORE_MARK))).toBe(false);
    expect(await readFile(join(dataDir, 'files/assets/one'), 'utf8')).toBe('one');

    // Killed once all of it was there, a restore leaves its mark and nothing else.
    await writeRestoreMark(dataDir, { file: backup, since: '2026-11-23T10:00:00.000Z' });
    const opened = await openDatabase({ settings: { dataDir, databaseUrl: null } });
    await refuseBrokenRestore(dataDir, opened.database);
    expect(existsSync(join(dataDir, RESTORE_MARK))).toBe(false);
    expect((await opened.database.query('select name from environment')).rows).toEqual([{ name: 'Dev' }]);
    await opened.close();
    await expect(restoreBackup(backup, { dataDir, databaseUrl: null, filesUrl: null })).rejects.toThrow(
      'not empty',
    );
    await removeEmbeddedPostgres(dataDir);
  });

  it('into a server of its own is told and cleared too, and never touches one that is used', async () => {
    const dataDir = join(scratch, 'external');
    await leaveBrokenRestore(dataDir);
    const target = await createEmptyTestDatabase();
    await expect(start(dataDir, target.url)).rejects.toThrow(TOLD);
    await restoreBackup(backup, { dataDir, databaseUrl: target.url, filesUrl: null });
    await writeRestoreMark(dataDir, { file: backup, since: '2026-11-23T10:00:00.000Z' });
    await expect(restoreBackup(backup, { dataDir, databaseUrl: target.url, filesUrl: null })).rejects.toThrow(
      'not empty',
    );
    // As every start does.
    await (await start(dataDir, target.url)).stop();
    expect(existsSync(join(dataDir, RESTORE_MARK))).toBe(false);
    await expect(start(join(scratch, 'elsewhere'), target.url)).rejects.toThrow('is not the one');
    expect(await readFile(join(dataDir, 'files/assets/one'), 'utf8')).toBe('one');
    await target.close();
  });
});

it('a restore that fails leaves neither data folder nor mark', async () => {
  const dataDir = join(scratch, 'failed');
  const cut = join(scratch, 'cut');
  await writeFile(cut, await readFile(backup));
  await truncate(cut, (await stat(backup)).size - 12);
  await expect(restoreBackup(cut, { dataDir, databaseUrl: null, filesUrl: null })).rejects.toThrow(
    'incomplete',
  );
  expect(existsSync(dataDir)).toBe(false);
});

it('into an S3 store brings the files there, and refuses a store that belongs to a database', async () => {
  const s3 = await startS3();
  const target = await createEmptyTestDatabase();
  const settings = {
    dataDir: join(scratch, 'shared'),
    databaseUrl: target.url,
    filesUrl: s3.url('restored'),
  };
  await restoreBackup(backup, settings);
  const files = await openFileStore(settings);
  expect(Buffer.from(await files.getBytes('assets/one')).toString()).toBe('one');
  await claimFiles(target, files);
  const again = { ...settings, dataDir: join(scratch, 'again') };
  await expect(restoreBackup(backup, again)).rejects.toThrow('belongs to a database already');
  await target.close();
  await s3.close();
});
