import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';
import { wireTime } from './wire-time.ts';

/** The kind of approval request that unlocks a record during its period. */
export const UNLOCK_RECORD = 'unlock_record';

/** How long an unlock is valid after its approval, in minutes. */
export const UNLOCK_MINUTES = 60;

/** A valid unlock. `until`: when it expires, an instant as on the wire; the first save ends it earlier. */
type Unlock = { readonly recordId: string; readonly until: string };

/**
 * The records that are unlocked although their period runs, by id. An unlock is for the approved revision, so
 * the first save ends it.
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
