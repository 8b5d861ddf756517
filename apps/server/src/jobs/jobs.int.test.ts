import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { foldRecordTotals } from './fold-record-totals.ts';
import { findBrokenSeals, sealAuditEntries } from './seal-audit-entries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('seal-audit-entries', () => {
  const write = (action: string) => database.query('insert into audit_entry (action) values ($1)', [action]);

  it('seals each entry once and notices every later change', async () => {
    await write('record.create');
    await write('record.update');
    expect(await sealAuditEntries(database)).toBe(2);
    expect(await sealAuditEntries(database)).toBe(0);
    await write('record.delete');
    expect(await sealAuditEntries(database)).toBe(1);
    expect(await findBrokenSeals(database)).toEqual([]);

    await database.query(`update audit_entry set action = 'record.read' where action = 'record.update'`);
    expect(await findBrokenSeals(database)).toEqual([1]);
    await database.query(`update audit_entry set action = 'record.update' where action = 'record.read'`);
    expect(await findBrokenSeals(database)).toEqual([]);
    await database.query(`delete from audit_entry where action = 'record.delete'`);
    expect(await findBrokenSeals(database)).toEqual([2]);
  });
});

describe('fold-record-totals', () => {
  it('keeps every total and leaves one row for each list', async () => {
    await database.query(
      `insert into record_total values (1, 'item', 5), (1, 'item', -2), (1, 'item', 1), (2, 'item', 7), (1, 'pet', 3)`,
    );
    await foldRecordTotals(database);
    const { rows } = await database.query('select * from record_total order by branch_id, module');
    expect(rows).toEqual([
      { branch_id: 1, module: 'item', delta: 4 },
      { branch_id: 1, module: 'pet', delta: 3 },
      { branch_id: 2, module: 'item', delta: 7 },
    ]);
  });
});
