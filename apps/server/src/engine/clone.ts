import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { logChange, type ChangeHeader } from './change-set.ts';
import { withCopyHelper } from './copy-helper.ts';
import { copyingListed, listTableOf } from './list-table.ts';
import { lockBranchesExclusively, lockReferences } from './locks.ts';
import { IS_HEAD, literal, partitionOf } from './partition.ts';
import { COPY_VALUE_TOTALS } from './value-totals.ts';

/** What a clone copied, and the point of the source's log that it is a copy of. */
export type Clone = { readonly seq: number; readonly sourceSeq: number; readonly records: number };

type Dependencies = { readonly tx: Transaction; readonly database: Database; readonly registry: Registry };

/** Which rows go where, and the number they get there. */
type Copy = { readonly from: number; readonly to: number; readonly seq: number };

/** A module that has records, and how many. */
type Filled = { readonly module: ResolvedModule; readonly records: number };

/** Modules with more records than this are copied by two connections, half each: most of it is index work. */
const SHARED_ABOVE = 10_000;

/**
 * Fills an empty branch with the newest state of another one, as one change set of the new branch.
 * Writers of the source wait meanwhile, so that the copy is the source at one point of its log.
 * @throws AppError `branch_busy`
 */
export async function cloneBranch(
  { tx, database, registry }: Dependencies,
  header: ChangeHeader,
  sourceBranchId: number,
): Promise<Clone> {
  await lockBranchesExclusively(tx, [sourceBranchId, header.branchId]);
  const { seq, source_seq: sourceSeq } = onlyRow(
    await tx.query<{ seq: number; source_seq: number }>(
      `select nextval('change_seq') as seq, coalesce((select max(seq) from change_set where branch_id = $1), 0) as source_seq`,
      [sourceBranchId],
    ),
  );
  const filled = await filledModules(tx, registry, sourceBranchId);
  const copy = { from: sourceBranchId, to: header.branchId, seq };
  const copied = await copyRecords({ tx, database }, copy, filled);
  await tx.query(COPY_VALUE_TOTALS, [copy.from, copy.to]);
  await copyLinks(tx, copy);
  const source = { ...header.source, branch_id: sourceBranchId, seq: sourceSeq };
  const modules = copied.map(({ module, records }) => ({
    module: module.key,
    written: records,
    delta: records,
  }));
  await logChange(tx, { ...header, source }, seq, { modules });
  return { seq, sourceSeq, records: copied.reduce((sum, { records }) => sum + records, 0) };
}

async function filledModules(
  tx: Transaction,
  registry: Registry,
  branchId: number,
): Promise<readonly Filled[]> {
  const { rows } = await tx.query<{ module: string; records: number }>(
    `select module, sum(delta)::integer as records from record_total
      where branch_id = $1 group by module having sum(delta) > 0`,
    [branchId],
  );
  const totals = new Map(rows.map(({ module, records }) => [module, records]));
  return registry.modules.flatMap((module) => {
    const records = totals.get(module.key);
    return records === undefined ? [] : [{ module, records }];
  });
}

async function copyRecords(
  { tx, database }: Pick<Dependencies, 'tx' | 'database'>,
  copy: Copy,
  filled: readonly Filled[],
): Promise<readonly Filled[]> {
  const large = filled.filter(({ records }) => records > SHARED_ABOVE);
  const copied: Filled[] = [];
  for (const { module, records } of filled)
    if (records <= SHARED_ABOVE) copied.push({ module, records: await copyHeads(tx, module, copy, 'true') });
  if (large.length === 0) return copied;
  const shared = await withCopyHelper({ tx, database }, copy.to, (helper) =>
    copyTogether(tx, helper, copy, large),
  );
  return [...copied, ...shared];
}

async function copyTogether(
  tx: Transaction,
  helper: Queryable,
  copy: Copy,
  large: readonly Filled[],
): Promise<readonly Filled[]> {
  const copied: Filled[] = [];
  for (const part of large) {
    const middle = literal(await middleOf(tx, copy.from, part));
    const [lower, upper] = await Promise.all([
      copyHeads(tx, part.module, copy, `sort_key < ${middle}`),
      copyHeads(helper, part.module, copy, `sort_key >= ${middle}`),
    ]);
    copied.push({ module: part.module, records: lower + upper });
  }
  return copied;
}

/** The sort key that has as many heads before it as after it. */
async function middleOf(tx: Transaction, branchId: number, { module, records }: Filled): Promise<string> {
  const { sort_key: sortKey } = onlyRow(
    await tx.query<{ sort_key: string }>(
      `select sort_key from ${partitionOf(module)} where branch_id = $1 and ${IS_HEAD}
        order by sort_key offset $2 limit 1`,
      [branchId, Math.floor(records / 2)],
    ),
  );
  return sortKey;
}

async function copyHeads(
  connection: Queryable,
  module: ResolvedModule,
  { from, to, seq }: Copy,
  which: string,
): Promise<number> {
  const partition = partitionOf(module);
  const { rowCount } = await connection.query(
    `insert into ${partition} (module, branch_id, record_id, sort_key, from_seq, data, hash, search_text, grams)
     select ${literal(module.key)}, $2, record_id, sort_key, $3, data, hash, search_text, grams
       from ${partition} where branch_id = $1 and ${IS_HEAD} and ${which} order by sort_key`,
    [from, to, seq],
  );
  const table = listTableOf(module);
  if (table !== null) await connection.query(copyingListed(table, which), [from, to]);
  return rowCount ?? 0;
}

async function copyLinks(tx: Transaction, { from, to }: Copy): Promise<void> {
  const { rows } = await tx.query<{ module: string }>(
    `with linked as (
       insert into record_link (branch_id, module, record_id, path, to_module, to_field, to_record_id)
       select $2, module, record_id, path, to_module, to_field, to_record_id from record_link where branch_id = $1
       returning to_module
     )
     select distinct to_module as module from linked`,
    [from, to],
  );
  await lockReferences(tx, to, { named: rows.map((row) => row.module), deleted: [] });
}
