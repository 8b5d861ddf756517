import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../db/database.ts';
import { createLocalFileStore } from '../platform/local-file-store.ts';
import { createLogger } from '../platform/logger.ts';
import { createBackupJobs } from './backup.jobs.ts';

// No query is made: the folder is the first thing that a backup needs.
const database = createDatabase({ url: 'postgres://127.0.0.1:9/none' });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-jobs-'));
  await writeFile(join(folder, 'taken'), 'no folder');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('a nightly backup names the folder that it cannot write to', async () => {
  const backupDir = join(folder, 'taken', 'nights');
  const [job] = createBackupJobs({
    settings: { backupDir, backupKeep: 2 },
    files: createLocalFileStore(join(folder, 'files')),
    database,
    clock: { now: () => new Date('2026-11-23T01:23:00Z') },
    logger: createLogger({ logLevel: 'silent' }),
  });
  await expect(job?.run({})).rejects.toMatchObject({
    code: 'backup_folder_unwritable',
    params: { folder: backupDir },
  });
});
