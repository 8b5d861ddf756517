import { createReadStream, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Transaction } from '../db/database.ts';
import { createLocalFileStore } from '../platform/local-file-store.ts';
import {
  adminUrlOf,
  createEmptyTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts';
import { checkBackup } from './check-backup.ts';
import { makeNightlyBackup } from './nightly-backup.ts';
import { readBackup } from './read-backup.ts';
import type { BackupManifest } from './backup-file.ts';
import { archiveEnd, packEntry, unpackEntries, type ArchiveEntry } from './tar.ts';
import { writeBackup } from './write-backup.ts';

const AWKWARD = 'tab\there, line\nfeed, back\\slash, \\N, 龍と猫';
const ROWS = 60_000;
/** Of the backup that is packed again and again. */
const FEW_ROWS = 60;

async function fill(database: TestDatabase): Promise<void> {
  await database.query(`insert into environment (key, name) values ('dev', $1)`, [AWKWARD]);
  await database.query(`insert into version (environment_id, name) values (1, '1.0.0')`);
  await database.query(
    `insert into release (environment_id, number, version_id, version_seq, environment_seq, kind, content_hash, record_count, change_count)
     values (1, 1, 1, 5, 5, 'publish', 'abc', 0, 0)`,
  );
  // The two tables refer to each other.
  await database.query('update environment set live_release_id = 1');
  await database.query(`select nextval('change_seq') from generate_series(1, 41)`);
  await database.query(`create table revision_extra partition of revision for values in ('extra')`);
  await database.query('select player.add_server(1, 1)');
  await database.query(`insert into player.note (server, account_id, text) values (1, 7, $1)`, [AWKWARD]);
}

async function addRevisions(database: TestDatabase, from: number, to: number): Promise<void> {
  await database.query(
    `insert into revision (module, branch_id, record_id, sort_key, from_seq, data, hash)
     select 'extra', 1, n, n, n, jsonb_build_object('text', $1::text, 'n', n), 'x' from generate_series($2::integer, $3::integer) n`,
    [AWKWARD, from, to],
  );
}

type Manifest = { -readonly [Key in keyof BackupManifest]: BackupManifest[Key] };

/** The same backup with other entries, packed again. */
async function repack(
  source: string,
  target: string,
  change: (entry: ArchiveEntry) => ArchiveEntry,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const entry of unpackEntries(createReadStream(source).pipe(createGunzip())))
    parts.push(packEntry(change(entry)));
  await writeFile(target, gzipSync(Buffer.concat([...parts, archiveEnd()]), { level: 1 }));
}

/** As an older release wrote it: without checksums, so that only its names and values can be checked. */
const asOldFormat =
  (change: (manifest: Manifest) => void = () => undefined) =>
  (entry: ArchiveEntry): ArchiveEntry => {
    if (!entry.name.endsWith('.json')) return entry;
    const value = JSON.parse(entry.content.toString()) as Manifest & { checksums?: unknown };
    delete value.checksums;
    if (entry.name === 'manifest.json') {
      value.format = 1;
      change(value);
    }
    return { name: entry.name, content: Buffer.from(JSON.stringify(value)) };
  };

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

