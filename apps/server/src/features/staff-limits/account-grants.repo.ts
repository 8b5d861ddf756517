import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';

/** How long two accounts count as one person, and how long a raised limit excludes the person who raised it. */
export const APART_AFTER = `interval '7 days'`;

/** Stores which person decided how an account can be used. */
export async function insertGrant(
  db: Queryable,
  { accountId, grantedBy }: { readonly accountId: number; readonly grantedBy: number },
): Promise<void> {
  await db.query('insert into account_grant (account_id, granted_by) values ($1, $2)', [
    accountId,
    grantedBy,
  ]);
}

/** A person and all whose accounts are connected to theirs by grants, over any number of steps. */
export async function relatedStaff(db: Queryable, staffId: number): Promise<readonly number[]> {
  const found = await db.query<{ ids: number[] }>(
    `with recursive related (id) as (
       select $1::integer
       union
       select case when g.account_id = r.id then g.granted_by else g.account_id end
       from related r join account_grant g on r.id in (g.account_id, g.granted_by)
       where g.granted_at > now() - ${APART_AFTER}
     )
     select array_agg(id) as ids from related`,
    [staffId],
  );
  return onlyRow(found).ids;
}
