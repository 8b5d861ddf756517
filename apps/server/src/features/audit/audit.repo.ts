import type { AuditEntry, AuditQuery } from '@quartermaster/contract/http/audit';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';

const MATCHES = `($1::text is null or e.action like $1 || '%') and ($2::integer is null or e.account_id = $2)
  and ($3::text is null or e.outcome = $3)`;

const conditions = ({ action, account_id: accountId, outcome }: AuditQuery) => [
  action?.replaceAll(/[%_\\]/g, String.raw`\$&`) ?? null,
  accountId ?? null,
  outcome ?? null,
];

/** A page of the audit log, newest first. */
export async function listAuditEntries(db: Queryable, query: AuditQuery): Promise<AuditEntry[]> {
  const { rows } = await db.query<AuditEntry>(
    `select e.id, ${wireTime('e.at')} as at, a.display_name as author, e.action, e.module, e.record_id,
            env.key as environment, v.name as version, e.change_seq, e.before, e.after, e.reason, e.outcome,
            host(e.ip) as ip, e.user_agent, e.request_id, e.sealed_by is not null as sealed
     from audit_entry e
     left join account a on a.id = e.account_id
     left join branch b on b.id = e.branch_id
     left join environment env on env.id = b.environment_id
     left join version v on v.id = b.version_id
     where ${MATCHES}
     order by e.at desc, e.id desc limit $4 offset $5`,
    [...conditions(query), query.per_page, (query.page - 1) * query.per_page],
  );
  return rows;
}

export async function countAuditEntries(db: Queryable, query: AuditQuery): Promise<number> {
  const counted = await db.query<{ count: number }>(
    `select count(*) as count from audit_entry e where ${MATCHES}`,
    conditions(query),
  );
  return onlyRow(counted).count;
}
