import type { ErrorParams } from '@quartermaster/contract/errors/app-error';
import type { ImportCounts, ImportOptions, ImportState } from '@quartermaster/contract/http/import';
import type { Queryable, Transaction } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { FileFormat } from './import-target.ts';

/** Why a job stopped: a code and what it was about. */
export type ImportProblem = { readonly code: string; readonly params: ErrorParams };

export type StoredImport = {
  readonly id: string;
  readonly branchId: number;
  readonly module: string;
  readonly accountId: number;
  readonly state: ImportState;
  readonly fileName: string;
  readonly format: FileFormat;
  readonly options: ImportOptions;
  readonly columns: { name: string; samples: string[] }[];
  readonly unknownColumns: string[];
  readonly counts: ImportCounts;
  readonly progress: number;
  readonly problem: ImportProblem | null;
  readonly changeSeq: number | null;
  /** The batch it belongs to; null: it is imported alone. */
  readonly batchId: string | null;
  readonly createdAt: Date;
};

/** What an import wrote is taken back in the list of changes, like any other change set. */
const STATE = `case when state = 'done' and undone_by(import_job.change_seq) is not null
  then 'undone' else state end as state`;

const COLUMNS = `id, branch_id as "branchId", module, account_id as "accountId", ${STATE}, file_name as "fileName",
  format, jsonb_build_object('parent', null, 'sheet', null, 'values', '{}'::jsonb, 'fill', '{}'::jsonb, 'edits', '{}'::jsonb) || options as options, columns, unknown_columns as "unknownColumns", counts, progress, problem,
  change_seq as "changeSeq", batch_id as "batchId", created_at as "createdAt"`;

export async function findImport(db: Queryable, id: string): Promise<StoredImport | undefined> {
  const { rows } = await db.query<StoredImport>(`select ${COLUMNS} from import_job where id = $1`, [id]);
  return rows[0];
}

/** What reading a file says of it. */
export type ReadFile = Pick<StoredImport, 'format' | 'options' | 'columns' | 'unknownColumns'>;

type NewImport = ReadFile &
  Pick<StoredImport, 'id' | 'branchId' | 'module' | 'accountId' | 'fileName'> & {
    readonly batch?: { readonly id: string; readonly place: number };
  };

export async function insertImport(db: Queryable, job: NewImport): Promise<StoredImport> {
  const result = await db.query<StoredImport>(
    `insert into import_job (id, branch_id, module, account_id, state, file_name, format, options, columns, unknown_columns, batch_id, batch_place)
     values ($1, $2, $3, $4, 'staged', $5, $6, $7, $8, $9, $10, $11)
     returning ${COLUMNS}`,
    [
      job.id,
      job.branchId,
      job.module,
      job.accountId,
      job.fileName,
      job.format,
      JSON.stringify(job.options),
      JSON.stringify(job.columns),
      JSON.stringify(job.unknownColumns),
      job.batch?.id ?? null,
      job.batch?.place ?? null,
    ],
  );
  return onlyRow(result);
}

/** Another reading of the same file. */
export async function restageImport(db: Queryable, id: string, read: ReadFile): Promise<void> {
  await db.query(`update import_job set options = $2, columns = $3, unknown_columns = $4 where id = $1`, [
    id,
    JSON.stringify(read.options),
    JSON.stringify(read.columns),
    JSON.stringify(read.unknownColumns),
  ]);
}

/** The imports of a batch, in the order in which their files came. */
export async function findBatchImports(db: Queryable, batchId: string): Promise<readonly StoredImport[]> {
  const { rows } = await db.query<StoredImport>(
    `select ${COLUMNS} from import_job where batch_id = $1 order by batch_place`,
    [batchId],
  );
  return rows;
}

/** Whether the environment is protected, and whether what is imported takes effect at once there. */
export async function findProtection(
  db: Queryable,
  branchId: number,
): Promise<{ readonly isProtected: boolean; readonly isAtOnce: boolean }> {
  const result = await db.query<{ isProtected: boolean; isAtOnce: boolean }>(
    `select e.is_protected as "isProtected", e.is_protected and b.version_id is null as "isAtOnce"
       from branch b join environment e on e.id = b.environment_id where b.id = $1`,
    [branchId],
  );
  return onlyRow(result);
}

