import type { AuditEntry } from '@quartermaster/contract/http/audit';
import { NO_MODEL, type LogStatusAnswer, type StaffLogQuery } from '@quartermaster/contract/http/staff-log';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { listAuditEntries, type EntryFilter } from '../audit/index.ts';

const MODEL = `coalesce(e.module, '${NO_MODEL}')`;

export function staffLogFilter({ model, staff_id, start_time, end_time }: StaffLogQuery): EntryFilter {
  return {
    where: `($1::text is null or ${MODEL} = $1) and ($2::integer is null or e.account_id = $2)
      and ($3::bigint = 0 or e.at >= to_timestamp($3)) and ($4::bigint = 0 or e.at <= to_timestamp($4))`,
    values: [model ?? null, staff_id ?? null, start_time, end_time],
  };
}

export async function findStaffLogEntry(
  db: Queryable,
  model: string,
  id: number,
): Promise<AuditEntry | null> {
  const filter = { where: `e.id = $1 and ${MODEL} = $2`, values: [id, model] };
  const [entry] = await listAuditEntries(db, filter, { page: 1, per_page: 1 });
  return entry ?? null;
}

export async function readLogState(db: Queryable): Promise<LogStatusAnswer['cms']> {
  return onlyRow(
    await db.query<LogStatusAnswer['cms']>(
      `select count(*) as entries, count(*) filter (where sealed_by is null) as unsealed,
              ${wireTime('min(at)')} as oldest, ${wireTime('max(at)')} as newest
       from audit_entry`,
    ),
  );
}
