import type { ImportCounts } from '@quartermaster/contract/http/import';
import { issue, type Issue } from '@quartermaster/domain/core/issue';
import { parseJson, type JsonValue } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { parentIdOf, sortKeyFromRecordId } from '@quartermaster/domain/record/identity';
import { NOTHING_FIXED, type FixedFields } from '@quartermaster/domain/validation/fixed-fields';
import { refusedWhereProtected } from '@quartermaster/domain/validation/refused-where-protected';
import type { Database, Queryable } from '../../db/database.ts';
import { isCellFault } from '../../engine/codecs/cell-table.ts';
import { findFixedFields, type FixedRecords } from '../../engine/fixed-records.ts';
import { linksOf } from '../../engine/record-links.ts';
import { readHeads } from '../../engine/record-rows.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { mapInTurns } from '../../platform/map-in-turns.ts';
import { findOthers, type OtherFiles } from './other-files.ts';
import { findProtection, updateImport, type StoredImport } from './import-jobs.repo.ts';
import {
  analyzeStaged,
  countStaged,
  deleteStagedRows,
  stageRows,
  type StagedRow,
} from './import-rows.repo.ts';
import { openImportTable, type ImportTable, type RowBatch } from './import-table.ts';
import { importTargets, targetsBelow, withValues, type Cell, type ImportTarget } from './import-target.ts';
import { checkRow, type CurrentRecord, type CheckedRow, type TargetedCell } from './check-row.ts';
import { createRowMatcher, loadCurrent, type RowMatcher } from './match-rows.ts';

export type CheckDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
  readonly fixedRecords: FixedRecords;
  readonly clock: Clock;
};

/** Where the bytes of an upload are until its import is over. */
export const importFileKey = (id: string): string => `imports/${id}`;

/** Reads the file, checks every row against the draft and stages the result. Can be run again. */
export async function checkImport(dependencies: CheckDependencies, job: StoredImport): Promise<void> {
  const columns = job.columns.map(({ name }) => name);
  const open = () => dependencies.files.getStream(importFileKey(job.id));
  const table = await openImportTable(open, columns, job.options.sheet);
  try {
    await checkTable(dependencies, job, table);
  } finally {
    await table.close();
  }
}

async function checkTable(
  dependencies: CheckDependencies,
  job: StoredImport,
  table: ImportTable,
): Promise<void> {
  const { database } = dependencies;
  const check = await createCheck(dependencies, database, job);
  await deleteStagedRows(database, job.id);
  const stage = async (rows: readonly StagedRow[], progress: number): Promise<void> => {
    await database.transaction((tx) => stageRows(tx, job.id, rows));
    await updateImport(database, job.id, { progress });
  };
  // The database takes in a batch while the next one is checked.
  let staged = Promise.resolve();
  try {
    for await (const batch of table.rows) {
      const rows = await checkBatch(check, batch);
      await staged;
      staged = stage(rows, table.share());
      // A failure is thrown where `staged` is awaited; until then it must not count as unhandled.
      staged.catch(() => undefined);
    }
  } finally {
    await staged;
  }
  const counts: ImportCounts = await countStaged(database, job.id);
  await analyzeStaged(database, counts);
  await updateImport(database, job.id, { state: 'checked', counts, progress: 1 });
}

/** What rows of an import are checked with. */
export async function createCheck(
  { registry, fixedRecords, clock }: Omit<CheckDependencies, 'database'>,
  database: Queryable,
  job: StoredImport,
): Promise<Check> {
  const module = registry.get(job.module);
  const targets = mappedTargets(module, job);
  const match = targets.find((target) => target !== null && target.key === job.options.match_field) ?? null;
  return {
    database,
    registry,
    fixedRecords,
    module,
    job,
    columns: job.columns.map(({ name }) => name),
    targets,
    matcher: await createRowMatcher(database, module, job.branchId, match),
    parent: parentCells(module, job),
    protection: await findProtection(database, job.branchId),
    seen: new Set<string>(),
    others: await findOthers(database, job),
    now: clock.now(),
  };
}

