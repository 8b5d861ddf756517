import { createReadStream } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database, Transaction } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { PlainError } from '../platform/plain-error.ts';
import { FORMAT, type BackupEnd, type BackupManifest } from './backup-file.ts';
import { quoteName, readForeignKeys } from './database-shape.ts';
import { unpackEntries, type ArchiveEntry } from './tar.ts';

type Target = { readonly database: Database; readonly filesFolder: string };
type Place = { readonly tx: Transaction; readonly manifest: BackupManifest; readonly filesFolder: string };
type Progress = { tableParts: number; fileParts: number; end: BackupEnd | null };

/** Brings a backup into an empty database and an empty folder of files: all of it or nothing. */
export async function readBackup(source: string, target: Target): Promise<BackupManifest> {
  await refuseUsedDatabase(target.database);
  const entries = unpackEntries(openArchive(source));
  const manifest = await readManifest(entries);
  await migrate(target.database, { until: manifest.migrations.length });
  await target.database.transaction(async (tx) => {
    await refuseOtherMigrations(tx, manifest);
    const foreignKeys = await readForeignKeys(tx);
    for (const { table, name } of foreignKeys)
      await tx.query(`alter table ${table} drop constraint ${quoteName(name)}`);
    await makePartitions(tx, manifest);
    await loadEntries(entries, { tx, manifest, filesFolder: target.filesFolder });
    for (const { name, value, isCalled } of manifest.sequences) {
      await tx.query('select setval($1::regclass, $2, $3)', [quoteName(name), value, isCalled]);
    }
    for (const { table, name, definition } of foreignKeys) {
      await tx.query(`alter table ${table} add constraint ${quoteName(name)} ${definition}`);
    }
  });
  return manifest;
}

function openArchive(source: string): Readable {
  const file = createReadStream(source);
  const archive = createGunzip();
  file.on('error', (problem) => archive.destroy(problem));
  return file.pipe(archive);
}

async function refuseUsedDatabase(database: Database): Promise<void> {
  const { rows } = await database.query<{ is_used: boolean }>(
    `select exists (select from pg_class where relnamespace = 'public'::regnamespace) as is_used`,
  );
  if (rows[0]?.is_used === true)
    throw new PlainError('The database is not empty: a backup is restored into an empty one.');
}

async function readManifest(entries: AsyncGenerator<ArchiveEntry>): Promise<BackupManifest> {
  const first = await entries.next().catch(() => ({ done: true as const, value: undefined }));
  if (first.done === true || first.value.name !== 'manifest.json')
    throw new PlainError('The file is not a backup of Quartermaster.');
  const manifest = JSON.parse(first.value.content.toString()) as BackupManifest;
  if (manifest.format !== FORMAT)
    throw new PlainError(`The backup has the format ${manifest.format}, and this release reads ${FORMAT}.`);
  return manifest;
}

async function refuseOtherMigrations(tx: Transaction, manifest: BackupManifest): Promise<void> {
  const { rows } = await tx.query<{ checksum: string }>(
    'select checksum from schema_migration order by number',
  );
  const isSame =
    rows.length === manifest.migrations.length &&
    rows.every(({ checksum }, index) => checksum === manifest.migrations[index]?.checksum);
  if (!isSame) throw new PlainError('The backup was made by a newer release: restore it with that one.');
}

async function makePartitions(tx: Transaction, { partitions }: BackupManifest): Promise<void> {
  for (const { name, parent, bound } of partitions) {
    await tx.query(
      `create table if not exists ${quoteName(name)} partition of ${quoteName(parent)} ${bound}`,
    );
  }
}

async function loadEntries(entries: AsyncGenerator<ArchiveEntry>, place: Place): Promise<void> {
  const progress: Progress = { tableParts: 0, fileParts: 0, end: null };
  try {
    for await (const entry of entries) await loadEntry(entry, place, progress);
  } catch (problem) {
    // What gzip says of a file that ends too early.
    if ((problem as { code?: string }).code !== 'Z_BUF_ERROR') throw problem;
  }
  const { end } = progress;
  if (end?.tableParts !== progress.tableParts || end.fileParts !== progress.fileParts) {
    throw new PlainError('The backup is incomplete: it was cut off, or parts are missing.');
  }
}

async function loadEntry({ name, content }: ArchiveEntry, place: Place, progress: Progress): Promise<void> {
  const [kind, which = ''] = name.split('/');
  if (kind === 'end.json') progress.end = JSON.parse(content.toString()) as BackupEnd;
  if (kind === 'tables') {
    await copyIn(place, which, content);
    progress.tableParts += 1;
  }
  if (kind === 'files') {
    await appendToFile(place, Number(which), content);
    progress.fileParts += 1;
  }
}

async function copyIn({ tx, manifest }: Place, table: string, rows: Buffer): Promise<void> {
  const columns = manifest.tables.find(({ name }) => name === table)?.columns;
  if (columns === undefined) throw new PlainError(`The backup holds rows of the unknown table "${table}".`);
  const copy = tx.client.query(
    copyFrom(`copy ${quoteName(table)} (${columns.map(quoteName).join(', ')}) from stdin`),
  );
  await pipeline(Readable.from([rows]), copy);
}

async function appendToFile({ manifest, filesFolder }: Place, index: number, content: Buffer): Promise<void> {
  const path = resolve(filesFolder, manifest.files[index] ?? '..');
  if (!path.startsWith(filesFolder + sep))
    throw new PlainError('The backup names a file outside its folder.');
  await mkdir(dirname(path), { recursive: true });
  await appendFile(path, content);
}
