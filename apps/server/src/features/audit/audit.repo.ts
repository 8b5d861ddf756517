import type { AuditEntry, AuditQuery } from '@quartermaster/contract/http/audit';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';

/** Which entries: a condition on `e`, with its values from $1 on. */
export type EntryFilter = { readonly where: string; readonly values: readonly unknown[] };

type Page = { readonly page: number; readonly per_page: number };

export function auditFilter({ action, account_id: accountId, outcome }: AuditQuery): EntryFilter {
  return {
    where: `($1::text is null or e.action like $1 || '%') and ($2::integer is null or e.account_id = $2)
      and ($3::text is null or e.outcome = $3)`,
    values: [action?.replaceAll(/[%_\\]/g, String.raw`\$&`) ?? null, accountId ?? null, outcome ?? null],
  };
}

/** A page of the audit log, newest first. */
export async function listAuditEntries(
  db: Queryable,
  { where, values }: EntryFilter,
  { page, per_page: perPage }: Page,
): Promise<AuditEntry[]> {
  const { rows } = await db.query<AuditEntry>(
    `select e.id, ${wireTime('e.at')} as at, e.account_id, a.display_name as author, e.action, e.module,
            e.record_id, env.key as environment, v.name as version, e.change_seq, e.before, e.after,
            e.reason, e.outcome, host(e.ip) as ip, e.user_agent, e.request_id,
            e.sealed_by is not null as sealed
     from audit_entry e
     left join account a on a.id = e.account_id
     left join branch b on b.id = e.branch_id
     left join environment env on env.id = b.environment_id
     left join version v on v.id = b.version_id
     where ${where}
     order by e.at desc, e.id desc limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, perPage, (page - 1) * perPage],
  );
  return rows;
}

export async function countAuditEntries(db: Queryable, { where, values }: EntryFilter): Promise<number> {
  const counted = await db.query<{ count: number }>(
    `select count(*) as count from audit_entry e where ${where}`,
    values,
  );
  return onlyRow(counted).count;
}
