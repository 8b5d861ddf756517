import type { Queryable } from './database.ts';

/** Makes the monthly partitions of the audit log for this month and the two after it. */
export async function ensureAuditPartitions(database: Queryable, now: Date): Promise<void> {
  for (const offset of [0, 1, 2]) {
    const from = firstOfMonth(now, offset);
    const to = firstOfMonth(now, offset + 1);
    const name = `audit_entry_${from.slice(0, 7).replace('-', '_')}`;
    await database.query(
      `create table if not exists ${name} partition of audit_entry for values from ('${from} 00:00+00') to ('${to} 00:00+00')`,
    );
  }
}

function firstOfMonth(now: Date, offset: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 10);
}
