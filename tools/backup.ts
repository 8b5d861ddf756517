import { join, resolve } from 'node:path';
import { writeBackup } from '../apps/server/src/backup/write-backup.ts';
import { checkFiles } from '../apps/server/src/db/files-mark.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { withDatabase } from './with-database.ts';

/** `npm run backup -- FILE`: the database and the files as one file, while the console goes on working. */
await withDatabase(async ({ database }, { dataDir }) => {
  const file = process.argv[2];
  if (file === undefined) throw new PlainError('Say where to: npm run backup -- FILE');
  const filesFolder = join(dataDir, 'files');
  await checkFiles(database, filesFolder);
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => stopping.abort(new PlainError('Stopped: no backup was written.')));
  const source = {
    database,
    filesFolder,
    now: new Date(),
    tell: console.log,
    signal: stopping.signal,
  };
  const { tables, files } = await writeBackup(source, resolve(file)).catch((problem: unknown) => {
    throw stopping.signal.aborted ? stopping.signal.reason : problem;
  });
  console.log(`Wrote ${tables.length} tables and ${files.length} files to ${resolve(file)}.`);
});
