import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Transaction } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { logChange, type ChangeHeader, type ModuleChange } from '../../engine/change-set.ts';
import { listing, listTableName, listTableOf } from '../../engine/list-table.ts';
import { lockReferences } from '../../engine/locks.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { preparedRecord } from '../../engine/prepared-record.ts';
import { copyNewest, newestLine } from '../../engine/record-rows.ts';
import { countingListed, createValueDeltas, type ValueDeltas } from '../../engine/value-totals.ts';
import type { FixedDependencies } from '../../engine/fixed-records.ts';
import { dependsOnTime, HeldChangesError, refuseHeldChanges } from '../../engine/held-changes.ts';
import { mapInTurns } from '../../platform/map-in-turns.ts';
import type { ImportProblem, StoredImport } from './import-jobs.repo.ts';
import { findWrittenAfter } from './import-rows.repo.ts';

/** Records changed after the preview: what would be written is not what was shown. Nothing was written. */
export class StaleImportError extends Error {
  readonly records: number;

  constructor(records: number) {
    super(`${records} records changed after the preview`);
    this.name = 'StaleImportError';
    this.records = records;
  }
}

/** Why an import wrote nothing, where that can be foreseen; any other error is thrown again. */
export function foreseenProblem(problem: unknown): ImportProblem {
  if (problem instanceof StaleImportError)
    return { code: 'import_stale', params: { records: problem.records } };
  if (problem instanceof HeldChangesError) return { code: 'import_locked', params: problem.params };
  throw problem;
}

const WRITTEN = `outcome in ('new', 'changed')`;

/** Rows that are looked at, and rows that are stored, at a time. */
const AT_ONCE = 1000;
const STORED_AT_ONCE = 2000;

/** A checked import and the module it goes into. */
type CheckedImport = { readonly module: ResolvedModule; readonly job: StoredImport };

/**
 * Writes the staged rows of one branch's imports as one change set, all or none, in a few statements over the
 * staged rows. No record is in two of them. The preview equals the write: a record that moved since, or that
 * a period has begun to hold, makes it throw.
 * @throws StaleImportError, HeldChangesError
 */
export async function writeImports(
  tx: Transaction,
  fixed: FixedDependencies,
  header: ChangeHeader,
  imports: readonly CheckedImport[],
): Promise<number> {
  const { branchId } = header;
  const keys = imports.map(({ module }) => module.key);
  const { seq } = onlyRow(
    await tx.query<{ seq: number }>('select qm_begin_bulk_change($1, $2) as seq', [branchId, keys]),
  );
  for (const { module, job } of imports) await refuseStale(tx, module, branchId, job.id);
  for (const each of imports) await refuseHeld(tx, fixed, branchId, each);
  const changes = new Map<string, ModuleChange>();
  const deltas = createValueDeltas();
  for (const each of imports) {
    const { module, written, delta } = await writeRows(tx, branchId, seq, each, deltas);
    const before = changes.get(module) ?? { written: 0, delta: 0 };
    changes.set(module, { module, written: before.written + written, delta: before.delta + delta });
  }
  await logChange(tx, header, seq, { modules: [...changes.values()], values: deltas.list() });
  return seq;
}

async function writeRows(
  tx: Transaction,
  branchId: number,
  seq: number,
  { module, job }: CheckedImport,
  deltas: ValueDeltas,
): Promise<ModuleChange> {
  await countReplaced(tx, module, branchId, job.id);
  const closed = await closeHeads(tx, module, branchId, seq, job.id);
  const written = await insertHeads(tx, module, branchId, seq, job.id, deltas);
  const shown = job.counts.new + job.counts.changed;
  if (written !== shown) throw new Error(`Of the ${shown} rows to write, ${written} are staged`);
  await listHeads(tx, module, branchId, job.id);
  await replaceLinks(tx, module, branchId, job.id);
  return { module: module.key, written, delta: written - closed };
}

async function refuseStale(
  tx: Transaction,
  module: ResolvedModule,
  branchId: number,
  importId: string,
): Promise<void> {
  const result = await tx.query<{ moved: number }>(
    `select count(*) as moved
       from import_row as staged
       left join ${partitionOf(module)} as head
         on head.branch_id = $1 and head.record_id = staged.record_id and head.${IS_HEAD}
      where staged.import_id = $2 and staged.outcome <> 'invalid' and head.from_seq is distinct from staged.base_seq`,
    [branchId, importId],
  );
  const { moved } = onlyRow(result);
  if (moved > 0) throw new StaleImportError(moved);
}

