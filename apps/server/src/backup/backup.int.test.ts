import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const AWKWARD = 'tab\there, line\nfeed, back\\slash, \\N, 龍と猫';
const ROWS = 60_000;

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
  await database.query(
    `insert into revision (module, branch_id, record_id, sort_key, from_seq, data, hash)
     select 'extra', 1, n, n, n, jsonb_build_object('text', $1::text, 'n', n), 'x' from generate_series(1, ${ROWS}) n`,
    [AWKWARD],
  );
  await database.query('select player.add_server(1, 1)');
  await database.query(`insert into player.note (server, account_id, text) values (1, 7, $1)`, [AWKWARD]);
}

describe('backup', () => {
  let folder: string;
  let source: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    source = await createTestDatabase();
    await fill(source);
    await mkdir(join(folder, 'files/assets'), { recursive: true });
    await writeFile(join(folder, 'files/assets/big.bin'), Buffer.alloc(9_000_000, 'quartermaster'));
    await writeFile(join(folder, 'files/empty.txt'), '');
    await writeBackup(
      { database: source, filesFolder: join(folder, 'files'), now: new Date() },
      join(folder, 'backup'),
    );
  });
  afterAll(async () => {
    await source.close();
    await rm(folder, { recursive: true });
  });

  it('comes back whole: rows, sequences, constraints and files', async () => {
    const target = await createEmptyTestDatabase();
    await readBackup(join(folder, 'backup'), { database: target, filesFolder: join(folder, 'restored') });

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

  it('is refused by a database that is in use', async () => {
    const attempt = readBackup(join(folder, 'backup'), {
      database: source,
      filesFolder: join(folder, 'nowhere'),
    });
    await expect(attempt).rejects.toThrow('not empty');
  });

  it('is refused when it was cut off, and leaves no row behind', async () => {
    await writeFile(join(folder, 'cut'), await readFile(join(folder, 'backup')));
    await truncate(join(folder, 'cut'), 100_000);
    const target = await createEmptyTestDatabase();
    const attempt = readBackup(join(folder, 'cut'), {
      database: target,
      filesFolder: join(folder, 'cut-files'),
    });
    await expect(attempt).rejects.toThrow('incomplete');
    expect((await target.query('select count(*) from environment')).rows).toEqual([{ count: 0 }]);
    await target.close();
  });

  it('says so when the file is something else', async () => {
    await writeFile(join(folder, 'letter'), 'Dear friend');
    const target = await createEmptyTestDatabase();
    const attempt = readBackup(join(folder, 'letter'), {
      database: target,
      filesFolder: join(folder, 'none'),
    });
    await expect(attempt).rejects.toThrow('not a backup');
    await target.close();
  });
});
