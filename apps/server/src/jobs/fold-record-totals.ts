import type { Queryable } from '../db/database.ts';

/**
 * Replaces the deltas of each list by their sum. Deltas written meanwhile are not seen and stay, so
 * the total is exact at every moment.
 */
export async function foldRecordTotals(database: Queryable): Promise<void> {
  await database.query(
    `with list as (
       select branch_id, module from record_total group by branch_id, module having count(*) > 1
     ), folded as (
       delete from record_total using list
       where record_total.branch_id = list.branch_id and record_total.module = list.module
       returning record_total.branch_id, record_total.module, record_total.delta
     )
     insert into record_total (branch_id, module, delta)
     select branch_id, module, sum(delta) from folded group by branch_id, module`,
  );
}
