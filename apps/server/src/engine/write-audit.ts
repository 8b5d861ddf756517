import type { AuditOutcome } from '@quartermaster/contract/http/audit';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../db/database.ts';
import type { Actor } from '../platform/actor.ts';

/** One act worth remembering. `action` is `<what>.<verb>`: `release.publish`, `auth.login`. */
export type NewAuditEntry = {
  readonly action: string;
  readonly module?: string;
  readonly recordId?: string;
  readonly branchId?: number;
  readonly changeSeq?: number;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
  readonly reason?: string;
  readonly outcome?: AuditOutcome;
};

/** Writes an audit entry. Call it with the transaction of the act itself, so that neither is there without the other. */
export function writeAudit(db: Queryable, actor: Actor, entry: NewAuditEntry): Promise<void> {
  return writeAudits(db, actor, [entry]);
}

/** The same for an act on many records: an entry each, in one statement. */
export async function writeAudits(
  db: Queryable,
  actor: Actor,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  await db.query(
    {
      name: 'write-audit',
      text: `insert into audit_entry
               (account_id, action, module, record_id, branch_id, change_seq, before, after, reason, outcome, ip, user_agent, request_id)
             select $1::integer, action, module, record_id, branch_id, change_seq, before, after, reason, outcome, $11::inet, $12::text, $13::text
               from unnest($2::text[], $3::text[], $4::text[], $5::integer[], $6::bigint[], $7::jsonb[], $8::jsonb[], $9::text[], $10::text[])
                 as entry (action, module, record_id, branch_id, change_seq, before, after, reason, outcome)`,
    },
    [
      actor.accountId,
      entries.map(({ action }) => action),
      entries.map(({ module = null }) => module),
      entries.map(({ recordId = null }) => recordId),
      entries.map(({ branchId = null }) => branchId),
      entries.map(({ changeSeq = null }) => changeSeq),
      entries.map(({ before }) => toJson(before)),
      entries.map(({ after }) => toJson(after)),
      entries.map(({ reason = null }) => reason),
      entries.map(({ outcome = 'done' }) => outcome),
      actor.ip ?? null,
      actor.userAgent ?? null,
      actor.requestId ?? null,
    ],
  );
}

const toJson = (value: JsonValue | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);
