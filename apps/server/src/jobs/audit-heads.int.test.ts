import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createHeadKeeper, findLostHeads, headsFileIn, readKeptHeads } from './audit-heads.ts';
import { sealAuditEntries } from './seal-audit-entries.ts';
import { isIntact, verifyAuditChain } from './verify-audit-chain.ts';

let database: TestDatabase;
let folder: string;
let file: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.query('truncate audit_entry, audit_seal restart identity');
  folder = await mkdtemp(join(tmpdir(), 'quartermaster-heads-'));
  file = headsFileIn(folder);
  return () => rm(folder, { recursive: true });
});

const lost = async () => findLostHeads(database, await readKeptHeads(file));

/** Each act sealed by a link of its own, whose head is kept. */
async function sealEach(acts: readonly string[], keep = createHeadKeeper(database, file)): Promise<void> {
  for (const action of acts) {
    await database.query('insert into audit_entry (action) values ($1)', [action]);
    await sealAuditEntries(database);
    await keep();
  }
}

describe('heads that are kept outside the database', () => {
  it('tell that the newest links were cut off with their entries', async () => {
    await sealEach(['one', 'two', 'three']);
    expect(await lost()).toEqual([]);
    await database.query('delete from audit_entry where sealed_by = 3');
    await database.query('delete from audit_seal where id = 3');
    expect(isIntact(await verifyAuditChain(database))).toBe(true);
    expect((await lost()).map(({ link }) => link)).toEqual([3]);
  });

  it('tell that the whole chain was rewritten', async () => {
    await sealEach(['one', 'two']);
    await database.query('truncate audit_entry, audit_seal restart identity');
    await database.query(`insert into audit_entry (action) values ('other')`);
    await sealAuditEntries(database);
    expect((await lost()).map(({ link }) => link)).toEqual([1, 2]);
  });

  it('are one line each, private to their owner, and go on after a restart and a torn line', async () => {
    const keep = createHeadKeeper(database, file);
    await keep();
    expect(await readKeptHeads(file)).toEqual([]);
    await sealEach(['one'], keep);
    await keep();
    await createHeadKeeper(database, file)();
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(2);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await appendFile(file, '2026-11-23T10:00:00.000Z 2 ab\n');
    await sealEach(['two'], createHeadKeeper(database, file));
    expect((await readKeptHeads(file)).map(({ link }) => link)).toEqual([1, 2]);
    expect(await lost()).toEqual([]);
  });
});
