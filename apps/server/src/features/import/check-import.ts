import type { ImportCounts } from '@quartermaster/contract/http/import';
import { issue } from '@quartermaster/domain/core/issue';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import { preparedRecord } from '../../engine/prepared-record.ts';
import { linksOf } from '../../engine/record-links.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { updateImport, type StoredImport } from './import-jobs.repo.ts';
import { countStaged, deleteStagedRows, stageRows, type StagedRow } from './import-rows.repo.ts';
import { readImportTable, type ImportTable } from './import-table.ts';
import { importTargets, type ImportTarget } from './import-target.ts';
import { judgeRow, type CurrentRecord, type JudgedRow, type TargetedCell } from './judge-row.ts';
import { createRowMatcher, loadCurrent, type RowMatcher } from './match-rows.ts';

export type CheckDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
};

/** Rows judged between two looks at the rest of the world: requests are answered meanwhile. */
const CHUNK = 1000;

/** Where the bytes of an upload lie until its import is over. */
export const importFileKey = (id: string): string => `imports/${id}`;

/** Reads the file, judges every row against the draft and stages the result. Can be run again. */
export async function checkImport(
  { database, files, registry }: CheckDependencies,
  job: StoredImport,
): Promise<void> {
  const module = registry.get(job.module);
  const table = readImportTable(await files.getBytes(importFileKey(job.id)));
  const targets = mappedTargets(module, table, job);
  const match = targets.find((target) => target !== null && target.key === job.options.match_field) ?? null;
  const matcher = await createRowMatcher(database, module, job.branchId, match);
  await deleteStagedRows(database, job.id);
  const seen = new Set<string>();
  for (let start = 0; start < table.rows.length; start += CHUNK) {
    const rows = await checkChunk({ database, module, job, table, targets, matcher, seen }, start);
    await database.transaction((tx) => stageRows(tx, job.id, rows));
    await updateImport(database, job.id, { progress: Math.min(1, (start + CHUNK) / table.rows.length) });
  }
  const counts: ImportCounts = await countStaged(database, job.id);
  await updateImport(database, job.id, { state: 'checked', counts, progress: 1 });
}

function mappedTargets(
  module: ResolvedModule,
  table: ImportTable,
  job: StoredImport,
): (ImportTarget | null)[] {
  const byKey = new Map(importTargets(module, table.format).map((target) => [target.key, target]));
  return table.columns.map((column) => byKey.get(job.options.mapping[column] ?? '') ?? null);
}

type Check = {
  readonly database: Database;
  readonly module: ResolvedModule;
  readonly job: StoredImport;
  readonly table: ImportTable;
  readonly targets: readonly (ImportTarget | null)[];
  readonly matcher: RowMatcher;
  /** Records that an earlier row of the file speaks of. */
  readonly seen: Set<string>;
};

async function checkChunk(check: Check, start: number): Promise<StagedRow[]> {
  const { database, module, job, table, matcher } = check;
  const rows = table.rows.slice(start, start + CHUNK);
  const cells = rows.map((row) =>
    check.targets.flatMap((target, index): TargetedCell[] =>
      target === null ? [] : [{ target, cell: row[index] }],
    ),
  );
  const ids = matcher.idsOf(cells);
  const current = await loadCurrent(database, module, job.branchId, ids);
  return rows.map((row, index) => {
    const head = current.get(ids[index] ?? '');
    const judged = judgeOne(check, row.length, cells[index] ?? [], head);
    const raw = Object.fromEntries(table.columns.map((column, place) => [column, row[place] ?? null]));
    return stagedRow(module, start + index + 1, raw, judged, head);
  });
}

function judgeOne(
  check: Check,
  cellCount: number,
  cells: readonly TargetedCell[],
  head: CurrentRecord | undefined,
): JudgedRow {
  const { module, job, table, seen } = check;
  const judged = judgeRow(module, cells, head, { mode: job.options.mode, emptyCell: job.options.empty_cell });
  const problems = [];
  if (cellCount > table.columns.length) {
    problems.push(issue('', 'too_many_cells', { cells: cellCount, columns: table.columns.length }));
  }
  if (judged.recordId !== null && seen.has(judged.recordId))
    problems.push(issue('', 'row_repeated', { id: judged.recordId }));
  if (judged.recordId !== null) seen.add(judged.recordId);
  if (problems.length === 0) return judged;
  return { ...judged, outcome: 'invalid', data: null, changed: [], issues: [...problems, ...judged.issues] };
}

function stagedRow(
  module: ResolvedModule,
  rowNumber: number,
  raw: JsonObject,
  judged: JudgedRow,
  head: CurrentRecord | undefined,
): StagedRow {
  const record =
    judged.data === null || judged.outcome === 'unchanged' ? null : preparedRecord(module, judged.data);
  return {
    rowNumber,
    recordId: judged.recordId,
    sortKey: record?.sortKey ?? null,
    outcome: judged.outcome,
    raw,
    data: judged.data,
    hash: record?.hash ?? null,
    searchText: record?.searchText ?? null,
    grams: record?.grams ?? null,
    baseSeq: head?.revision ?? null,
    changed: judged.changed,
    links: record === null ? null : linksOf(module, record.recordId, record.data),
    issues: judged.issues,
  };
}
