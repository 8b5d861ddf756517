import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';
import { wireTime } from './wire-time.ts';

/** The kind of the requests for approval that open what a period holds. */
export const UNLOCK_RECORD = 'unlock_record';

/** How long an unlock is open after the second person agreed to it, in minutes. */
export const UNLOCK_MINUTES = 60;

/** An open unlock; `until`: when it closes, an instant as on the wire, unless a save closes it first. */
export type Unlock = { readonly recordId: string; readonly until: string };

/**
 * Which of these records somebody may change in spite of a running period, by id. An unlock is for the revision
 * that was looked at: the first save makes another one, which closes it.
 */
export async function findUnlocks(
  db: Queryable,
  { key }: Pick<ResolvedModule, 'key'>,
  branchId: number,
  heads: ReadonlyMap<string, { readonly revision: number }>,
): Promise<ReadonlyMap<string, Unlock>> {
  if (heads.size === 0) return new Map();
  const until = `(decided_at + interval '${UNLOCK_MINUTES} minutes')`;
  const { rows } = await db.query<Unlock & { readonly revision: string }>(
    `select params ->> 'record_id' as "recordId", params ->> 'revision' as revision, ${wireTime(until)} as until
       from command_approval
      where kind = '${UNLOCK_RECORD}' and decision = 'approved' and ${until} > now()
        and params ->> 'module' = $1 and params ->> 'record_id' = any($2) and params ->> 'branch_id' = $3`,
    [key, [...heads.keys()], String(branchId)],
  );
  const open = rows.filter(({ recordId, revision }) => String(heads.get(recordId)?.revision) === revision);
  return new Map(open.map(({ recordId, until: end }) => [recordId, { recordId, until: end }]));
}
