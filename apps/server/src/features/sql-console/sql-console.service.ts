import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  SqlProblem,
  SqlQuery,
  SqlQueryBody,
  SqlRunAnswer,
  SqlRunBody,
} from '@quartermaster/contract/http/sql-console';
import { isDatabaseAway, type Database } from '../../db/database.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { checkStatement, type CheckedStatement } from './check-statement.ts';
import { explainFault } from './explain-fault.ts';
import { cancelRun, isFit, runStatement } from './run-statement.ts';
import {
  deleteQuery,
  findOwnQuery,
  insertQuery,
  listQueries,
  listRuns,
  readSchema,
  SQL_RUN,
  updateQuery,
} from './sql-console.repo.ts';

type SqlConsoleDependencies = {
  readonly database: Database;
  /** Where queries run, as a role that may only read; null: nowhere. */
  readonly readerUrl?: string | null;
};

/** In each process: a heavy query must leave the disk and the processors to others. */
const MOST_AT_ONCE = 2;

export type Admin = Actor & { readonly accountId: number };

export type SqlConsoleService = ReturnType<typeof createSqlConsoleService>;

/** Queries of admins, read only. */
export function createSqlConsoleService({ database, readerUrl = null }: SqlConsoleDependencies) {
  const openReader = createGate(readerUrl);
  let running = 0;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running === MOST_AT_ONCE) throw new AppError('sql_busy');
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
  return {
    schema: () => readSchema(database),
    runs: async ({ accountId }: Admin) => ({ runs: await listRuns(database, accountId) }),
    run: (body: SqlRunBody, actor: Admin): Promise<SqlRunAnswer> =>
      logged(database, body, actor, async () => {
        const statement = await checkStatement(body.statement);
        const url = await openReader();
        return inTurn(() => runAs(url, statement, { ...body, name: runName(actor, body.run_id) }));
      }),
    cancel: async (runId: string, actor: Admin) => ({
      cancelled: await cancelRun(await openReader(), runName(actor, runId)),
    }),
    ...createSavedQueries(database),
  };
}

/** Named after the account, so that people can end only their own runs. */
const runName = ({ accountId }: Admin, runId: string): string => `sql:${accountId}:${runId}`;

/** The address, once the role behind it was found fit. */
function createGate(readerUrl: string | null): () => Promise<string> {
  let isKnownFit = false;
  return async () => {
    if (readerUrl === null) throw new AppError('sql_not_set_up');
    try {
      isKnownFit ||= await isFit(readerUrl);
    } catch (problem) {
      throw isDatabaseAway(problem)
        ? problem
        : new AppError('sql_not_set_up', {}, [], undefined, { cause: problem });
    }
    if (!isKnownFit) throw new AppError('sql_role_refused');
    return readerUrl;
  };
}

type Run = SqlRunBody & { readonly name: string };

async function runAs(
  url: string,
  statement: CheckedStatement,
  run: Run,
): Promise<Omit<SqlRunAnswer, 'milliseconds'>> {
  try {
    return await runStatement(url, statement, run);
  } catch (problem) {
    throw explainFault(problem, statement, run) ?? problem;
  }
}

/** Rows are answered only after the staff log has recorded who asked for them. */
async function logged(
  database: Database,
  { statement, params, mode, environment }: SqlRunBody,
  actor: Admin,
  work: () => Promise<Omit<SqlRunAnswer, 'milliseconds'>>,
): Promise<SqlRunAnswer> {
  const begun = performance.now();
  const log = (rows: number, problem: unknown): Promise<void> => {
    const code = problem === null ? null : problem instanceof AppError ? problem.code : 'internal';
    const milliseconds = Math.round(performance.now() - begun);
    return writeAudit(database, actor, {
      action: SQL_RUN,
      after: { statement, params, mode, environment, rows, milliseconds, code },
      outcome: problem === null ? 'done' : wasSent(problem) ? 'failed' : 'refused',
    });
  };
  try {
    const result = await work();
    await log(result.rows.length, null);
    return { ...result, milliseconds: Math.round(performance.now() - begun) };
  } catch (problem) {
    await log(0, problem);
    throw problem;
  }
}

/** A statement that PostgreSQL answered has an SQLSTATE; one that was refused before has none. */
function wasSent(problem: unknown): boolean {
  if (!(problem instanceof AppError)) return true;
  const conflict = problem.conflict as SqlProblem | undefined;
  return (
    typeof conflict?.sql_state === 'string' &&
    problem.code !== 'sql_denied' &&
    problem.code !== 'sql_columns_refused'
  );
}

function createSavedQueries(database: Database) {
  const taken = ({ name }: SqlQueryBody): AppError => new AppError('sql_name_taken', { name });
  return {
    queries: async ({ accountId }: Admin): Promise<{ queries: SqlQuery[] }> => ({
      queries: await listQueries(database, accountId),
    }),
    saveQuery: (body: SqlQueryBody, actor: Admin): Promise<{ id: number }> =>
      database.transaction(async (tx) => {
        const id = await insertQuery(tx, actor.accountId, body);
        if (id === null) throw taken(body);
        await writeAudit(tx, actor, { action: 'sql.save_query', after: body });
        return { id };
      }),
    updateQuery: (id: number, body: SqlQueryBody, actor: Admin): Promise<{ id: number }> =>
      database.transaction(async (tx) => {
        const before = await findOwnQuery(tx, actor.accountId, id);
        if (before === null) throw new AppError('sql_query_not_found');
        if (!(await updateQuery(tx, id, body))) throw taken(body);
        const { name, statement, shared } = before;
        await writeAudit(tx, actor, {
          action: 'sql.update_query',
          before: { name, statement, shared },
          after: body,
        });
        return { id };
      }),
    deleteQuery: (id: number, actor: Admin): Promise<{ id: number }> =>
      database.transaction(async (tx) => {
        const before = await findOwnQuery(tx, actor.accountId, id);
        if (before === null) throw new AppError('sql_query_not_found');
        await deleteQuery(tx, id);
        const { name, statement, shared } = before;
        await writeAudit(tx, actor, { action: 'sql.delete_query', before: { name, statement, shared } });
        return { id };
      }),
  };
}
