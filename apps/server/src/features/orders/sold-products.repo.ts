import type { FindFixed } from '../../engine/fixed-records.ts';

/** Which of these products of a module players of the environment have paid for. */
export const findSoldProducts: FindFixed = async (db, branchId, recordIds, { key }) => {
  const { rows } = await db.query<{ id: string }>(
    `select wanted.id
       from unnest($2::text[]) as wanted (id)
      where exists (select
                      from player.purchase p
                     where p.server = any(array(select s.id from player.server s
                                                  join branch b on b.environment_id = s.environment_id
                                                 where b.id = $1))
                       and p.product_module = $3 and p.product_id = wanted.id::integer
                       and p.paid_at is not null and p.state <> 'sandbox')`,
    [branchId, recordIds, key],
  );
  return new Set(rows.map(({ id }) => id));
};
