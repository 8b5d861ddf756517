import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import type { Database, Transaction } from '../db/database.ts';
import { FILES_MARK, isMissingFile, type FileStore } from '../platform/file-store.ts';
import { flushToDisk } from '../platform/flush-to-disk.ts';
import { FORMAT, type BackupEnd, type BackupManifest } from './backup-file.ts';
import { checksumOf, checksumOfAll } from './checksums.ts';
import { quoteName, readPartitions, readSequences, readTables } from './database-shape.ts';
import { archiveEnd, packEntry, type ArchiveEntry } from './tar.ts';

type Source = {
  readonly database: Database;
  readonly files: FileStore;
  readonly now: Date;
  /** Told now and then how far it is. */
  readonly tell?: (sentence: string) => void;
  /** Ends it half-way; nothing is left of it. */
  readonly signal?: AbortSignal;
};

const PART_BYTES = 4 * 1024 * 1024;
const LINE_FEED = 10;

/** Where the file of an import is until it is forgotten, which may be while a backup is written. */
const SHORT_LIVED = 'imports/';
const TOLD_EVERY_BYTES = 100 * 1024 * 1024;

/**
 * Writes a consistent snapshot of the database and the files into one file. The console may keep
 * running: files never change, files added later are not in the list, and files of imports deleted
 * meanwhile are skipped.
 */
export async function writeBackup(source: Source, target: string): Promise<BackupManifest> {
  const partial = `${target}.partial`;
  try {
    const manifest = await source.database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      const found = await describeSource(tx, source);
      await pipeline(
        Readable.from(packAll(tx, source, found)),
        createGzip({ level: 5 }),
        createWriteStream(partial, { mode: 0o600 }),
        source.signal === undefined ? {} : { signal: source.signal },
      );
      return found;
    });
    await flushToDisk(partial);
    await rename(partial, target);
    await flushToDisk(dirname(target));
    return manifest;
  } catch (problem) {
    await rm(partial, { force: true });
    throw problem;
  }
}

async function describeSource(tx: Transaction, { files, now }: Source): Promise<BackupManifest> {
  const migrations = await tx.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by number',
  );
  return {
    format: FORMAT,
    madeAt: now.toISOString(),
    migrations: migrations.rows,
    tables: await readTables(tx),
    partitions: await readPartitions(tx),
    sequences: await readSequences(tx),
    // Listed after the snapshot was taken: every file that a row names is there.
    files: await listFiles(files),
  };
}

async function listFiles(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list()) if (key !== FILES_MARK) keys.push(key);
  return keys.sort();
}

async function* packAll(
  tx: Transaction,
  { files, tell }: Source,
  manifest: BackupManifest,
): AsyncGenerator<Buffer> {
  const end = { tableParts: 0, fileParts: 0 };
  const checksums: Record<string, string> = {};
  const progress = createProgress(tell);
  const pack = (entry: ArchiveEntry): Buffer => {
    checksums[entry.name] = checksumOf(entry.content);
    progress(entry);
    return packEntry(entry);
  };
  yield pack(jsonEntry('manifest.json', manifest));
  for (const { name, columns } of manifest.tables) {
    const list = columns.map(quoteName).join(', ');
    const rows = tx.client.query(copyTo(`copy ${quoteName(name)} (${list}) to stdout`));
    for await (const content of inParts(rows, 'rows')) {
      yield pack({ name: `tables/${name}/${end.tableParts}`, content });
      end.tableParts += 1;
    }
  }
  for (const [index, key] of manifest.files.entries()) {
    for await (const content of inParts(await openFile(files, key), 'bytes')) {
      yield pack({ name: `files/${index}/${end.fileParts}`, content });
      end.fileParts += 1;
    }
  }
  const checksum = checksumOfAll(checksums);
  yield packEntry(jsonEntry('end.json', { ...end, checksums, checksum } satisfies BackupEnd));
  yield archiveEnd();
}

async function openFile(files: FileStore, key: string): Promise<Readable> {
  try {
    return await files.getStream(key);
  } catch (problem) {
    if (!isMissingFile(problem) || !key.startsWith(SHORT_LIVED)) throw problem;
    return Readable.from([]);
  }
}

/** A line for every so many bytes: a large database takes minutes. */
function createProgress(tell: Source['tell']): (entry: ArchiveEntry) => void {
  let read = 0;
  return ({ name, content }) => {
    const before = Math.floor(read / TOLD_EVERY_BYTES);
    read += content.length;
    if (Math.floor(read / TOLD_EVERY_BYTES) > before)
      tell?.(`${Math.floor(read / (1024 * 1024))} MB read, now at ${name.split('/').slice(0, 2).join('/')}.`);
  };
}

const jsonEntry = (name: string, value: unknown): ArchiveEntry => ({
  name,
  content: Buffer.from(JSON.stringify(value, null, 2)),
});

/**
 * A tar entry names its size before its content, so long content becomes several entries. Rows are
 * never cut in two: each ends with a line feed, and those inside values are escaped.
 */
async function* inParts(stream: Readable, keepTogether: 'rows' | 'bytes'): AsyncGenerator<Buffer> {
  let pending: Buffer = Buffer.alloc(0);
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    parts.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length < PART_BYTES) continue;
    const all = Buffer.concat([pending, ...parts]);
    const end = keepTogether === 'rows' ? all.lastIndexOf(LINE_FEED) + 1 : all.length;
    if (end > 0) yield all.subarray(0, end);
    pending = all.subarray(end);
    parts = [];
    length = 0;
  }
  const rest = Buffer.concat([pending, ...parts]);
  // An empty file is a file, no rows are nothing.
  if (rest.length > 0 || keepTogether === 'bytes') yield rest;
}