async function isEmpty(database: TestDatabase): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from pg_class join pg_namespace n on n.oid = relnamespace where nspname in ('public', 'player')`,
  );
  return rows.length === 0;
}

describe('backup', () => {
  let folder: string;
  let source: TestDatabase;
  const storeIn = (name: string) => createLocalFileStore(join(folder, name));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    source = await createTestDatabase();
    await fill(source);
    await addRevisions(source, 1, FEW_ROWS);
    await mkdir(join(folder, 'few-files'));
    await writeFile(join(folder, 'few-files/empty.txt'), '');
    const small = { database: source, files: storeIn('few-files'), now: new Date() };
    await writeBackup(small, join(folder, 'small'));
    await addRevisions(source, FEW_ROWS + 1, ROWS);
    await mkdir(join(folder, 'files/assets'), { recursive: true });
    await writeFile(join(folder, 'files/assets/big.bin'), Buffer.alloc(9_000_000, 'quartermaster'));
    await writeFile(join(folder, 'files/empty.txt'), '');
    await writeBackup({ database: source, files: storeIn('files'), now: new Date() }, join(folder, 'backup'));
  });
  afterAll(async () => {
    await source.close();
    await rm(folder, { recursive: true });
  });

  it('comes back whole: rows, sequences, constraints and files', async () => {
    const target = await createEmptyTestDatabase();
    await readBackup(join(folder, 'backup'), { database: target, files: storeIn('restored') });

    const digest = `select count(*) as rows, md5(string_agg(r::text, '' order by from_seq)) as digest from revision r`;
    expect((await target.query(digest)).rows).toEqual((await source.query(digest)).rows);
    const environments = await target.query('select name, live_release_id from environment');
    expect(environments.rows).toEqual([{ name: AWKWARD, live_release_id: 1 }]);
    expect((await target.query(`select nextval('change_seq') as next`)).rows).toEqual([{ next: 42 }]);
    const orphan = target.query(`insert into version (environment_id, name) values (999, 'lost')`);
    await expect(orphan).rejects.toMatchObject({ code: '23503' });
    const notes = await target.query(
      `insert into player.note (server, account_id, text) values (1, 7, 'next') returning note_id`,
    );
    expect(notes.rows).toEqual([{ note_id: 2 }]);
    expect((await target.query('select text from player.note_1 order by note_id')).rows[0]).toEqual({
      text: AWKWARD,
    });
    for (const file of ['assets/big.bin', 'empty.txt']) {
      const restored = await readFile(join(folder, 'restored', file));
      expect(restored.equals(await readFile(join(folder, 'files', file)))).toBe(true);
    }
    await target.close();
  });

  it('goes on where an import is forgotten while it is written, and stops when told to', async () => {
    const filesFolder = join(folder, 'short-lived');
    await mkdir(join(filesFolder, 'imports'), { recursive: true });
    for (const key of ['big', 'imports/one', 'kept']) await writeFile(join(filesFolder, key), key);
    const forgetting = { files: createLocalFileStore(filesFolder), now: new Date() };
    const target = join(folder, 'with-forgotten');
    // Rows are read once the files were listed.
    const readRows = (client: Transaction['client'], copy: unknown): unknown => {
      rmSync(join(filesFolder, 'imports/one'), { force: true });
      return client.query(copy as string);
    };
    const forgetful: TestDatabase = {
      ...source,
      transaction: (work) =>
        source.transaction((tx) => {
          const client = { query: (copy: unknown) => readRows(tx.client, copy) };
          return work({ ...tx, client: client as unknown as Transaction['client'] });
        }),
    };
    await writeBackup({ ...forgetting, database: forgetful }, target);
    expect((await checkBackup(target)).files).toContain('kept');

    const stopping = new AbortController();
    stopping.abort();
    const stopped = writeBackup(
      { ...forgetting, database: source, signal: stopping.signal },
      join(folder, 'stopped'),
    );
    await expect(stopped).rejects.toThrow('aborted');
    expect((await readdir(folder)).filter((name) => name.startsWith('stopped'))).toEqual([]);
  });

  it('is made every night, checked, and only the last ones are kept', async () => {
    const nights = join(folder, 'nights');
    await mkdir(nights);
    await writeFile(join(nights, 'mine.txt'), 'of somebody else');
    const makeOn = (day: string) =>
      makeNightlyBackup({
        database: source,
        files: storeIn('nowhere'),
        folder: nights,
        keep: 2,
        now: new Date(`${day}T01:23:00Z`),
      });
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-23']) await makeOn(day);
    expect((await readdir(nights)).sort()).toEqual([
      'mine.txt',
      'quartermaster-2026-11-22.backup',
      'quartermaster-2026-11-23.backup',
    ]);
  });

  it('is refused by a database that is in use', async () => {
    const attempt = readBackup(join(folder, 'small'), {
      database: source,
      files: storeIn('nowhere'),
    });
    await expect(attempt).rejects.toThrow('not empty');
  });

  it('is refused by a role that reaches the files of the server', async () => {
    const target = await createEmptyTestDatabase();
    const database = createDatabase({ url: adminUrlOf(new URL(target.url).pathname.slice(1)) });
    const attempt = readBackup(join(folder, 'small'), { database, files: storeIn('none') });
    await expect(attempt).rejects.toThrow('ordinary role that owns its database');
    expect(await isEmpty(target)).toBe(true);
    await database.close();
    await target.close();
  });

  it('is refused when it was cut off, and leaves no row behind', async () => {
    await writeFile(join(folder, 'cut'), await readFile(join(folder, 'backup')));
    await truncate(join(folder, 'cut'), 100_000);
    const target = await createEmptyTestDatabase();
    const attempt = readBackup(join(folder, 'cut'), { database: target, files: storeIn('cut-files') });
    await expect(attempt).rejects.toThrow('incomplete');
    expect(await isEmpty(target)).toBe(true);
    await target.close();
  });

  it('comes back from the format without checksums', async () => {
    await repack(join(folder, 'small'), join(folder, 'old'), asOldFormat());
    const target = await createEmptyTestDatabase();
    await readBackup(join(folder, 'old'), { database: target, files: storeIn('old-files') });
    expect((await target.query('select count(*) from revision')).rows).toEqual([{ count: FEW_ROWS }]);
    await target.close();
  });

  it.each<[string, string, (manifest: Manifest) => void]>([
    [
      'a statement in the bound of a partition',
      'partitions.0.bound',
      (manifest) => {
        first(manifest.partitions).bound += '; create table public.crafted (n int)';
      },
    ],
    [
      'a quote that ends a value of a bound',
      'partitions.0.bound',
      (manifest) => {
        first(manifest.partitions).bound = `FOR VALUES IN ('a'); drop table account; --')`;
      },
    ],
    [
      'a statement in the name of a table',
      'tables.0.name',
      (manifest) => {
        first(manifest.tables).name = 'account (name) from stdin; --';
      },
    ],
    [
      'a statement in the name of a column',
      'tables.0.columns.0',
      (manifest) => {
        first(manifest.tables).columns[0] = 'id") from stdin; --';
      },
    ],
    [
      'an expression as the value of a sequence',
      'sequences.0.value',
      (manifest) => {
        first(manifest.sequences).value = '1 + 1';
      },
    ],
    [
      'a file outside its folder',
      'files.0',
      (manifest) => {
        manifest.files[0] = '../outside';
      },
    ],
    [
      'a table of another schema',
      'tables.0.name',
      (manifest) => {
        first(manifest.tables).name = 'pg_catalog.pg_authid';
      },
    ],
    [
      'the list of migrations as a table',
      'schema_migration',
      (manifest) => {
        manifest.tables[0] = { name: 'schema_migration', columns: ['number'] };
      },
    ],
    [
      'a sequence that no migration makes',
      'other_seq',
      (manifest) => {
        first(manifest.sequences).name = 'other_seq';
      },
    ],
    [
      'another text of a migration',
      'another text of the migration 001-foundation.sql',
      (manifest) => {
        first(manifest.migrations).checksum = '0'.repeat(64);
      },
    ],
    [
      'a migration more than this release has',
      'newer release',
      (manifest) => {
        manifest.migrations.push({ name: '999-later.sql', checksum: '0'.repeat(64) });
      },
    ],
  ])('is refused with %s, and nothing is written', async (_, message, change) => {
    await repack(join(folder, 'small'), join(folder, 'crafted'), asOldFormat(change));
    const target = await createEmptyTestDatabase();
    const filesFolder = join(folder, 'crafted-files');
    await expect(
      readBackup(join(folder, 'crafted'), { database: target, files: createLocalFileStore(filesFolder) }),
    ).rejects.toThrow(message);
    expect(await isEmpty(target)).toBe(true);
    await target.close();
  });

  it('is refused as damaged when a byte or a value in it is another one, and nothing is written', async () => {
    const target = await createEmptyTestDatabase();
    const bytes = await readFile(join(folder, 'small'));
    const flip = (name: string, at: number): Promise<void> =>
      writeFile(join(folder, name), bytes.with(at, (bytes[at] ?? 0) ^ 0b110));
    await flip('flipped', Math.floor(bytes.length / 2));
    // Where gzip describes its first block: no entry can be read.
    await flip('flipped early', 10);
    await repack(join(folder, 'small'), join(folder, 'changed'), (entry) =>
      entry.name.startsWith('tables/environment/')
        ? { ...entry, content: Buffer.from(entry.content.toString().replace('dev', 'dex')) }
        : entry,
    );
    const messages = {
      flipped: /damaged|incomplete/,
      'flipped early': /damaged|incomplete/,
      changed: /damaged: the checksum of its part tables.environment/,
    };
    for (const file of ['flipped', 'flipped early', 'changed'] as const) {
      const attempt = readBackup(join(folder, file), { database: target, files: storeIn('none') });
      await expect(attempt).rejects.toThrow(messages[file]);
    }
    expect(await isEmpty(target)).toBe(true);
    await target.close();
  });

  it('says so when the file is something else', async () => {
    await writeFile(join(folder, 'letter'), 'Dear friend');
    const target = await createEmptyTestDatabase();
    const attempt = readBackup(join(folder, 'letter'), { database: target, files: storeIn('none') });
    await expect(attempt).rejects.toThrow('not a backup');
    await target.close();
  });
});
