import type { ModuleScope, Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { positionOf, type Content } from './content.ts';
import { countDifferences, NO_DIFFERENCES, type DifferenceCounts } from './differences.repo.ts';

export type Sides = { readonly before: Content; readonly after: Content };

/** How many records of each module differ between two contents; modules that agree are left out. */
export async function countByModule(
  db: Queryable,
  modules: readonly ResolvedModule[],
  sides: Sides,
): Promise<ReadonlyMap<string, DifferenceCounts>> {
  const counted = new Map<string, DifferenceCounts>();
  for (const module of await findModulesThatMayDiffer(db, modules, sides)) {
    const counts = await countDifferences(db, module, sides.before, sides.after);
    if (sumOf(counts) > 0) counted.set(module.key, counts);
  }
  return counted;
}

/** How many records players would see change: settings of the environment stay as they are. */
export async function countVersioned(db: Queryable, registry: Registry, sides: Sides): Promise<number> {
  const versioned = registry.modules.filter(({ scope }) => scope === 'versioned');
  return sumOf(addUp((await countByModule(db, versioned, sides)).values()));
}

export function sumOf(counts: DifferenceCounts): number {
  return counts.new + counts.changed + counts.deleted;
}

export function addUp(counts: Iterable<DifferenceCounts>): DifferenceCounts {
  let sum = NO_DIFFERENCES;
  for (const { new: added, changed, deleted } of counts)
    sum = { new: sum.new + added, changed: sum.changed + changed, deleted: sum.deleted + deleted };
  return sum;
}

/** The log knows what was touched at all: asking every module would cost more than the comparison itself. */
async function findModulesThatMayDiffer(
  db: Queryable,
  modules: readonly ResolvedModule[],
  sides: Sides,
): Promise<readonly ResolvedModule[]> {
  const held = [...sides.before.holds, ...sides.after.holds].map(({ module }) => module);
  const touched = new Map<ModuleScope, ReadonlySet<string>>();
  for (const scope of new Set(modules.map((module) => module.scope)))
    touched.set(scope, new Set([...(await findTouched(db, scope, sides)), ...held]));
  return modules.filter(({ key, scope }) => touched.get(scope)?.has(key));
}

/** On one branch the modules written between the two points; otherwise each that ever had a record there. */
async function findTouched(db: Queryable, scope: ModuleScope, sides: Sides): Promise<readonly string[]> {
  const before = positionOf(sides.before, { scope });
  const after = positionOf(sides.after, { scope });
  const isOneLog = before.branchId === after.branchId && Math.min(before.seq, after.seq) > 0;
  const { rows } = isOneLog
    ? await db.query<{ module: string }>(
        `select distinct jsonb_object_keys(source -> 'modules') as module from change_set
          where branch_id = $1 and seq > least($2::bigint, $3::bigint) and seq <= greatest($2::bigint, $3::bigint)`,
        [before.branchId, before.seq, after.seq],
      )
    : await db.query<{ module: string }>(
        'select distinct module from record_total where branch_id = any($1)',
        [[before.branchId, after.branchId]],
      );
  return rows.map(({ module }) => module);
}
