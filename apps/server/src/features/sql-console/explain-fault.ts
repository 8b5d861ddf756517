import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import type { SqlRunBody } from '@quartermaster/contract/http/sql-console';
import { sqlStateOf } from '../../db/statement-fault.ts';
import { unitsOf, type CheckedStatement } from './check-statement.ts';
import { refusal } from './refusal.ts';
import { READABLE } from './readable-tables.ts';
import { lengthBefore } from './run-statement.ts';
import { namesOf } from './table-reading.ts';

/** SQLSTATEs, or how they begin, whose error has words of its own. */
const CODES: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^(42501|25006|0LP01)$/, 'sql_denied'],
  [/^(42P01|42703|42883|42704|3F000)$/, 'sql_unknown_name'],
  [/^(42804|42846|42725|42P18|42P38)$/, 'sql_types'],
  [/^(42803|42P20)$/, 'sql_grouping'],
  [/^(08P01|42P02)$/, 'sql_parameters'],
  [/^42601$/, 'sql_syntax'],
  [/^22/, 'sql_value'],
];

/** What PostgreSQL said of a statement that it was sent, with the place in what was typed; null for other errors. */
export function explainFault(
  problem: unknown,
  statement: CheckedStatement,
  { mode, timeout_ms: milliseconds }: Pick<SqlRunBody, 'mode' | 'timeout_ms'>,
): AppError | null {
  if (problem instanceof AppError) return problem;
  const state = sqlStateOf(problem);
  if (state === null || !(problem instanceof Error) || state.startsWith('57P')) return null;
  const detail = problem.message;
  if (state === '57014')
    return detail.includes('timeout')
      ? refusal('sql_timed_out', { milliseconds: String(milliseconds) }, null, state)
      : refusal('sql_cancelled', {}, null, state);
  const position = placeOf(problem, statement, lengthBefore(mode));
  const withheld = state === '42501' ? withheldTable(detail, statement) : null;
  if (withheld !== null) return refusal('sql_columns_refused', withheld, position, state);
  const code = CODES.find(([pattern]) => pattern.test(state))?.[1] ?? 'sql_failed';
  return refusal(code, { detail }, position, state);
}

/** PostgreSQL counts characters, from 1, in what it was sent; editors count UTF-16 units in what was typed. */
function placeOf(problem: Error, { text, start }: CheckedStatement, before: number): number | null {
  const { position } = problem as Error & { position?: unknown };
  const within = Number(position ?? 0) - 1 - before;
  const units = within < 0 ? null : unitsOf(text, within);
  return units === null ? null : start + units;
}

/** `*` takes columns that are withheld, too: the error names those that can be read. */
function withheldTable(
  detail: string,
  { tables }: CheckedStatement,
): { table: string; columns: string } | null {
  const name = /^permission denied for table (\w+)$/.exec(detail)?.[1];
  const table = tables.find((known) => known === name || known.endsWith(`.${name}`));
  const reading = table === undefined ? undefined : READABLE.get(table);
  if (table === undefined || reading === undefined) return null;
  return { table, columns: namesOf(reading.columns).join(', ') };
}
