import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../db/database.ts';
import type { Actor } from '../platform/actor.ts';

/** One act worth remembering. `action` is `<what>.<verb>`: `release.publish`, `auth.login`. */
export type AuditEntry = {
  readonly action: string;
  readonly module?: string;
  readonly recordId?: string;
  readonly branchId?: number;
  readonly changeSeq?: number;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
  readonly reason?: string;
  readonly outcome?: 'done' | 'refused' | 'failed';
};

/** Writes an audit entry. Call it with the transaction of the act itself, so that neither is there without the other. */
export async function writeAudit(db: Queryable, actor: Actor, entry: AuditEntry): Promise<void> {
  await db.query(
    {
      name: 'write-audit',
      text: `insert into audit_entry
               (account_id, action, module, record_id, branch_id, change_seq, before, after, reason, outcome, ip, user_agent, request_id)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    },
    [
      actor.accountId,
      entry.action,
      entry.module ?? null,
      entry.recordId ?? null,
      entry.branchId ?? null,
      entry.changeSeq ?? null,
      toJson(entry.before),
      toJson(entry.after),
      entry.reason ?? null,
      entry.outcome ?? 'done',
      actor.ip ?? null,
      actor.userAgent ?? null,
      actor.requestId ?? null,
    ],
  );
}

const toJson = (value: JsonValue | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);