type Progress = {
  readonly state?: ImportState;
  readonly options?: ImportOptions;
  readonly counts?: ImportCounts;
  readonly progress?: number;
  readonly problem?: ImportProblem | null;
  readonly changeSeq?: number;
};

/** Writes what is given and leaves the rest. */
export async function updateImport(db: Queryable, id: string, to: Progress): Promise<void> {
  const isOver = to.state === 'done' || to.state === 'failed';
  await db.query(
    `update import_job set
       state = coalesce($2, state),
       options = coalesce($3, options),
       counts = coalesce($4, counts),
       progress = coalesce($5, progress),
       problem = case when $6 then $7::jsonb else problem end,
       change_seq = coalesce($8, change_seq),
       finished_at = case when $9 then now() else finished_at end
     where id = $1`,
    [
      id,
      to.state ?? null,
      to.options === undefined ? null : JSON.stringify(to.options),
      to.counts === undefined ? null : JSON.stringify(to.counts),
      to.progress ?? null,
      to.problem !== undefined,
      to.problem === undefined || to.problem === null ? null : JSON.stringify(to.problem),
      to.changeSeq ?? null,
      isOver,
    ],
  );
}

/**
 * Moves a job from one of `from` to `to` and tells whether it did: of two people (or two clicks)
 * only one starts the next step.
 */
export async function advanceImport(
  db: Queryable,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update import_job set state = $3, progress = 0, problem = null where id = $1 and state = any($2)`,
    [id, from, to],
  );
  return rowCount === 1;
}

/** Sets the state of all imports of a batch to `to`, or of none unless all are in one of `from`. Locks them. */
export async function advanceBatch(
  tx: Transaction,
  batchId: string,
  from: readonly ImportState[],
  to: ImportState,
): Promise<boolean> {
  const { rows } = await tx.query<{ id: string; isReady: boolean }>(
    `select id, state = any($2) as "isReady" from import_job where batch_id = $1 order by id for update`,
    [batchId, from],
  );
  if (rows.length === 0 || rows.some(({ isReady }) => !isReady)) return false;
  await tx.query(`update import_job set state = $2, progress = 0, problem = null where batch_id = $1`, [
    batchId,
    to,
  ]);
  return true;
}

/** One piece of work per import waits in the queue. */
export const importJobKey = (id: string): string => `import ${id}`;
/** And one per batch. */
export const batchJobKey = (id: string): string => `import batch ${id}`;

/** Holds a job in this state until the transaction ends; false when it is in another one by now. */
export async function holdImport(tx: Transaction, id: string, state: ImportState): Promise<boolean> {
  const { rowCount } = await tx.query('select from import_job where id = $1 and state = $2 for update', [
    id,
    state,
  ]);
  return rowCount === 1;
}

/** How this person last imported into this module. */
type ImportPreference = Pick<ImportOptions, 'mapping' | 'mode' | 'match_field' | 'empty_cell'> &
  Partial<Pick<ImportOptions, 'values' | 'fill'>>;

export async function findPreference(
  db: Queryable,
  accountId: number,
  module: string,
): Promise<ImportPreference | undefined> {
  const { rows } = await db.query<{ value: ImportPreference }>(
    'select value from import_preference where account_id = $1 and module = $2',
    [accountId, module],
  );
  return rows[0]?.value;
}

/** Remembers the choices; columns, values and fields of other files keep theirs. */
export async function savePreference(
  db: Queryable,
  accountId: number,
  module: string,
  options: ImportOptions,
  earlier: ImportPreference | undefined,
): Promise<void> {
  const { mode, match_field, empty_cell, fill } = options;
  const targets = new Set([...Object.keys(earlier?.values ?? {}), ...Object.keys(options.values)]);
  const value: ImportPreference = {
    mode,
    match_field,
    empty_cell,
    fill: { ...earlier?.fill, ...fill },
    mapping: { ...earlier?.mapping, ...options.mapping },
    values: Object.fromEntries(
      [...targets].map((target) => [target, { ...earlier?.values?.[target], ...options.values[target] }]),
    ),
  };
  await db.query(
    `insert into import_preference (account_id, module, value) values ($1, $2, $3)
     on conflict (account_id, module) do update set value = excluded.value`,
    [accountId, module, JSON.stringify(value)],
  );
}
