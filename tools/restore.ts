import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkBackup } from '../apps/server/src/backup/check-backup.ts';
import { readBackup } from '../apps/server/src/backup/read-backup.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { removePostgresHome } from '../apps/server/src/platform/postgres-home.ts';
import type { Settings } from '../apps/server/src/platform/settings.ts';
import { runCommand, withOwnDatabase } from './with-database.ts';

/** `npm run restore -- FILE` brings a backup into an empty data folder; `--check FILE` only reads it. */
await runCommand(async (settings) => {
  const isCheck = process.argv[2] === '--check';
  const file = process.argv[isCheck ? 3 : 2];
  if (file === undefined) throw new PlainError('Say from where: npm run restore -- FILE');
  if (!existsSync(file)) throw new PlainError(`There is no file ${resolve(file)}.`);
  if (isCheck) return check(file);
  await refuseUsedFolder(settings);
  try {
    await withOwnDatabase(settings, async ({ database }) => {
      const target = { database, filesFolder: join(settings.dataDir, 'files') };
      const { madeAt, files } = await readBackup(resolve(file), target);
      console.log(`Restored the backup of ${madeAt} with ${files.length} files into ${settings.dataDir}.`);
    });
  } catch (problem) {
    await emptyAgain(settings);
    throw problem;
  }
});

async function check(file: string): Promise<void> {
  const { madeAt, tables, files } = await checkBackup(resolve(file));
  console.log(`The backup of ${madeAt} is whole: ${tables.length} tables and ${files.length} files.`);
}

async function refuseUsedFolder({ dataDir }: Settings): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  if (names.length === 0) return;
  throw new PlainError(
    `The data folder ${dataDir} is not empty: set DATA_DIR to a new one, or move it away.`,
  );
}

/** A restore that failed leaves nothing that a later start would take for data. */
async function emptyAgain({ dataDir, databaseUrl }: Settings): Promise<void> {
  await rm(join(dataDir, 'files'), { recursive: true, force: true });
  if (databaseUrl !== null) return;
  await removePostgresHome(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
