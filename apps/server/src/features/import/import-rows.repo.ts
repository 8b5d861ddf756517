import type { ImportCounts, ImportOutcome } from '@quartermaster/contract/http/import';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { copyRows } from '../../db/copy-rows.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { NewLink } from '../../engine/change-set.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import type { CurrentRecord } from './check-row.ts';

/** A checked row with everything the write needs. */
export type StagedRow = {
  readonly rowNumber: number;
  readonly recordId: string | null;
  readonly sortKey: string | null;
  readonly outcome: ImportOutcome;
  /** What the file has in each of its columns. */
  readonly cells: readonly JsonValue[];
  readonly data: RecordData | null;
  readonly baseSeq: number | null;
  readonly changed: readonly string[];
  readonly links: readonly NewLink[] | null;
  readonly issues: readonly Issue[];
};

const STAGED_COLUMNS = [
  'import_id',
  'row_number',
  'record_id',
  'sort_key',
  'outcome',
  'cells',
  'data',
  'base_seq',
  'changed',
  'links',
  'issues',
];

const json = (value: unknown) => (value === null ? null : { json: value });

export async function stageRows(
  tx: Transaction,
  importId: string,
  rows: readonly StagedRow[],
): Promise<void> {
  await copyRows(
    tx,
    'import_row',
    STAGED_COLUMNS,
    rows.map((row) => [
      importId,
      row.rowNumber,
      row.recordId,
      row.sortKey,
      row.outcome,
      json(row.cells),
      json(row.data),
      row.baseSeq,
      row.changed,
      json(row.links),
      json(row.issues),
    ]),
  );
}

export async function deleteStagedRows(db: Queryable, importId: string): Promise<void> {
  await db.query('delete from import_row where import_id = $1', [importId]);
}

/** The newest state of these records of a branch, in today's shape. */
export async function findHeads(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  recordIds: readonly string[],
): Promise<readonly CurrentRecord[]> {
  const { rows } = await db.query<CurrentRecord>(
    `select record_id as "recordId", data, from_seq as revision from ${partitionOf(module)}
      where branch_id = $1 and record_id = any($2) and ${IS_HEAD}`,
    [branchId, recordIds],
  );
  return rows.map((head) => ({ ...head, data: readRecord(module, head.data) }));
}

/** Record ids by the text of another field: how rows find their record when not by identity. */
export async function findRecordIdsByField(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  path: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.query<{ text: string; ids: string[] }>(
    `select data #>> $2 as text, array_agg(record_id) as ids from ${partitionOf(module)}
      where branch_id = $1 and ${IS_HEAD} and data #>> $2 is not null group by 1`,
    [branchId, path],
  );
  return new Map(rows.map(({ text, ids }) => [text, ids]));
}

/** The records that a checked import would write. */
export async function findWritten(
  db: Queryable,
  importId: string,
): Promise<readonly { readonly recordId: string; readonly data: RecordData }[]> {
  const { rows } = await db.query<{ recordId: string; data: RecordData }>(
    `select record_id as "recordId", data from import_row
      where import_id = $1 and outcome in ('new', 'changed') order by row_number`,
    [importId],
  );
  return rows;
}

/** A record that an import would write. */
type WrittenRow = {
  readonly rowNumber: number;
  readonly recordId: string;
  readonly data: RecordData;
};

/** The records that a checked import would write, a part at a time in the order of the file. */
export async function findWrittenAfter(
  db: Queryable,
  importId: string,
  afterRow: number,
  limit: number,
  outcomes: readonly ImportOutcome[] = ['new', 'changed'],
): Promise<readonly WrittenRow[]> {
  const { rows } = await db.query<WrittenRow>(
    `select row_number as "rowNumber", record_id as "recordId", data from import_row
      where import_id = $1 and outcome = any($4) and row_number > $2 order by row_number limit $3`,
    [importId, afterRow, limit, outcomes],
  );
  return rows;
}

/** The records that an import would create, a part at a time in the order of the file. */
export async function findNewIdsAfter(
  db: Queryable,
  importId: string,
  afterRow: number,
  limit: number,
): Promise<readonly { readonly rowNumber: number; readonly recordId: string }[]> {
  const { rows } = await db.query<{ rowNumber: number; recordId: string }>(
    `select row_number as "rowNumber", record_id as "recordId" from import_row
      where import_id = $1 and outcome = 'new' and row_number > $2 order by row_number limit $3`,
    [importId, afterRow, limit],
  );
  return rows;
}

type PageRow = {
  readonly rowNumber: number;
  readonly recordId: string | null;
  readonly outcome: ImportOutcome;
  readonly data: RecordData | null;
  readonly current: RecordData | null;
  readonly changed: string[];
  readonly issues: Issue[];
  readonly cells: readonly JsonValue[];
};

/** A kind of problem: its code, and its path without the numbers of rows. */
type ProblemKind = { readonly code: string; readonly path: string };

