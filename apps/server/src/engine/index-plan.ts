import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { sha256 } from '../platform/sha256.ts';
import { BRANCH_EXPRESSION } from './field-expression.ts';
import { IS_CLOSED, IS_HEAD, partitionOf } from './partition.ts';

/** An index a partition should have. Its name carries a hash of its definition: another definition, another name. */
export type PlannedIndex = { readonly name: string; readonly sql: string };

/** Names of indexes that the reconciler made, and may drop, end like this. */
export const PLANNED_INDEX_NAME = /_ix_[0-9a-f]{12}$/;

const NAME_LIMIT = 63;

/** The indexes of every module; what lists filter and sort by has its own table (`list-table.ts`). */
export function plannedIndexes(module: ResolvedModule): readonly PlannedIndex[] {
  const columns = [
    `(branch_id, sort_key, record_id) where ${IS_HEAD}`,
    `(branch_id, from_seq)`,
    `(branch_id, to_seq) where ${IS_CLOSED}`,
    `(branch_id, record_id, from_seq) where ${IS_CLOSED}`,
  ];
  return [
    plan(module, 'unique index', `(branch_id, record_id) where ${IS_HEAD}`),
    ...columns.map((definition) => plan(module, 'index', definition)),
    plan(module, 'index', `using gin (grams, (${BRANCH_EXPRESSION})) where ${IS_HEAD}`),
  ];
}

function plan(module: ResolvedModule, kind: string, definition: string): PlannedIndex {
  const partition = partitionOf(module);
  const suffix = `_ix_${sha256(`${partition} ${kind} ${definition}`).slice(0, 12)}`;
  const name = partition.slice(0, NAME_LIMIT - suffix.length) + suffix;
  return { name, sql: `create ${kind} if not exists ${name} on ${partition} ${definition}` };
}
