import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { createParameters } from '../../engine/parameters.ts';
import { literal, partitionOf } from '../../engine/partition.ts';
import { holdsOf, positionOf, type Content } from './content.ts';
import { countByModule, type Sides } from './count-differences.ts';

/**
 * How many records each of some modules has in a content, in one statement; those without any are left out. Held
 * records count as what their branch has.
 */
export async function countRecords(
  db: Queryable,
  modules: readonly ResolvedModule[],
  content: Content,
): Promise<ReadonlyMap<string, number>> {
  if (modules.length === 0) return new Map();
  const parameters = createParameters();
  const parts = modules.map((module) => {
    const { branchId, seq } = positionOf(content, module);
    const [branch, point] = [parameters.add(branchId), parameters.add(seq)];
    const rows = `${partitionOf(module)} where branch_id = ${branch}::integer and from_seq <= ${point}::bigint and to_seq > ${point}::bigint`;
    return `select ${literal(module.key)} as module, count(*)::int as records from ${rows}`;
  });
  type Row = { readonly module: string; readonly records: number };
  const { rows } = await db.query<Row>(parts.join(' union all '), parameters.values);
  const filled = rows.filter(
    ({ module, records }) => records > 0 || holdsOf(content, module).some(({ fromSeq }) => fromSeq !== null),
  );
  return new Map(filled.map(({ module, records }) => [module, records]));
}

/** Which of these modules differ between two contents. */
export async function findDifferentModules(
  db: Queryable,
  modules: readonly ResolvedModule[],
  sides: Sides,
): Promise<readonly ResolvedModule[]> {
  const counted = await countByModule(db, modules, sides);
  return modules.filter(({ key }) => counted.has(key));
}