/** What each column fills. Where every row belongs to one parent, the file's own is passed over. */
function mappedTargets(
  module: ResolvedModule,
  { format, columns, options }: StoredImport,
): (ImportTarget | null)[] {
  const targets = targetsBelow(module, format, options.parent);
  const byKey = new Map(
    targets.map((target) => [target.key, withValues(target, options.values[target.key])]),
  );
  return columns.map(({ name }) => byKey.get(options.mapping[name] ?? '') ?? null);
}

function parentCells(module: ResolvedModule, { format, options }: StoredImport): TargetedCell[] {
  const { parent } = options;
  const target = importTargets(module, format).find(({ field }) => field.key === module.parent?.field);
  return target === undefined || parent === null ? [] : [{ target, cell: parent }];
}

export type Check = {
  readonly database: Queryable;
  readonly registry: Registry;
  readonly fixedRecords: FixedRecords;
  readonly module: ResolvedModule;
  readonly job: StoredImport;
  /** Of the file. */
  readonly columns: readonly string[];
  readonly targets: readonly (ImportTarget | null)[];
  readonly matcher: RowMatcher;
  /** The parent that every row belongs to, as one more cell. */
  readonly parent: readonly TargetedCell[];
  /** `isAtOnce`: protected, and what is imported reaches the game without a release. */
  readonly protection: { readonly isProtected: boolean; readonly isAtOnce: boolean };
  /** Records that an earlier row of the file is about. */
  readonly seen: Set<string>;
  /** The files that are imported together with this one. */
  readonly others: OtherFiles;
  /** One moment for the whole file. */
  readonly now: Date;
};

export async function checkBatch(check: Check, batch: RowBatch): Promise<StagedRow[]> {
  const { database, module, job, columns, matcher, others } = check;
  const rows = batch.map((row) => withEdits(check, row));
  const mapped = check.targets.flatMap((target, at) => (target === null ? [] : [{ target, at }]));
  const cells = rows.map((row) => [
    ...check.parent,
    ...mapped.map(({ target, at }): TargetedCell => ({ target, cell: row.cells[at] })),
  ]);
  const ids = matcher.idsOf(cells);
  const current = await loadCurrent(database, module, job.branchId, ids);
  const fixedFields = await findFixedFields(database, check, module, job.branchId, current);
  const checked = await mapInTurns(rows, (row, index) => {
    const head = current.get(ids[index] ?? '');
    const fixed = head === undefined ? NOTHING_FIXED : fixedFields(head.recordId);
    return checkOne(check, row.cells.length, cells[index] ?? [], head, fixed);
  });
  const repeated = await others.among(
    module.key,
    checked.flatMap(({ recordId }) => recordId ?? []),
  );
  const withParents = await refuseOrphans(check, refuseRepeated(check, checked, cells, repeated));
  return mapInTurns(withParents, (row, index) => {
    const read = rows[index];
    const kept = columns.map((_, place) => keptCell(read?.cells[place]));
    return stagedRow(module, read?.number ?? 0, kept, row, current.get(ids[index] ?? ''));
  });
}

type Row = RowBatch[number];

/** A row with the cells that a person has edited since the upload. */
function withEdits({ job, columns }: Check, row: Row): Row {
  const edits = job.options.edits[String(row.number)];
  if (edits === undefined) return row;
  const given = new Map(Object.entries(edits));
  const last = Math.max(
    row.cells.length,
    ...columns.flatMap((name, at) => (given.has(name) ? [at + 1] : [])),
  );
  const cells = Array.from({ length: last }, (_, at) => {
    const text = given.get(columns[at] ?? '');
    return text === undefined ? row.cells[at] : editedCell(job.format, text, row.cells[at]);
  });
  return { ...row, cells };
}

