import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';

/** The ids of a module's records that say they belong to a record, without being its children; in their order. */
export async function findBelonging(
  database: Queryable,
  module: ResolvedModule,
  branchId: number,
  ownerId: string,
): Promise<readonly string[]> {
  if (module.belongsTo === null) return [];
  const { rows } = await database.query<{ record_id: string }>(
    `select record_id from record_link
      where branch_id = $1 and module = $2 and split_part(path, '.', 1) = $3
        and to_module = $4 and to_record_id = $5 and to_field = ''
      group by record_id order by length(record_id), record_id`,
    [branchId, module.key, module.belongsTo.field, module.belongsTo.module, ownerId],
  );
  return rows.map(({ record_id: id }) => id);
}
