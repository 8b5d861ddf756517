import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { IDENTITY_SEPARATOR } from '@quartermaster/domain/record/identity';
import type { Queryable } from '../db/database.ts';
import { IS_HEAD, partitionOf } from './partition.ts';

/** What a record id begins with before the last value of its identity. */
export const prefixOf = (recordId: string): string =>
  recordId.slice(0, recordId.lastIndexOf(IDENTITY_SEPARATOR) + 1);

/** `prefix`: what the record ids begin with before the number. `after`: the numbers are greater. */
type NumberRange = { readonly prefix: string; readonly after: number; readonly count: number };

/** The lowest numbers that no record's id ends with now; another request may take them first. */
export async function findFreeNumbers(
  database: Queryable,
  module: ResolvedModule,
  branchId: number,
  { prefix, after, count }: NumberRange,
): Promise<readonly number[]> {
  const { rows } = await database.query<{ free: number }>(
    `with taken as materialized (
       select substr(record_id, length($2) + 1)::bigint as number from ${partitionOf(module)}
        where branch_id = $1 and ${IS_HEAD} and starts_with(record_id, $2)
          and substr(record_id, length($2) + 1) ~ '^[0-9]{1,15}$')
     select number::int8 as free
       from generate_series($3::bigint + 1, $3::bigint + $4::bigint + (select count(*) from taken)) as number
      where number not in (select number from taken)
      order by number limit $4`,
    [branchId, prefix, after, count],
  );
  return rows.map(({ free }) => Number(free));
}
