import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { POWERFUL_ROLE, reachesServerFiles } from '../db/console-role.ts';
import type { Database, Transaction } from '../db/database.ts';
import { forgetIdentity } from '../db/files-mark.ts';
import { listMigrations, migrateWithin } from '../db/migrate.ts';
import { sqlStateOf } from '../db/statement-fault.ts';
import type { FileStore } from '../platform/file-store.ts';
import { PlainError } from '../platform/plain-error.ts';
import type { BackupManifest } from './backup-file.ts';
import { checkBackup, openArchive } from './check-backup.ts';
import { quoteName, readForeignKeys, readParents, readSequences, readTables } from './database-shape.ts';
import { createFileWriter, type FileWriter } from './restore-files.ts';
import { unpackEntries, type ArchiveEntry } from './tar.ts';

type Target = { readonly database: Database; readonly files: FileStore };
type Place = { readonly tx: Transaction; readonly manifest: BackupManifest; readonly files: FileWriter };

/**
 * Brings a backup into an empty database and an empty file store. The whole file is checked before
 * anything is written, and tables and rows come in one transaction: a restore that fails or is killed
 * leaves nothing in the database.
 */
export async function readBackup(source: string, target: Target): Promise<BackupManifest> {
  await refusePowerfulRole(target.database);
  await refuseUsedDatabase(target.database);
  const manifest = await checkBackup(source);
  await refuseOtherMigrations(manifest);
  await target.database.transaction(async (tx) => {
    await migrateWithin(tx, manifest.migrations.length);
    await refuseUnknownNames(tx, manifest);
    const foreignKeys = await readForeignKeys(tx);
    for (const { table, name } of foreignKeys)
      await tx.query(`alter table ${table} drop constraint ${quoteName(name)}`);
    await makePartitions(tx, manifest);
    await refuseUnknownTables(tx, manifest);
    const place = { tx, manifest, files: createFileWriter(target.files, manifest.files) };
    for await (const entry of unpackEntries(openArchive(source))) await loadEntry(entry, place);
    // In the store before the transaction ends: a database that has tables has its files too.
    await place.files.end();
    await forgetIdentity(tx);
    for (const { name, value, isCalled } of manifest.sequences) {
      await tx.query('select setval($1::regclass, $2, $3)', [quoteName(name), value, isCalled]);
    }
    for (const { table, name, definition } of foreignKeys) {
      await tx.query(`alter table ${table} add constraint ${quoteName(name)} ${definition}`);
    }
  });
  return manifest;
}

/** Should a crafted file ever get a statement through, it must not reach beyond this database. */
async function refusePowerfulRole(database: Database): Promise<void> {
  if (await reachesServerFiles(database))
    throw new PlainError(`${POWERFUL_ROLE} A restore runs as no other.`);
}

export async function refuseUsedDatabase(database: Database): Promise<void> {
  const { rows } = await database.query<{ is_used: boolean }>(
    `select exists (select from pg_class where relnamespace = 'public'::regnamespace) as is_used`,
  );
  if (rows[0]?.is_used === true)
    throw new PlainError('The database is not empty: a backup is restored into an empty one.');
}

/** Tells apart what to do: another release restores it, or none that follows these migrations does. */
async function refuseOtherMigrations({ migrations }: BackupManifest): Promise<void> {
  const known = await listMigrations();
  const other = migrations.find(({ checksum }, index) => {
    const own = known[index];
    return own !== undefined && own.checksum !== checksum;
  });
  if (other !== undefined)
    throw new PlainError(
      `The backup was made with another text of the migration ${other.name}: restore it with the very release that made it.`,
    );
  if (migrations.length > known.length)
    throw new PlainError('The backup was made by a newer release: restore it with that one.');
}

/** Only what the migrations made can be divided or counted on: nothing else of the server is touched. */
async function refuseUnknownNames(tx: Transaction, manifest: BackupManifest): Promise<void> {
  const parents = new Set(await readParents(tx));
  refuseUnknown(manifest.partitions.map(({ parent }) => parent).filter((name) => !parents.has(name)));
  const sequences = new Set((await readSequences(tx)).map(({ name }) => name));
  refuseUnknown(manifest.sequences.map(({ name }) => name).filter((name) => !sequences.has(name)));
}

async function refuseUnknownTables(tx: Transaction, { tables }: BackupManifest): Promise<void> {
  const columnsOf = new Map((await readTables(tx)).map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of tables) {
    const known = columnsOf.get(name);
    refuseUnknown(known === undefined ? [name] : columns.filter((column) => !known.has(column)));
  }
}

function refuseUnknown(names: readonly string[]): void {
  if (names[0] !== undefined)
    throw new PlainError(
      `The backup was changed or damaged: it names "${names[0]}", which its migrations do not make.`,
    );
}

async function makePartitions(tx: Transaction, { partitions }: BackupManifest): Promise<void> {
  for (const { name, parent, bound } of partitions) {
    await tx.query(
      `create table if not exists ${quoteName(name)} partition of ${quoteName(parent)} ${bound}`,
    );
  }
}

async function loadEntry({ name, content }: ArchiveEntry, place: Place): Promise<void> {
  const [kind, which = ''] = name.split('/');
  if (kind === 'tables') await copyIn(place, which, content);
  if (kind === 'files') await place.files.write(Number(which), content);
}

async function copyIn({ tx, manifest }: Place, table: string, rows: Buffer): Promise<void> {
  const columns = manifest.tables.find(({ name }) => name === table)?.columns;
  if (columns === undefined) throw new PlainError(`The backup holds rows of the unknown table "${table}".`);
  const copy = tx.client.query(
    copyFrom(`copy ${quoteName(table)} (${columns.map(quoteName).join(', ')}) from stdin`),
  );
  try {
    await pipeline(Readable.from([rows]), copy);
  } catch (problem) {
    // Values or rows that the table cannot hold.
    if (!/^2[23]/.test(sqlStateOf(problem) ?? '')) throw problem;
    throw new PlainError(
      `The backup is damaged: its rows of "${table}" are not readable. Restore another one.`,
    );
  }
}
