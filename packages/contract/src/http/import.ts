import * as z from 'zod';
import { issueSchema } from '../errors/issue-schema.ts';
import { instant } from './instant.ts';
import { jsonValue, recordData } from './json.ts';
import { parentId } from './records.ts';
import { changeNote, confirmation, pageNumber, pageSize } from './request-parts.ts';

/** How rows meet records: only new ones, only existing ones, or both. */
const importMode = z.enum(['create', 'update', 'upsert']);
export type ImportMode = z.infer<typeof importMode>;

/** What an empty cell does to a record that has a value there. */
const emptyCell = z.enum(['keep', 'clear']);
export type EmptyCell = z.infer<typeof emptyCell>;

/** The steps of an import. `staged`: uploaded, waiting for a preview; `checked`: its preview can be written. */
export const importState = z.enum(['staged', 'checking', 'checked', 'writing', 'done', 'failed', 'undone']);
export type ImportState = z.infer<typeof importState>;

const importOutcome = z.enum(['new', 'changed', 'unchanged', 'invalid']);
export type ImportOutcome = z.infer<typeof importOutcome>;

/** A column of the uploaded file with its first values, so that a person recognises it. */
const importColumn = z.object({ name: z.string(), samples: z.array(z.string()) });

/** File column to cell column of the module (`name.en`), or null: left out on purpose. */
const importMapping = z.record(z.string(), z.string().nullable());
export type ImportMapping = z.infer<typeof importMapping>;

/** The values that texts stand for which no option matches, by cell column and text. */
const importValues = z.record(z.string(), z.record(z.string(), jsonValue));

/** Cells edited after the upload: row number, file column, text. */
const importEdits = z.record(z.string(), z.record(z.string(), z.string()));
export type ImportEdits = z.infer<typeof importEdits>;

/** `POST …/preview`: how the rows of the file become records. */
export const importOptions = z.object({
  mapping: importMapping.describe(
    'Columns of the file by name, each with a cell column of the module (`name.en`), or null to leave it out.',
  ),
  mode: importMode.describe('`create`: only new records; `update`: only existing ones; `upsert`: both.'),
  match_field: z
    .string()
    .nullable()
    .describe('The cell column whose value finds the record; null: its identity.'),
  empty_cell: emptyCell.describe('What an empty cell does to a value: keep or clear it.'),
  parent: parentId
    .nullable()
    .default(null)
    .describe('The record of the parent module that all rows belong to, whatever the file says.'),
  values: importValues
    .default({})
    .describe('What texts stand for that match no option, by cell column and text.'),
  fill: recordData.default({}).describe('Fields of new records that the file lacks, by key.'),
  edits: importEdits.default({}).describe('Cells that `POST …/rows/:row` changed; a preview changes none.'),
  sheet: z
    .string()
    .nullable()
    .default(null)
    .describe('The sheet that `POST …/sheet` chose; null: a file without sheets.'),
});
export type ImportOptions = z.infer<typeof importOptions>;

/** The largest file of records that is read. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;

/** `POST M/imports`: where a file's rows belong. */
export const importStageQuery = z.object({ parent: parentId.optional() });

/** `GET …/sheets`: the visible sheets of a workbook in their order; none for a file without sheets. */
export const importSheets = z.object({ sheets: z.array(z.string()) });
export type ImportSheets = z.infer<typeof importSheets>;

/** `POST …/sheet`: the sheet to read instead of the one that is read. */
export const importSheetBody = z.object({
  sheet: z.string().max(255).describe('The name of the sheet to read.'),
});

/** How many rows of the preview have each outcome. */
export const importCounts = z.object({
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  invalid: z.number(),
});
export type ImportCounts = z.infer<typeof importCounts>;

/** An import: the answer of the upload and of every step after it. */
export const importJob = z.object({
  id: z.string(),
  module: z.string(),
  state: importState,
  file_name: z.string(),
  columns: z.array(importColumn),
  /** Columns of the file that match no column of the module. */
  unknown_columns: z.array(z.string()),
  /** Every cell column the module offers, required ones first known by the definition. */
  targets: z.array(z.object({ key: z.string(), field: z.string(), required: z.boolean() })),
  options: importOptions,
  counts: importCounts,
  /** 0 to 1 of the running step. */
  progress: z.number(),
  /** Why the job stopped; `stale`: records changed after the preview, check again. */
  problem: z
    .object({ code: z.string(), params: z.record(z.string(), jsonValue), message: z.string() })
    .nullable(),
  change_seq: z.number().nullable(),
  /** The batch of files that it is checked and written with; null: it is not part of a batch. */
  batch_id: z.string().nullable(),
  created_at: instant,
});
export type ImportJob = z.infer<typeof importJob>;

const importRow = z.object({
  row_number: z.number(),
  record_id: z.string().nullable(),
  outcome: importOutcome,
  /** The record as it would be written; null for a row that cannot be read. */
  data: recordData.nullable(),
  /** The record as it is now; null for a new one. */
  current: recordData.nullable(),
  /** Field keys whose value would change; none of a new record. */
  changed: z.array(z.string()),
  issues: z.array(issueSchema),
  /** The cells of the file, by column name: what an invalid row says. */
  raw: recordData,
});

/** `GET …/rows`. */
export const importRowsQuery = z.object({
  page: pageNumber,
  per_page: pageSize(50, 200),
  outcome: importOutcome.optional().describe('Only rows of this outcome.'),
  code: z.string().max(60).optional().describe('Only rows with this problem; together with `path`.'),
  path: z.string().max(200).optional().describe('Where the problem is, without the numbers of rows.'),
});

/** A page of rows; `total` counts those that match the query. */
export const importRowsPage = z.object({
  rows: z.array(importRow),
  total: z.number(),
  page: z.number(),
  per_page: z.number(),
});
export type ImportRowsPage = z.infer<typeof importRowsPage>;

/** `GET …/problems`: what is wrong with how many rows, the commonest first. */
const importProblem = z.object({
  code: z.string(),
  /** Without the numbers of rows. */
  path: z.string(),
  rows: z.number().int(),
  /** One of them, for its text. */
  issue: issueSchema,
  /** Whether it reads the same in every row. */
  is_uniform: z.boolean(),
});
export type ImportProblemGroup = z.infer<typeof importProblem>;

/** A text of a cell column that names no value, or one that a person has mapped. */
const importUnreadValue = z.object({
  target: z.string(),
  field: z.string(),
  text: z.string(),
  rows: z.number().int(),
  /** What it may mean, the likeliest first. */
  suggestions: z.array(jsonValue),
});
export type ImportUnreadValue = z.infer<typeof importUnreadValue>;

/** `GET …/problems`. `values`: texts that no option matches. */
export const importProblems = z.object({
  problems: z.array(importProblem),
  values: z.array(importUnreadValue),
});
export type ImportProblems = z.infer<typeof importProblems>;

/** `POST …/rows/:row`: cells by column of the file; the row is checked again. */
export const importRowEdit = z.object({
  cells: z.record(z.string(), z.string().max(100_000)).describe('The new texts by column of the file.'),
});
export type ImportRowEdit = z.infer<typeof importRowEdit>;

/** `POST …/apply`: writes what the preview showed. */
export const importApplyBody = z.object({
  note: changeNote.default(''),
  confirmation,
});
