import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkBackup } from '../apps/server/src/backup/check-backup.ts';
import { restoreBackup } from '../apps/server/src/backup/restore.ts';
import { openFileStore } from '../apps/server/src/platform/open-file-store.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './with-database.ts';

const USAGE = 'npm run restore -- [--check] FILE';
const { values, words } = readArguments({
  usage: USAGE,
  options: { check: { type: 'boolean' } },
  mostWords: 1,
});

/** `npm run restore -- FILE` brings a backup into an empty data folder; `--check FILE` only reads it. */
await runCommand(async (settings) => {
  const [file] = words;
  if (file === undefined) throw new PlainError(`Say from where: ${USAGE}`);
  if (!existsSync(file)) throw new PlainError(`There is no file ${resolve(file)}.`);
  if (values.check === true) return check(file);
  const { madeAt, files } = await restoreBackup(resolve(file), settings);
  const { name } = await openFileStore(settings);
  console.log(
    `Restored the backup of ${madeAt} into ${settings.dataDir}, with ${files.length} files in ${name}.`,
  );
});

async function check(file: string): Promise<void> {
  const { madeAt, tables, files } = await checkBackup(resolve(file));
  console.log(`The backup of ${madeAt} is whole: ${tables.length} tables and ${files.length} files.`);
}
