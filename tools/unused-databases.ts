import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { findUnusedDatabases } from '../apps/server/src/platform/unused-databases.ts';
import { runCommand } from './with-database.ts';

/**
 * `npm run unused-databases`: databases that root keeps outside the data folder and whose data folder is
 * gone; `--remove FOLDER` removes one of them.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { remove: { type: 'string' } } });
  const unused = await findUnusedDatabases();
  if (values.remove === undefined) {
    for (const { folder, dataDir, bytes } of unused)
      console.log(`${folder}: ${Math.ceil(bytes / (1024 * 1024))} MB, made for ${dataDir}.`);
    console.log(
      unused.length === 0
        ? 'Every database belongs to a data folder.'
        : 'Their data folders were deleted, moved and not started since, or are on a disk that is not mounted. Remove one with --remove FOLDER.',
    );
    return;
  }
  const chosen = unused.find(({ folder }) => folder === values.remove);
  if (chosen === undefined)
    throw new PlainError(`${values.remove} is none of the unused databases: list them without --remove.`);
  await rm(chosen.folder, { recursive: true });
  console.log(`Removed ${chosen.folder}.`);
});
