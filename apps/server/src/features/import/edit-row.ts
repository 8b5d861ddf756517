import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ImportEdits, ImportRowEdit } from '@quartermaster/contract/http/import';
import { plainText } from '@quartermaster/domain/core/json';
import type { Transaction } from '../../db/database.ts';
import { NOT_CALCULATED } from '../../engine/codecs/cell-table.ts';
import { checkBatch, createCheck, type Check, type CheckDependencies } from './check-import.ts';
import { cellPath } from './check-row.ts';
import { holdImport, updateImport, type StoredImport } from './import-jobs.repo.ts';
import {
  countStaged,
  deleteRows,
  findRowsOf,
  findStagedRow,
  stageRows,
  type StagedRead,
} from './import-rows.repo.ts';
import type { Cell } from './import-target.ts';
import type { RowBatch } from './import-table.ts';

/**
 * Edits cells of one row and checks it again, and with it the rows that are about the same record.
 * @throws AppError `import_state`, `import_mapping`, `not_found`
 */
export async function editRow(
  deps: CheckDependencies,
  job: StoredImport,
  row: number,
  { cells }: ImportRowEdit,
): Promise<void> {
  const strange = Object.keys(cells).find((name) => !job.columns.some((column) => column.name === name));
  if (strange !== undefined) throw new AppError('import_mapping', { target: strange });
  const edits: ImportEdits = {
    ...job.options.edits,
    [row]: { ...job.options.edits[String(row)], ...cells },
  };
  const options = { ...job.options, edits };
  await deps.database.transaction(async (tx) => {
    if (!(await holdImport(tx, job.id, 'checked'))) throw new AppError('import_state');
    const before = await findStagedRow(tx, job.id, row);
    if (before === undefined) throw new AppError('not_found');
    const edited = { ...job, options };
    const check = await createCheck(deps, tx, edited);
    const [alone] = await checkBatch(check, [rowOf(check, before)]);
    const ids = [before.recordId, alone?.recordId ?? null].filter((id) => id !== null);
    const touched = await findRowsOf(tx, job.id, row, ids);
    await recheck(tx, { ...check, seen: new Set() }, touched);
    await updateImport(tx, job.id, { options, counts: await countStaged(tx, job.id) });
  });
}

async function recheck(tx: Transaction, check: Check, touched: readonly StagedRead[]): Promise<void> {
  const { job } = check;
  const rows = await checkBatch(
    check,
    touched.map((row) => rowOf(check, row)),
  );
  await deleteRows(
    tx,
    job.id,
    touched.map(({ rowNumber }) => rowNumber),
  );
  await stageRows(tx, job.id, rows);
}

/** A row as the file has it: of a cell with a fault, and of cells beyond the columns, its problems tell. */
function rowOf(
  { columns, targets }: Check,
  { rowNumber, cells: kept, issues }: StagedRead,
): RowBatch[number] {
  const cells: Cell[] = columns.map((_, at) => {
    const target = targets[at] ?? null;
    const fault =
      target === null
        ? undefined
        : issues.find(({ path, code }) => path === cellPath(target) && code.startsWith('cell_'));
    if (fault === undefined) return kept[at] ?? undefined;
    const { cell, fault: text } = fault.params;
    return {
      cell: plainText(cell ?? ''),
      fault: fault.code === 'cell_fault' ? plainText(text ?? '') : NOT_CALCULATED,
    };
  });
  const wide = issues.find(({ code }) => code === 'too_many_cells')?.params['cells'];
  while (typeof wide === 'number' && cells.length < wide) cells.push('');
  return { number: rowNumber, cells };
}