export type PageOptions = {
  readonly importId: string;
  readonly outcome: ImportOutcome | null;
  readonly problem: ProblemKind | null;
  readonly limit: number;
  readonly offset: number;
};

/** SQL: where an issue is, without the numbers of rows. */
export const issuePath = (issue: string): string => `regexp_replace(${issue}->>'path', '\\.\\d+', '', 'g')`;

const hasProblem = (code: string, path: string): string => `exists (
  select from jsonb_array_elements(staged.issues) as problem
   where problem->>'code' = ${code} and ${issuePath('problem')} = ${path})`;

/** A page of staged rows beside the revision each was checked against. */
export async function findStagedPage(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  { importId, outcome, problem, limit, offset }: PageOptions,
): Promise<readonly PageRow[]> {
  const { rows } = await db.query<PageRow>(
    `select staged.row_number as "rowNumber", staged.record_id as "recordId", staged.outcome, staged.data,
            base.data as current, staged.changed, staged.issues, staged.cells
       from import_row as staged
       left join ${partitionOf(module)} as base
         on base.branch_id = $2 and base.record_id = staged.record_id and base.from_seq = staged.base_seq
      where staged.import_id = $1 and ($3::text is null or staged.outcome = $3)
        and ($6::text is null or ${hasProblem('$6', '$7')})
      order by staged.row_number limit $4 offset $5`,
    [importId, branchId, outcome, limit, offset, problem?.code ?? null, problem?.path ?? null],
  );
  return rows.map((row) => ({
    ...row,
    current: row.current === null ? null : readRecord(module, row.current),
  }));
}

/** A staged row as it was read. */
export type StagedRead = {
  readonly rowNumber: number;
  readonly recordId: string | null;
  readonly cells: readonly JsonValue[];
  readonly issues: readonly Issue[];
};

const STAGED_READ = `row_number as "rowNumber", record_id as "recordId", cells, issues`;

export async function findStagedRow(
  db: Queryable,
  importId: string,
  row: number,
): Promise<StagedRead | undefined> {
  const { rows } = await db.query<StagedRead>(
    `select ${STAGED_READ} from import_row where import_id = $1 and row_number = $2`,
    [importId, row],
  );
  return rows[0];
}

/** A row and the others about the same records, in the order of the file. */
export async function findRowsOf(
  db: Queryable,
  importId: string,
  row: number,
  recordIds: readonly string[],
): Promise<readonly StagedRead[]> {
  const { rows } = await db.query<StagedRead>(
    `select ${STAGED_READ} from import_row
      where import_id = $1 and (row_number = $2 or record_id = any($3)) order by row_number`,
    [importId, row, recordIds],
  );
  return rows;
}

export async function deleteRows(db: Queryable, importId: string, rows: readonly number[]): Promise<void> {
  await db.query('delete from import_row where import_id = $1 and row_number = any($2)', [importId, rows]);
}

/** How many rows have a problem of a kind. */
export async function countWithProblem(
  db: Queryable,
  { importId, outcome, problem }: Pick<PageOptions, 'importId' | 'outcome' | 'problem'>,
): Promise<number> {
  const result = await db.query<{ count: number }>(
    `select count(*)::integer as count from import_row as staged
      where import_id = $1 and ($2::text is null or outcome = $2)
        and ($3::text is null or ${hasProblem('$3', '$4')})`,
    [importId, outcome, problem?.code ?? null, problem?.path ?? null],
  );
  return onlyRow(result).count;
}

/** Reading fewer rows than this takes no noticeable time, however they are found. */
const ANALYZED_FROM = 1000;

/** Without it, the planner sorts all rows of a large import for each page of them. */
export async function analyzeStaged(db: Queryable, counts: ImportCounts): Promise<void> {
  const staged = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (staged >= ANALYZED_FROM)
    await db.query('analyze (skip_locked) import_row (import_id, row_number, outcome)');
}

export async function countStaged(db: Queryable, importId: string): Promise<ImportCounts> {
  const { rows } = await db.query<{ outcome: ImportOutcome; count: number }>(
    'select outcome, count(*) from import_row where import_id = $1 group by outcome',
    [importId],
  );
  const counts = { new: 0, changed: 0, unchanged: 0, invalid: 0 };
  for (const { outcome, count } of rows) counts[outcome] = Number(count);
  return counts;
}

/** A row that cannot be written, as it was read, and what is wrong with it. */
export type InvalidRow = {
  readonly rowNumber: number;
  readonly cells: readonly JsonValue[];
  readonly issues: readonly Issue[];
};

/** Invalid rows a part at a time, in the order of the file. */
export async function findInvalidAfter(
  db: Queryable,
  importId: string,
  afterRow: number,
  limit: number,
): Promise<readonly InvalidRow[]> {
  const { rows } = await db.query<InvalidRow>(
    `select row_number as "rowNumber", cells, issues from import_row
      where import_id = $1 and outcome = 'invalid' and row_number > $2 order by row_number limit $3`,
    [importId, afterRow, limit],
  );
  return rows;
}
