import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlRunAnswer, SqlRunBody } from '@quartermaster/contract/http/sql-console';
import { SQL_LIMITS } from '@quartermaster/contract/http/sql-limits';
import pg from 'pg';
import { connectionTo } from '../../db/database.ts';
import type { LaneLimits } from '../../db/lanes.ts';
import { mayDoMore } from '../../db/reader-grants.ts';
import { refuseCalledAttributes } from './called-attributes.ts';
import type { CheckedStatement } from './check-statement.ts';
import { refusal } from './refusal.ts';
import { READING_GRANTS } from './readable-tables.ts';

/** Of a connection that runs one statement and is closed. */
const LIMITS: LaneLimits = {
  connections: 1,
  waitMilliseconds: 5000,
  statementMilliseconds: SQL_LIMITS.milliseconds.max,
  transactionStatementMilliseconds: SQL_LIMITS.milliseconds.max,
  lockMilliseconds: 1000,
  idleMilliseconds: 15_000,
};

/** Where the text of a person begins in what is sent. */
const BEFORE = 'select * from (\n';

type Run = Pick<SqlRunBody, 'mode' | 'params' | 'row_limit' | 'timeout_ms'> & { readonly name: string };
type Result = Omit<SqlRunAnswer, 'milliseconds'>;
type Cells = readonly (string | null)[];

/** Gives the work a connection of the reading role, and closes it. */
export async function withReader<T>(url: string, work: (reader: pg.Client) => Promise<T>): Promise<T> {
  const reader = new pg.Client(connectionTo(url, LIMITS));
  // A server that ends meanwhile is told by the statement at work.
  reader.on('error', () => undefined);
  await reader.connect();
  try {
    return await work(reader);
  } finally {
    await reader.end();
  }
}

/** Whether the role is fit: nothing runs as one that may do more than read. */
export const isFit = async (url: string): Promise<boolean> =>
  withReader(url, async (reader) => !(await mayDoMore(reader, READING_GRANTS)));

/** Runs a checked query in a transaction that may only read, and is rolled back. */
export async function runStatement(url: string, statement: CheckedStatement, run: Run): Promise<Result> {
  return withReader(url, async (reader) => {
    await reader.query(beginning(run));
    await refuseCalledAttributes(reader, statement.attributes);
    const { text } = statement;
    const result = run.mode === 'run' ? await readRows(reader, text, run) : await explain(reader, text, run);
    await reader.query('rollback');
    return result;
  });
}

const CANCEL_ATTEMPTS = 40;
const CANCEL_AGAIN_MILLISECONDS = 50;

/**
 * Ends a run by its name, whichever process began it. A run is several statements, and PostgreSQL ignores a
 * cancellation between two of them: it is sent until the run has ended, for 2 s at most.
 * @returns whether there was such a run
 */
export const cancelRun = async (url: string, name: string): Promise<boolean> =>
  withReader(url, async (reader) => {
    for (let attempt = 0; attempt < CANCEL_ATTEMPTS; attempt += 1) {
      // Found first: PostgreSQL would ask for the sessions of other roles, too, and refuse those.
      const { rowCount } = await reader.query(
        `with own as materialized (
           select pid from pg_stat_activity where application_name = $1 and usename = current_user)
         select from own where pg_cancel_backend(pid)`,
        [name],
      );
      if (rowCount === 0) return attempt > 0;
      await sleep(CANCEL_AGAIN_MILLISECONDS);
    }
    return true;
  });

function beginning({ name, timeout_ms: milliseconds }: Run): string {
  return `begin transaction read only;
    set local application_name = ${pg.escapeLiteral(name)};
    set local statement_timeout = ${milliseconds};
    set local search_path = pg_catalog, public, pg_temp;
    set local timezone = 'UTC';
    set local plan_cache_mode = force_custom_plan;
    set local max_parallel_workers_per_gather = 0`;
}

const explaining = (mode: Run['mode']): string =>
  mode === 'analyze' ? 'explain (format json, analyze, buffers)\n' : 'explain (format json)\n';

