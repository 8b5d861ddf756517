import * as z from 'zod';
import { instant } from './instant.ts';
import { localizedText } from './language.ts';
import { SQL_LIMITS } from './sql-limits.ts';

const SQL_MODES = ['run', 'explain', 'analyze'] as const;

const { rows, milliseconds } = SQL_LIMITS;
const statement = z.string().min(1).max(SQL_LIMITS.statement).describe('One SQL query.');
const parameter = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);
const parameters = z.array(parameter).max(50);

/**
 * `POST sql/runs`: one query. `run_id`: chosen by the caller, so that the run can be cancelled. `params`: for `$1`, `$2`…
 * `environment`: the one that the page shows; it is written down and narrows nothing.
 */
export const sqlRunBody = z.object({
  run_id: z
    .string()
    .regex(/^[0-9a-f-]{32,36}$/)
    .describe('A UUID chosen by the caller, by which the run can be cancelled.'),
  environment: z
    .string()
    .max(31)
    .describe('The environment of the page, for the log; it does not narrow the query.'),
  statement,
  params: parameters.default([]).describe('The values of `$1`, `$2` and so on.'),
  mode: z.enum(SQL_MODES).default('run').describe('Run the query, or explain its plan.'),
  row_limit: z
    .number()
    .int()
    .min(rows.min)
    .max(rows.max)
    .default(rows.usual)
    .describe('How many rows the answer has at most.'),
  timeout_ms: z
    .number()
    .int()
    .min(milliseconds.min)
    .max(milliseconds.max)
    .default(milliseconds.usual)
    .describe('After how many milliseconds the query is stopped.'),
});
export type SqlRunBody = z.infer<typeof sqlRunBody>;

/** Values are PostgreSQL's own text of them, null for NULL: no number loses digits. `cut`: values that were longer. */
export const sqlRunAnswer = z.object({
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.array(z.array(z.string().nullable())),
  cut: z.array(z.object({ row: z.number().int(), column: z.number().int(), length: z.number().int() })),
  /** Why there may be more: the row limit, or the size of an answer. */
  truncated: z.enum(['rows', 'bytes']).nullable(),
  milliseconds: z.number().int(),
  /** PostgreSQL's plan (FORMAT JSON); null for `run`. */
  plan: z.json().nullable(),
});
export type SqlRunAnswer = z.infer<typeof sqlRunAnswer>;

/** The conflict of a statement that was refused or failed. `position`: UTF-16 units before the place in it. */
export const sqlProblem = z.object({
  position: z.number().int().nullable(),
  sql_state: z.string().nullable(),
});
export type SqlProblem = z.infer<typeof sqlProblem>;

/** `POST sql/runs/:run/cancel`. */
export const sqlCancelAnswer = z.object({ cancelled: z.boolean() });

/** `GET sql/schema`: the tables and columns that can be read. `name` is how a query names it. */
export const sqlSchemaAnswer = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      about: localizedText,
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      withheld: z.array(z.string()),
    }),
  ),
});
export type SqlSchemaAnswer = z.infer<typeof sqlSchemaAnswer>;

/** `POST sql/queries`, `PATCH sql/queries/:query`. `shared`: every admin sees it, only its owner changes it. */
export const sqlQueryBody = z.object({
  name: z.string().trim().min(1).max(100).describe('The name of the query.'),
  statement,
  shared: z.boolean().default(false).describe('True: every admin sees it.'),
});
export type SqlQueryBody = z.infer<typeof sqlQueryBody>;

const sqlQuery = z.object({
  id: z.number().int(),
  name: z.string(),
  statement: z.string(),
  shared: z.boolean(),
  own: z.boolean(),
  author: z.string(),
  updated_at: instant,
});
export type SqlQuery = z.infer<typeof sqlQuery>;

/** `GET sql/queries`: one's own, and what others share. */
export const sqlQueriesAnswer = z.object({ queries: z.array(sqlQuery) });

/** `GET sql/runs`: one's own newest runs. */
export const sqlRunsAnswer = z.object({
  runs: z.array(
    z.object({
      id: z.number().int(),
      at: instant,
      environment: z.string(),
      statement: z.string(),
      params: parameters,
      mode: z.enum(SQL_MODES),
      rows: z.number().int(),
      milliseconds: z.number().int(),
      /** The error's code; null where it was done. */
      code: z.string().nullable(),
    }),
  ),
});
export type SqlRunsAnswer = z.infer<typeof sqlRunsAnswer>;
