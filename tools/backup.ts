import { resolve } from 'node:path';
import { writeBackup } from '../apps/server/src/backup/write-backup.ts';
import { checkFiles } from '../apps/server/src/db/files-mark.ts';
import { openFileStore } from '../apps/server/src/platform/open-file-store.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { withDatabase } from './with-database.ts';

/** `npm run backup -- FILE`: the database and the files as one file, while the console goes on working. */
await withDatabase(async ({ database }, settings) => {
  const file = process.argv[2];
  if (file === undefined) throw new PlainError('Say where to: npm run backup -- FILE');
  const files = await openFileStore(settings);
  await checkFiles(database, files);
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => stopping.abort(new PlainError('Stopped: no backup was written.')));
  const source = {
    database,
    files,
    now: new Date(),
    tell: console.log,
    signal: stopping.signal,
  };
  const { tables, files: keys } = await writeBackup(source, resolve(file)).catch((problem: unknown) => {
    throw stopping.signal.aborted ? stopping.signal.reason : problem;
  });
  console.log(
    `Wrote ${tables.length} tables, and ${keys.length} files from ${files.name}, to ${resolve(file)}.`,
  );
});
