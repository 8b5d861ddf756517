import type { RecordLockAnswer } from '@quartermaster/contract/http/record-locks';
import type { Queryable } from '../../db/database.ts';
import { UNLOCK_MINUTES, UNLOCK_RECORD } from '../../engine/record-unlocks.ts';
import { wireTime } from '../../engine/wire-time.ts';

/** A record and the revision to unlock. */
export type LockedRecord = {
  readonly module: string;
  readonly recordId: string;
  readonly branchId: number;
  readonly revision: number;
};

/** The newest pending or valid unlock of a record at this revision. */
export async function findUnlock(db: Queryable, record: LockedRecord): Promise<RecordLockAnswer['unlock']> {
  const end = `coalesce(w.decided_at + interval '${UNLOCK_MINUTES} minutes', w.expires_at)`;
  const { rows } = await db.query<NonNullable<RecordLockAnswer['unlock']>>(
    `select case when w.decision is null then 'waiting' else 'open' end as state, ${wireTime(end)} as until,
            asker.display_name as by, w.id as approval_id
       from command_approval w join account asker on asker.id = w.asked_by
      where w.kind = '${UNLOCK_RECORD}' and (w.decision is null or w.decision = 'approved') and ${end} > now()
        and w.params ->> 'module' = $1 and w.params ->> 'record_id' = $2
        and w.params ->> 'branch_id' = $3 and w.params ->> 'revision' = $4
      order by w.asked_at desc limit 1`,
    [record.module, record.recordId, String(record.branchId), String(record.revision)],
  );
  return rows[0] ?? null;
}
