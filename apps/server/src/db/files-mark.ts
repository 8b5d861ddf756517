import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flushToDisk } from '../platform/flush-to-disk.ts';
import { PlainError } from '../platform/plain-error.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { onlyRow } from './only-row.ts';

/** In the folder of files: which database they belong to. */
export const FILES_MARK = 'database-id';
const KEY = 'database-id';

/** `isMarked`: from then on there is a folder with the mark somewhere, and any other is the wrong one. */
type Identity = { readonly id: string; readonly isMarked: boolean };

/**
 * Makes sure that the files belong to the database. The first start marks their folder; later ones refuse
 * a folder with the mark of another database, or with none: pictures and releases would be missing.
 */
export async function claimFiles(database: Database, filesFolder: string): Promise<void> {
  await database.query(
    `insert into setting (key, value) values ($1, jsonb_build_object('id', gen_random_uuid(), 'isMarked', false))
     on conflict (key) do nothing`,
    [KEY],
  );
  await database.transaction(async (tx) => {
    // Two consoles that start at once take turns.
    const identity = await readIdentity(tx, 'for update');
    if (identity === null) throw new Error('The database lost its number while it was started.');
    await refuseStrangeFiles(identity, filesFolder);
    if (identity.isMarked) return;
    await writeMark(filesFolder, identity.id);
    await tx.query(`update setting set value = value || '{"isMarked": true}' where key = $1`, [KEY]);
  });
}

/** Whether the folder is, by now, still the one with the files of this database. */
export async function hasItsFiles(database: Queryable, filesFolder: string): Promise<boolean> {
  const identity = await readIdentity(database);
  return identity === null || isRight(identity, await readMark(join(filesFolder, FILES_MARK)));
}

/** For commands that read the files of a database that consoles work on. */
export async function checkFiles(database: Queryable, filesFolder: string): Promise<void> {
  const identity = await readIdentity(database);
  if (identity !== null) await refuseStrangeFiles(identity, filesFolder);
}

/** A restored database is another one than that of its backup, and its first start marks its files. */
export async function forgetIdentity(tx: Transaction): Promise<void> {
  await tx.query('delete from setting where key = $1', [KEY]);
}

async function readIdentity(db: Queryable, lock: 'for update' | '' = ''): Promise<Identity | null> {
  const sql = `select value from setting where key = $1 ${lock}`;
  const result = await db.query<{ value: Identity }>(sql, [KEY]);
  return result.rows.length === 0 ? null : onlyRow(result).value;
}

const isRight = ({ id, isMarked }: Identity, mark: string | null): boolean =>
  mark === id || (mark === null && !isMarked);

async function refuseStrangeFiles(identity: Identity, filesFolder: string): Promise<void> {
  const file = join(filesFolder, FILES_MARK);
  const mark = await readMark(file);
  if (isRight(identity, mark)) return;
  const fault =
    mark === null
      ? `The folder ${filesFolder} is not the one with the files of this database: it is missing, or was emptied or replaced.`
      : `The files in ${filesFolder} belong to another database.`;
  throw new PlainError(
    `${fault} Set DATA_DIR to the folder that consoles on this database have used, or DATABASE_URL to the database of these files; where the files are lost, restore a backup. To go on with the folder as it is, write ${identity.id} into ${file}.`,
  );
}

async function readMark(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw problem;
  }
}

async function writeMark(filesFolder: string, id: string): Promise<void> {
  const file = join(filesFolder, FILES_MARK);
  const partial = `${file}.partial`;
  await mkdir(filesFolder, { recursive: true, mode: 0o700 });
  await writeFile(partial, `${id}\n`, { mode: 0o600, flush: true });
  await rename(partial, file);
  await flushToDisk(filesFolder);
}
