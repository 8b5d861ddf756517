import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { LOCK, START } from './advisory-locks.ts';
import { ensureAuditPartitions } from './audit-partitions.ts';
import { migrate } from './migrate.ts';

describe('migrate', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await database.close();
  });

  it('finds nothing left to do on a migrated database', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  it('waits for no other process where nothing is left to do', async () => {
    const other = await database.connect();
    await other.query('select pg_advisory_lock($1, $2)', [LOCK.start, START.schema]);
    expect(await migrate(database)).toEqual([]);
    await other.close();
  });

  it('applies every file once when two processes start together', async () => {
    await database.query('delete from schema_migration');
    await writeFile(join(folder, '001-first.sql'), 'create table first_table (n integer);');
    await writeFile(join(folder, '002-second.sql'), 'create table second_table (n integer);');
    const results = await Promise.all([migrate(database, { folder }), migrate(database, { folder })]);
    expect(results.flat().sort()).toEqual(['001-first.sql', '002-second.sql']);
  });

  it('refuses an edited file and a database of a newer release', async () => {
    await writeFile(join(folder, '002-second.sql'), 'create table other_table (n integer);');
    await expect(migrate(database, { folder })).rejects.toThrow('another text of 002-second.sql');
    await rm(join(folder, '002-second.sql'));
    await expect(migrate(database, { folder })).rejects.toThrow('newer release');
  });

  it('makes room for audit entries of the coming months, as often as it is asked', async () => {
    const newYearsEve = new Date('2031-12-31T23:00:00Z');
    await ensureAuditPartitions(database, newYearsEve);
    await ensureAuditPartitions(database, newYearsEve);
    const entry = `insert into audit_entry (at, action) values ('2032-02-29 23:59+00', 'test')`;
    expect((await database.query(entry)).rowCount).toBe(1);
  });
});
