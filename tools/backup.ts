import { dirname, resolve } from 'node:path';
import { writeBackup } from '../apps/server/src/backup/write-backup.ts';
import { checkFiles } from '../apps/server/src/db/files-mark.ts';
import { openFileStore } from '../apps/server/src/platform/open-file-store.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run backup -- FILE';
const [file] = readArguments({ usage: USAGE, mostWords: 1 }).words;

/** `npm run backup -- FILE`: the database and the files as one file, while the console goes on working. */
await withDatabase(async ({ database }, settings) => {
  if (file === undefined) throw new PlainError(`Say where to: ${USAGE}`);
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
  const target = resolve(file);
  const { tables, files: keys } = await writeBackup(source, target).catch((problem: unknown) => {
    throw stopping.signal.aborted ? stopping.signal.reason : explainTarget(problem, target);
  });
  console.log(`Wrote ${tables.length} tables, and ${keys.length} files from ${files.name}, to ${target}.`);
});

/** What is wrong with the place of the backup, which is no setting of the console. */
function explainTarget(problem: unknown, target: string): unknown {
  const { code, syscall } = problem as NodeJS.ErrnoException;
  const another = 'or name a file elsewhere. No backup was written.';
  if (code === 'ENOENT' && syscall === 'open')
    return new PlainError(`The folder ${dirname(target)} does not exist: make it, ${another}`);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new PlainError(`The disk of ${dirname(target)} has no room for the backup: make room, ${another}`);
  if (code === 'EROFS')
    return new PlainError(
      `Nothing can be written to ${dirname(target)}: it is read-only. Change that, ${another}`,
    );
  return problem;
}
