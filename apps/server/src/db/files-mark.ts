import { text } from 'node:stream/consumers';
import { FILES_MARK, isMissingFile, type FileStore } from '../platform/file-store.ts';
import { PlainError } from '../platform/plain-error.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { onlyRow } from './only-row.ts';

/** The setting with the identity that the mark in the file store repeats. */
const KEY = 'database-id';

/** `isMarked`: from then on there is a store with the mark somewhere, and any other is the wrong one. */
type Identity = { readonly id: string; readonly isMarked: boolean };

/**
 * Makes sure that the files belong to the database. The first start marks their store; later ones refuse
 * a store with the mark of another database, or with none: pictures and releases would be missing.
 */
export async function claimFiles(database: Database, files: FileStore): Promise<void> {
  await database.query(
    `insert into setting (key, value) values ($1, jsonb_build_object('id', gen_random_uuid(), 'isMarked', false))
     on conflict (key) do nothing`,
    [KEY],
  );
  await database.transaction(async (tx) => {
    // Two consoles that start at once take turns.
    const identity = await readIdentity(tx, 'for update');
    if (identity === null) throw new Error('The database lost its number while it was started.');
    await refuseStrangeFiles(identity, files);
    if (identity.isMarked) return;
    await files.put(FILES_MARK, Buffer.from(`${identity.id}\n`));
    await tx.query(`update setting set value = value || '{"isMarked": true}' where key = $1`, [KEY]);
  });
}

/** Whether the store is, by now, still the one with the files of this database. */
export async function hasItsFiles(database: Queryable, files: FileStore): Promise<boolean> {
  const identity = await readIdentity(database);
  return identity === null || isRight(identity, await readMark(files));
}

/** For commands that read the files of a database that consoles work on. */
export async function checkFiles(database: Queryable, files: FileStore): Promise<void> {
  const identity = await readIdentity(database);
  if (identity !== null) await refuseStrangeFiles(identity, files);
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

async function refuseStrangeFiles(identity: Identity, files: FileStore): Promise<void> {
  const mark = await readMark(files);
  if (isRight(identity, mark)) return;
  const fault =
    mark === null
      ? `The file store ${files.name} is not the one with the files of this database: it is missing, or was emptied or replaced.`
      : `The files in ${files.name} belong to another database.`;
  throw new PlainError(
    `${fault} Set DATA_DIR, or FILES_URL, to the file store that consoles on this database have used, or DATABASE_URL to the database of these files; where the files are lost, restore a backup. To go on with the store as it is, write ${identity.id} into ${files.name}/${FILES_MARK}.`,
  );
}

/** The database that a store belongs to; null: to none. */
export async function readMark(files: FileStore): Promise<string | null> {
  try {
    return (await text(await files.getStream(FILES_MARK))).trim();
  } catch (problem) {
    if (isMissingFile(problem)) return null;
    throw problem;
  }
}
