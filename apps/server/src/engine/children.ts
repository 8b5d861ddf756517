import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { childrenOf } from '@quartermaster/domain/core/registry';
import { IDENTITY_SEPARATOR, sortKeyFromRecordId } from '@quartermaster/domain/record/identity';
import type { Queryable } from '../db/database.ts';
import type { Parameters } from './parameters.ts';
import { IS_HEAD, partitionOf } from './partition.ts';
import type { LinkField } from './record-links.ts';

/** How many records of a child module belong to a record. */
type ChildCount = { readonly module: string; readonly total: number };

/** Sorts right after the separator: the end of everything that begins with a parent and the separator. */
const AFTER_SEPARATOR = String.fromCharCode(IDENTITY_SEPARATOR.charCodeAt(0) + 1);

/** The sort keys of a parent's children: they begin with the parent's, so the list's own index finds them. */
function sortKeysUnder(parentId: string): { readonly from: string; readonly to: string } {
  const key = sortKeyFromRecordId(parentId);
  return { from: key + IDENTITY_SEPARATOR, to: key + AFTER_SEPARATOR };
}

/** Narrows a child module's `rows` to the records of one parent. */
export function childrenSql(parentId: string, rows: string, parameters: Parameters): string {
  const { from, to } = sortKeysUnder(parentId);
  return `${rows}.sort_key >= ${parameters.add(from)} and ${rows}.sort_key < ${parameters.add(to)}`;
}

/** The fields by which records of child modules name their parent in this module. */
export function parentLinks(registry: Registry, module: ResolvedModule): readonly LinkField[] {
  return childrenOf(registry, module.key).flatMap(({ key, parent }) =>
    parent === null ? [] : [{ module: key, path: parent.field }],
  );
}

/** How many records of a child module each of these parents has. */
export async function countChildren(
  database: Queryable,
  child: ResolvedModule,
  branchId: number,
  parentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (parentIds.length === 0) return new Map();
  const ranges = parentIds.map((id) => ({ id, ...sortKeysUnder(id) }));
  const partition = partitionOf(child);
  const { rows } = await database.query<{ id: string; total: number }>(
    {
      name: `count-children ${partition}`,
      text: `
        select parent.id, children.total
          from jsonb_to_recordset($2::jsonb) as parent (id text, "from" text, "to" text)
         cross join lateral (
           select count(*) as total from ${partition} as r
            where r.branch_id = $1 and r.${IS_HEAD}
              and r.sort_key >= parent."from" collate "C" and r.sort_key < parent."to" collate "C") as children`,
    },
    [branchId, JSON.stringify(ranges)],
  );
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** How many records of each of its child modules belong to a record. */
export async function countChildrenByModule(
  database: Queryable,
  registry: Registry,
  module: ResolvedModule,
  branchId: number,
  recordId: string,
): Promise<readonly ChildCount[]> {
  return Promise.all(
    childrenOf(registry, module.key).map(async (child) => {
      const counts = await countChildren(database, child, branchId, [recordId]);
      return { module: child.key, total: counts.get(recordId) ?? 0 };
    }),
  );
}
