import type { Approval, ApprovalsSummary } from '@quartermaster/contract/http/approvals';
import type { Role } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { REQUEST_STATE } from '../staff-limits/index.ts';

/** A request as it is kept. */
export type StoredApproval = Approval & {
  readonly idempotency_key: string | null;
  readonly asked_by_role: Role;
  readonly asker_is_active: boolean;
};

const COLUMNS = `w.id as approval_id, w.server_id, w.account_id, w.delivery_id, w.kind, w.params, w.lines, w.value_cents, w.exceeds,
  w.reason, w.ticket, w.asked_by, asker.display_name as asked_by_name, ${wireTime('w.asked_at')} as asked_at,
  ${wireTime('w.expires_at')} as expires_at, ${REQUEST_STATE} as state, decider.display_name as decided_by_name,
  ${wireTime('w.decided_at')} as decided_at, w.decision_reason, w.command_id, ${wireTime('w.used_at')} as used_at`;

const TABLES = `command_approval w join account asker on asker.id = w.asked_by left join account decider on decider.id = w.decided_by`;

/** Null: there is no such request in this environment. */
export async function findApproval(
  db: Queryable,
  environmentId: number,
  id: string,
): Promise<StoredApproval | null> {
  const { rows } = await db.query<StoredApproval>(
    `select ${COLUMNS}, w.idempotency_key, asker.role as asked_by_role, asker.is_active as asker_is_active
       from ${TABLES} where w.environment_id = $1 and w.id = $2`,
    [environmentId, id],
  );
  return rows[0] ?? null;
}

type Wanted = {
  readonly environmentId: number;
  /** Only requests of this person; null: of all people. */
  readonly askedBy: number | null;
  readonly isWaiting: boolean;
  /** The request after which to go on. */
  readonly after: string | null;
  readonly limit: number;
};

/** Newest first. */
export async function listApprovals(
  db: Queryable,
  { environmentId, askedBy, isWaiting, after, limit }: Wanted,
): Promise<readonly Approval[]> {
  const { rows } = await db.query<Approval>(
    `select ${COLUMNS} from ${TABLES}
      where w.environment_id = $1 and ($2::integer is null or w.asked_by = $2)
        and (not $3 or (w.decision is null and w.expires_at > now()))
        and ($4::uuid is null or (w.asked_at, w.id) < (select asked_at, id from command_approval where id = $4))
      order by w.asked_at desc, w.id desc limit $5`,
    [environmentId, askedBy, isWaiting, after, limit],
  );
  return rows;
}

/** Ends the waiting without a command. False: it did not wait any more. */
export async function endApproval(
  db: Queryable,
  id: string,
  {
    decision,
    by,
    reason,
  }: { readonly decision: 'refused' | 'withdrawn'; readonly by: number; readonly reason: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update command_approval set decision = $2, decided_by = $3, decided_at = now(), decision_reason = $4
      where id = $1 and decision is null and expires_at > now()`,
    [id, decision, by, reason],
  );
  return rowCount === 1;
}

type Expired = Pick<
  Approval,
  'approval_id' | 'server_id' | 'account_id' | 'delivery_id' | 'kind' | 'params' | 'asked_by'
> & { readonly branchId: number };

/** Expires overdue requests and returns them with the branch of their environment, oldest first. */
export async function takeExpired(db: Queryable): Promise<readonly Expired[]> {
  const { rows } = await db.query<Expired>(
    `with due as (select id from command_approval where decision is null and expires_at <= now()
                   order by expires_at limit 500 for update skip locked)
     update command_approval w set decision = 'expired', decided_at = w.expires_at
       from due, branch b
      where w.id = due.id and b.environment_id = w.environment_id and b.version_id is null
      returning w.id as approval_id, w.server_id, w.account_id, w.delivery_id, w.kind, w.params, w.asked_by, b.id as "branchId"`,
  );
  return rows;
}

type Reader = {
  readonly environmentId: number;
  readonly staffId: number;
  /** Accounts that count as the same person, the reader included. */
  readonly related: readonly number[];
  readonly mayDecide: boolean;
  /** The roles that may decide. */
  readonly deciders: readonly Role[];
};

/** Counts of requests: to decide, own waiting, own unseen decisions; and of others who could decide. */
export async function countForReader(
  db: Queryable,
  { environmentId, staffId, related, mayDecide, deciders }: Reader,
): Promise<ApprovalsSummary> {
  const counted = await db.query<ApprovalsSummary>(
    `select count(*) filter (where $3 and asked_by <> $2 and decision is null and expires_at > now())::integer as to_decide,
            count(*) filter (where asked_by = $2 and decision is null and expires_at > now())::integer as asked,
            count(*) filter (where asked_by = $2 and decision in ('approved', 'refused', 'expired') and seen_at is null)::integer as outcomes,
            (select count(*)::integer from account where is_active and role = any($4) and id <> all($5)) as others
       from command_approval
      where environment_id = $1 and (seen_at is null or decision is null)`,
    [environmentId, staffId, mayDecide, deciders, related],
  );
  return onlyRow(counted);
}

/** The requester has seen the decision. */
export async function markSeen(db: Queryable, environmentId: number, staffId: number): Promise<void> {
  await db.query(
    `update command_approval set seen_at = now()
      where environment_id = $1 and asked_by = $2 and decision is not null and seen_at is null`,
    [environmentId, staffId],
  );
}