/** How many characters are sent before the person's text in this mode. */
export const lengthBefore = (mode: Run['mode']): number =>
  (mode === 'run' ? BEFORE : explaining(mode)).length;

async function explain(reader: pg.Client, text: string, { mode, params }: Run): Promise<Result> {
  const { rows } = await reader.query<{ 'QUERY PLAN': SqlRunAnswer['plan'] }>(`${explaining(mode)}${text}`, [
    ...params,
  ]);
  return { columns: [], rows: [], cut: [], truncated: null, plan: rows[0]?.['QUERY PLAN'] ?? null };
}

async function readRows(reader: pg.Client, text: string, run: Run): Promise<Result> {
  const deadline = performance.now() + run.timeout_ms;
  const { fields } = await reader.query({
    text: `${BEFORE}${text}\n) as query limit 0`,
    values: [...run.params],
    rowMode: 'array',
  });
  const columns = await typesOf(reader, fields);
  await reader.query(
    `declare found no scroll cursor for ${cellsOf(text, columns.length, run.row_limit + 1)}`,
    [...run.params],
  );
  const result = createResult(columns, run.row_limit);
  // However wide a row is, what is on its way is a few megabytes.
  const some = Math.max(1, Math.min(100, Math.floor(250 / Math.max(1, columns.length))));
  for (;;) {
    const remaining = Math.floor(deadline - performance.now());
    if (remaining < 1)
      throw refusal('sql_timed_out', { milliseconds: String(run.timeout_ms) }, null, '57014');
    await reader.query(`set local statement_timeout = ${remaining}`);
    const { rows } = await reader.query<(string | null)[]>({
      text: `fetch forward ${some} from found`,
      rowMode: 'array',
    });
    if (!result.add(rows) || rows.length < some) return result.answer();
  }
}

async function typesOf(reader: pg.Client, fields: readonly pg.FieldDef[]): Promise<SqlRunAnswer['columns']> {
  const { rows } = await reader.query<{ type: string }>(
    `select format_type(asked.type, asked.modifier) as type
       from unnest($1::oid[], $2::integer[]) with ordinality as asked(type, modifier, place) order by place`,
    [fields.map(({ dataTypeID }) => dataTypeID), fields.map(({ dataTypeModifier }) => dataTypeModifier)],
  );
  return fields.map(({ name }, index) => ({ name, type: rows[index]?.type ?? '' }));
}

/** Each column as text of a limited length, and beside it the full length where that is longer. */
function cellsOf(text: string, count: number, limit: number): string {
  const names = Array.from({ length: count }, (_, index) => `c${index}`);
  const cells = names.flatMap((name) => [
    `left(${name}::text, ${SQL_LIMITS.cell})`,
    `case when length(${name}::text) > ${SQL_LIMITS.cell} then length(${name}::text)::text end`,
  ]);
  const list = count === 0 ? '' : `(${names.join(', ')})`;
  return `select ${cells.join(', ')} from (\n${text}\n) as query ${list} limit ${limit}`;
}

function createResult(columns: SqlRunAnswer['columns'], rowLimit: number) {
  const rows: (string | null)[][] = [];
  const cut: SqlRunAnswer['cut'] = [];
  let bytes = 0;
  let truncated: SqlRunAnswer['truncated'] = null;
  const addRow = (row: Cells): boolean => {
    if (rows.length === rowLimit) truncated = 'rows';
    else if (bytes > SQL_LIMITS.bytes) truncated = 'bytes';
    if (truncated !== null) return false;
    const cells = columns.map((_, index) => row[2 * index] ?? null);
    for (const [index, cell] of cells.entries()) {
      bytes += Buffer.byteLength(cell ?? '');
      const length = row[2 * index + 1];
      if (length) cut.push({ row: rows.length, column: index, length: Number(length) });
    }
    rows.push(cells);
    return true;
  };
  return {
    /** Returns whether more rows are wanted. */
    add: (some: readonly Cells[]): boolean => some.every(addRow),
    answer: (): Result => ({ columns, rows, cut, truncated, plan: null }),
  };
}