async function refuseHeld(
  tx: Transaction,
  fixed: FixedDependencies,
  branchId: number,
  { module, job }: CheckedImport,
): Promise<void> {
  if (!dependsOnTime(module)) return;
  for (let after = 0; ;) {
    const rows = await findWrittenAfter(tx, job.id, after, AT_ONCE, ['changed']);
    await refuseHeldChanges(tx, fixed, module, branchId, rows);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.rowNumber ?? 0;
  }
}

/** Takes the values that records have so far out of the totals. */
async function countReplaced(
  tx: Transaction,
  module: ResolvedModule,
  branchId: number,
  importId: string,
): Promise<void> {
  const counting = countingListed(
    module,
    `import_row as staged join ${listTableName(module)} as l on l.branch_id = $1 and l.record_id = staged.record_id
      where staged.import_id = $2 and staged.outcome = 'changed'`,
    '-',
  );
  if (counting !== null) await tx.query(counting, [branchId, importId]);
}

async function closeHeads(
  tx: Transaction,
  module: ResolvedModule,
  branchId: number,
  seq: number,
  importId: string,
): Promise<number> {
  const { rowCount } = await tx.query(
    `update ${partitionOf(module)} as head set to_seq = $2
       from import_row as staged
      where staged.import_id = $3 and staged.outcome = 'changed'
        and head.branch_id = $1 and head.record_id = staged.record_id and head.${IS_HEAD}`,
    [branchId, seq, importId],
  );
  return rowCount ?? 0;
}

/** The database takes in a part of the rows while the next ones are prepared. */
async function insertHeads(
  tx: Transaction,
  module: ResolvedModule,
  branchId: number,
  seq: number,
  importId: string,
  deltas: ValueDeltas,
): Promise<number> {
  let written = 0;
  let stored = Promise.resolve();
  try {
    let rows = await findWrittenAfter(tx, importId, 0, STORED_AT_ONCE);
    while (rows.length > 0) {
      const lines = await mapInTurns(rows, ({ data }) => {
        deltas.add(module, null, data);
        return newestLine(branchId, seq, module, preparedRecord(module, data));
      });
      await stored;
      written += rows.length;
      rows = await findWrittenAfter(tx, importId, rows.at(-1)?.rowNumber ?? 0, STORED_AT_ONCE);
      stored = copyNewest(tx, module, lines);
      // A failure is thrown where `stored` is awaited; until then it must not count as unhandled.
      stored.catch(() => undefined);
    }
  } finally {
    await stored;
  }
  return written;
}

async function listHeads(
  tx: Transaction,
  module: ResolvedModule,
  branchId: number,
  importId: string,
): Promise<void> {
  const table = listTableOf(module);
  if (table === null) return;
  const rows = `import_row where import_id = $2 and ${WRITTEN} order by sort_key`;
  await tx.query(listing(table, rows), [branchId, importId]);
}

async function replaceLinks(
  tx: Transaction,
  module: ResolvedModule,
  branchId: number,
  importId: string,
): Promise<void> {
  await tx.query(
    `delete from record_link as link using import_row as staged
      where staged.import_id = $3 and staged.outcome = 'changed'
        and link.branch_id = $1 and link.module = $2 and link.record_id = staged.record_id`,
    [branchId, module.key, importId],
  );
  const { rows } = await tx.query<{ module: string }>(
    `with linked as (
       insert into record_link (branch_id, module, record_id, path, to_module, to_field, to_record_id)
       select $1, link.module, link.record_id, link.path, link.to_module, link.to_field, link.to_record_id
         from import_row as staged
        cross join jsonb_to_recordset(staged.links) as link
          (module text, record_id text, path text, to_module text, to_field text, to_record_id text)
        where staged.import_id = $2 and ${WRITTEN} and staged.links <> '[]'
       returning to_module
     )
     select distinct to_module as module from linked`,
    [branchId, importId],
  );
  await lockReferences(tx, branchId, { named: rows.map((row) => row.module), deleted: [] });
}
