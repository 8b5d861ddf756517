import { NO_MODEL, type LogStatusAnswer, type StaffLogQuery } from '@quartermaster/contract/http/staff-log';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';

export type StaffLogRow = {
  readonly id: number;
  readonly create_time: string;
  readonly staff_id: number | null;
  readonly staff_name: string | null;
  readonly action: string;
  readonly module: string | null;
  readonly record_id: string | null;
  readonly environment: string | null;
  readonly version: string | null;
  readonly change_seq: number | null;
  readonly before: JsonValue;
  readonly after: JsonValue;
  readonly reason: string | null;
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly request_id: string | null;
  readonly sealed: boolean;
};

const ENTRY = `
  select e.id, ${wireTime('e.at')} as create_time, e.account_id as staff_id, a.display_name as staff_name,
         e.action, e.module, e.record_id, env.key as environment, v.name as version, e.change_seq,
         e.before, e.after, e.reason, e.outcome, host(e.ip) as ip, e.user_agent, e.request_id,
         e.sealed_by is not null as sealed
  from audit_entry e
  left join account a on a.id = e.account_id
  left join branch b on b.id = e.branch_id
  left join environment env on env.id = b.environment_id
  left join version v on v.id = b.version_id`;

const MATCHES = `($1::text is null or coalesce(e.module, '${NO_MODEL}') = $1)
  and ($2::integer is null or e.account_id = $2)
  and ($3::bigint = 0 or e.at >= to_timestamp($3)) and ($4::bigint = 0 or e.at <= to_timestamp($4))`;

const conditions = ({ model, staff_id, start_time, end_time }: StaffLogQuery) => [
  model ?? null,
  staff_id ?? null,
  start_time,
  end_time,
];

export async function listStaffLog(db: Queryable, query: StaffLogQuery): Promise<readonly StaffLogRow[]> {
  const { rows } = await db.query<StaffLogRow>(
    `${ENTRY} where ${MATCHES} order by e.at desc, e.id desc limit $5 offset $6`,
    [...conditions(query), query.per_page, (query.page - 1) * query.per_page],
  );
  return rows;
}

export async function countStaffLog(db: Queryable, query: StaffLogQuery): Promise<number> {
  const counted = await db.query<{ count: number }>(
    `select count(*) as count from audit_entry e where ${MATCHES}`,
    conditions(query),
  );
  return onlyRow(counted).count;
}

export async function findStaffLogEntry(
  db: Queryable,
  model: string,
  id: number,
): Promise<StaffLogRow | null> {
  const { rows } = await db.query<StaffLogRow>(
    `${ENTRY} where e.id = $1 and coalesce(e.module, '${NO_MODEL}') = $2`,
    [id, model],
  );
  return rows[0] ?? null;
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