/** A list of records holds values: a text stays one where there was a text. */
function editedCell(format: StoredImport['format'], text: string, before: Cell): Cell {
  if (format !== 'json' || typeof before === 'string') return text;
  const value = parseJson(text);
  return value === undefined ? text : value;
}

/** A record may be in one file of a batch only. */
const refuseRepeated = (
  { matcher }: Check,
  rows: readonly CheckedRow[],
  cells: readonly (readonly TargetedCell[])[],
  repeated: ReadonlySet<string>,
): readonly CheckedRow[] =>
  rows.map((row, index) =>
    row.recordId !== null && repeated.has(row.recordId)
      ? refusedRow(row, [repeatedIn(matcher, cells[index] ?? [], row.recordId)])
      : row,
  );

/** Said at the cell that names the record, so that it is marked and can be edited there. */
const repeatedIn = (matcher: RowMatcher, cells: readonly TargetedCell[], id: string): Issue =>
  issue(matcher.namedBy(cells, id), 'row_repeated', { id });

/** New children are invalid where neither the version nor another file has their parent. */
async function refuseOrphans(
  { database, registry, module, job, others }: Check,
  rows: readonly CheckedRow[],
): Promise<readonly CheckedRow[]> {
  const { parent } = module;
  if (parent === null) return rows;
  const orphans = rows.map(({ outcome, recordId }) =>
    outcome === 'new' && recordId !== null ? parentIdOf(module, recordId) : null,
  );
  const ids = [...new Set(orphans.filter((id) => id !== null))];
  const there = await readHeads(database, job.branchId, registry.get(parent.module), ids);
  const coming = await others.among(parent.module, ids);
  return rows.map((row, index) => {
    const id = orphans[index] ?? null;
    if (id === null || there.has(id) || coming.has(id)) return row;
    const problem = issue(parent.field, 'parent_missing', { module: parent.module, id });
    return refusedRow(row, [problem]);
  });
}

/** What an invalid row shows: of a fault, what the sheet shows. */
function keptCell(cell: Cell): JsonValue {
  return isCellFault(cell) ? cell.fault : (cell ?? null);
}

function checkOne(
  check: Check,
  cellCount: number,
  cells: readonly TargetedCell[],
  head: CurrentRecord | undefined,
  fixed: FixedFields,
): CheckedRow {
  const { module, job, columns, seen, now, protection, matcher } = check;
  const { mode, empty_cell: emptyCell, fill } = job.options;
  const options = { mode, emptyCell, now, isProtected: protection.isProtected, fill };
  const checked = checkRow(module, cells, head, options, fixed);
  const problems: Issue[] = [];
  if (cellCount > columns.length) {
    problems.push(issue('', 'too_many_cells', { cells: cellCount, columns: columns.length }));
  }
  if (checked.recordId !== null && seen.has(checked.recordId))
    problems.push(repeatedIn(matcher, cells, checked.recordId));
  if (protection.isAtOnce && checked.data !== null)
    problems.push(...refusedWhereProtected(module, checked.data));
  if (checked.recordId !== null) seen.add(checked.recordId);
  return problems.length === 0 ? checked : refusedRow(checked, problems);
}

const refusedRow = (row: CheckedRow, problems: readonly Issue[]): CheckedRow => ({
  ...row,
  outcome: 'invalid',
  data: null,
  changed: [],
  issues: [...problems, ...row.issues],
});

function stagedRow(
  module: ResolvedModule,
  rowNumber: number,
  cells: readonly JsonValue[],
  { recordId, outcome, data, changed, issues }: CheckedRow,
  head: CurrentRecord | undefined,
): StagedRow {
  const writtenId = data === null || outcome === 'unchanged' ? null : recordId;
  return {
    rowNumber,
    recordId,
    sortKey: writtenId === null ? null : sortKeyFromRecordId(writtenId),
    outcome,
    cells,
    data,
    baseSeq: head?.revision ?? null,
    changed,
    links: writtenId === null ? null : linksOf(module, writtenId, data),
    issues,
  };
}
