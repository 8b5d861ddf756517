import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';

/** What a member of staff gives of one asset on one day. */
type DayOfGrants = {
  readonly staffId: number;
  readonly environmentId: number;
  /** `YYYY-MM-DD` of the game's calendar. */
  readonly day: string;
  readonly assetKind: string;
  /** 0 for money. */
  readonly targetId: number;
};

/** Adds to what was given that day, and answers how much it comes to. Others who give wait for us. */
export async function addGrant(db: Queryable, grant: DayOfGrants, amount: number): Promise<number> {
  const given = await db.query<{ amount: number }>(
    `insert into staff_grant as given (staff_id, environment_id, day, asset_kind, target_id, amount)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (staff_id, environment_id, day, asset_kind, target_id)
       do update set amount = given.amount + excluded.amount
     returning amount`,
    [grant.staffId, grant.environmentId, grant.day, grant.assetKind, grant.targetId, amount],
  );
  return onlyRow(given).amount;
}
