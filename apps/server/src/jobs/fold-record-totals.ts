import type { Queryable } from '../db/database.ts';

/** Tables of deltas, with the columns of what each row is a delta of. */
const TOTALS = [
  { table: 'record_total', key: ['branch_id', 'module'] },
  { table: 'listed.value_total', key: ['branch_id', 'module', 'field', 'value'] },
] as const;

/**
 * Replaces the deltas of each list, and of each value of its fields, by their sum. Deltas written meanwhile
 * are not seen and stay, so the totals are exact at every moment.
 */
export async function foldRecordTotals(database: Queryable): Promise<void> {
  for (const { table, key } of TOTALS) {
    const columns = key.join(', ');
    await database.query(
      `with several as (
         select ${columns} from ${table} group by ${columns} having count(*) > 1
       ), folded as (
         delete from ${table} as t using several
          where (${key.map((column) => `t.${column}`).join(', ')}) = (${key.map((column) => `several.${column}`).join(', ')})
         returning ${key.map((column) => `t.${column}`).join(', ')}, t.delta
       )
       insert into ${table} (${columns}, delta)
       select ${columns}, sum(delta) from folded group by ${columns}`,
    );
  }
}
