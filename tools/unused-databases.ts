import { rm } from 'node:fs/promises';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { findUnusedDatabases } from '../apps/server/src/platform/unused-databases.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './with-database.ts';

const { remove } = readArguments({
  usage: 'npm run unused-databases -- [--remove FOLDER]',
  options: { remove: { type: 'string' } },
}).values;

/**
 * `npm run unused-databases`: databases that root keeps outside the data folder and whose data folder is
 * gone; `--remove FOLDER` removes one of them.
 */
await runCommand(async () => {
  const unused = await findUnusedDatabases();
  if (remove === undefined) {
    for (const { folder, dataDir, bytes } of unused)
      console.log(`${folder}: ${Math.ceil(bytes / (1024 * 1024))} MB, made for ${dataDir}.`);
    console.log(
      unused.length === 0
        ? 'Every database belongs to a data folder.'
        : 'Their data folders were deleted, moved and not started since, or are on a disk that is not mounted. Remove one with --remove FOLDER.',
    );
    return;
  }
  const chosen = unused.find(({ folder }) => folder === remove);
  if (chosen === undefined)
    throw new PlainError(`${remove} is none of the unused databases: list them without --remove.`);
  await rm(chosen.folder, { recursive: true });
  console.log(`Removed ${chosen.folder}.`);
});
