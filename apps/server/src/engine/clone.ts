import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { logChange, type ChangeHeader, type ModuleChange } from './change-set.ts';
import { lockBranchesExclusively } from './locks.ts';
import { IS_HEAD, literal, partitionOf } from './partition.ts';

/** What a clone copied, and the point of the source's log that it is a copy of. */
export type Clone = { readonly seq: number; readonly sourceSeq: number; readonly records: number };

/**
 * Fills an empty branch with the newest state of another one, as one change set of the new branch.
 * Writers of the source wait meanwhile, so that the copy is the source at one point of its log.
 * @throws AppError `branch_busy`
 */
export async function cloneBranch(
  tx: Transaction,
  header: ChangeHeader,
  registry: Registry,
  sourceBranchId: number,
): Promise<Clone> {
  await lockBranchesExclusively(tx, [sourceBranchId, header.branchId]);
  const { seq, source_seq: sourceSeq } = onlyRow(
    await tx.query<{ seq: number; source_seq: number }>(
      `select nextval('change_seq') as seq, coalesce((select max(seq) from change_set where branch_id = $1), 0) as source_seq`,
      [sourceBranchId],
    ),
  );
  const modules: ModuleChange[] = [];
  for (const module of await filledModules(tx, registry, sourceBranchId)) {
    const written = await copyHeads(tx, module, sourceBranchId, header.branchId, seq);
    modules.push({ module: module.key, written, delta: written });
  }
  await copyLinks(tx, sourceBranchId, header.branchId);
  const source = { ...header.source, branch_id: sourceBranchId, seq: sourceSeq };
  await logChange(tx, { ...header, source }, { seq, modules });
  return { seq, sourceSeq, records: modules.reduce((sum, { written }) => sum + written, 0) };
}

async function filledModules(
  tx: Transaction,
  registry: Registry,
  branchId: number,
): Promise<readonly ResolvedModule[]> {
  const { rows } = await tx.query<{ module: string }>(
    'select module from record_total where branch_id = $1 group by module having sum(delta) > 0',
    [branchId],
  );
  const filled = new Set(rows.map(({ module }) => module));
  return registry.modules.filter(({ key }) => filled.has(key));
}

async function copyHeads(
  tx: Transaction,
  module: ResolvedModule,
  from: number,
  to: number,
  seq: number,
): Promise<number> {
  const partition = partitionOf(module);
  const { rowCount } = await tx.query(
    `insert into ${partition} (module, branch_id, record_id, sort_key, from_seq, data, hash, search_text, grams)
     select ${literal(module.key)}, $2, record_id, sort_key, $3, data, hash, search_text, grams
       from ${partition} where branch_id = $1 and ${IS_HEAD} order by sort_key`,
    [from, to, seq],
  );
  return rowCount ?? 0;
}

async function copyLinks(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.query(
    `insert into record_link (branch_id, module, record_id, path, to_module, to_field, to_record_id)
     select $2, module, record_id, path, to_module, to_field, to_record_id from record_link where branch_id = $1`,
    [from, to],
  );
}
