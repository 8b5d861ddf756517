import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archiveLog } from '../features/staff-log/archive-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { sealAuditEntries } from './seal-audit-entries.ts';
import { isInChain, isIntact, verifyAuditChain } from './verify-audit-chain.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.query(
    'truncate audit_entry, audit_archive, audit_seal, audit_tombstone restart identity cascade',
  );
});

const write = (action: string, module = 'lamp') =>
  database.query('insert into audit_entry (action, module) values ($1, $2)', [action, module]);
const verify = () => verifyAuditChain(database);
const brokenLinks = async () => (await verify()).brokenLinks;

async function archive(wish: object): Promise<void> {
  const { rows } = await database.query<{ id: number }>(
    `insert into audit_tombstone (reason, wish) values ('tidy', $1) returning id`,
    [JSON.stringify(wish)],
  );
  await archiveLog(database, rows[0]?.id ?? 0);
}

describe('the chain of audit entries', () => {
  it('seals each entry once and notices every later change', async () => {
    await write('record.create');
    await write('record.update');
    expect(await sealAuditEntries(database)).toBe(2);
    expect(await sealAuditEntries(database)).toBe(0);
    await write('record.delete');
    expect(await sealAuditEntries(database)).toBe(1);
    expect(await verify()).toMatchObject({ links: 2, entries: 3, archived: 0, unsealed: 0, brokenLinks: [] });

    await database.query(`update audit_entry set action = 'record.read' where action = 'record.update'`);
    expect(await brokenLinks()).toEqual([1]);
    await database.query(`update audit_entry set action = 'record.update' where action = 'record.read'`);
    expect(await brokenLinks()).toEqual([]);
    await database.query(`delete from audit_entry where action = 'record.delete'`);
    expect(await brokenLinks()).toEqual([2]);
  });

  it('notices a link that is gone with all its entries', async () => {
    for (const action of ['one', 'two', 'three']) {
      await write(action);
      await sealAuditEntries(database);
    }
    await database.query('delete from audit_entry where sealed_by = 2');
    await database.query('delete from audit_seal where id = 2');
    expect(await brokenLinks()).toEqual([3]);
  });

  it('notices entries that claim a link of their own', async () => {
    await database.query(`insert into audit_entry (action, sealed_by) values ('forged', 99)`);
    expect((await verify()).strays).toBe(1);
  });

  it('knows every head that it ever had', async () => {
    await write('one');
    await sealAuditEntries(database);
    const { head } = await verify();
    await write('two');
    await sealAuditEntries(database);
    expect(await isInChain(database, head ?? '')).toBe(true);
    expect(await isInChain(database, '00'.repeat(32))).toBe(false);
  });

  it('counts what was archived, and tells when the archive is not what was buried', async () => {
    for (const module of ['lamp', 'door', 'lamp']) await write('record.update', module);
    await archive({ model: 'lamp' });
    await sealAuditEntries(database);
    expect(await verify()).toMatchObject({ entries: 4, archived: 2, brokenLinks: [], brokenTombstones: [] });

    await database.query(`update audit_archive set reason = 'changed' where id = 1`);
    expect(await verify()).toMatchObject({ brokenLinks: [1], brokenTombstones: [1] });
    await database.query('update audit_archive set reason = null');
    await database.query('update audit_tombstone set entry_count = 1');
    expect(await verify()).toMatchObject({ brokenLinks: [], brokenTombstones: [1] });
    await database.query('update audit_tombstone set entry_count = 2');
    expect(isIntact(await verify())).toBe(true);
  });

  it('notices an entry that was put under a tombstone by hand', async () => {
    for (const module of ['lamp', 'door']) await write('record.update', module);
    await archive({ model: 'lamp' });
    await database.query(
      `with gone as (delete from audit_entry where module = 'door' returning *)
       insert into audit_archive select id, at, account_id, action, module, record_id, branch_id, change_seq, before,
         after, reason, outcome, ip, user_agent, request_id, sealed_by, 1 from gone`,
    );
    expect(await verify()).toMatchObject({ brokenLinks: [], brokenTombstones: [1] });
  });
});

const MODULES = ['lamp', 'door', 'well'] as const;
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), module: fc.constantFrom(...MODULES) }),
  fc.record({ kind: fc.constant('seal' as const) }),
  fc.record({ kind: fc.constant('archive' as const), module: fc.constantFrom(...MODULES) }),
);

describe('whatever is written, sealed and archived in whatever order', () => {
  it('the chain holds, loses nothing, and a change of any sealed entry breaks it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), fc.nat(), async (steps, pick) => {
        await database.query(
          'truncate audit_entry, audit_archive, audit_seal, audit_tombstone restart identity cascade',
        );
        await write('first');
        for (const each of steps) {
          if (each.kind === 'write') await write('record.update', each.module);
          else if (each.kind === 'seal') await sealAuditEntries(database);
          else await archive({ model: each.module });
        }
        await sealAuditEntries(database);
        const written = 1 + steps.filter(({ kind }) => kind === 'write').length;
        const tombstones = steps.filter(({ kind }) => kind === 'archive').length;
        const report = await verify();
        expect(isIntact(report)).toBe(true);
        expect([report.entries, report.unsealed]).toEqual([written + tombstones, 0]);
        await tamper(1 + (pick % report.entries));
        expect(isIntact(await verify())).toBe(false);
      }),
      { numRuns: 12 },
    );
  });

  const tamper = async (id: number) => {
    for (const table of ['audit_entry', 'audit_archive'])
      await database.query(`update ${table} set outcome = 'refused' where id = $1`, [id]);
  };
});
