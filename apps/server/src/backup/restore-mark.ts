import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../db/database.ts';
import { isUsed } from '../db/is-used.ts';
import { flushToDisk } from '../platform/flush-to-disk.ts';
import { PlainError } from '../platform/plain-error.ts';

/** In the data folder from before a restore touches anything until it has ended. */
export const RESTORE_MARK = 'restoring';

type RestoreMark = { readonly file: string; readonly since: string };

const markIn = (dataDir: string): string => join(dataDir, RESTORE_MARK);

export async function writeRestoreMark(dataDir: string, mark: RestoreMark): Promise<void> {
  await writeFile(markIn(dataDir), JSON.stringify(mark));
  await flushToDisk(markIn(dataDir));
  await flushToDisk(dataDir);
}

export const removeRestoreMark = (dataDir: string): Promise<void> => rm(markIn(dataDir), { force: true });

/**
 * A restore that was cut off left an empty database, which a start would fill with the demo game or open
 * without any account. Tables and rows came in one transaction, so a database that has tables is whole:
 * only the mark was left, and goes.
 */
export async function refuseBrokenRestore(dataDir: string, database: Queryable): Promise<void> {
  const text = await readFile(markIn(dataDir), 'utf8').catch(() => null);
  if (text === null) return;
  if (await isUsed(database)) return removeRestoreMark(dataDir);
  const { file, since } = JSON.parse(text || '{"file":"FILE","since":"an unknown time"}') as RestoreMark;
  throw new PlainError(
    `The restore of ${file} into the data folder ${dataDir}, begun at ${since}, did not end: run "npm run restore -- ${file}" again, which first clears what it left, or set DATA_DIR to another folder.`,
  );
}
