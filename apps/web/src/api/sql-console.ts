import type {
  SqlProblem,
  SqlQuery as QueryOnWire,
  SqlRunAnswer,
  SqlRunsAnswer,
  SqlSchemaAnswer,
} from '@quartermaster/contract/http/sql-console';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { deleteJson, getJson, patchJson, postAsking, postJson } from './client.ts';
import type { Camelized } from './wire-names.ts';

export type SqlTable = Camelized<SqlSchemaAnswer>['tables'][number];
export type SqlResult = Camelized<SqlRunAnswer>;
export type SqlRun = Camelized<SqlRunsAnswer>['runs'][number];
export type SqlQuery = Camelized<QueryOnWire>;
export type SqlParameter = string | number | boolean | null;

export type SqlRequest = {
  readonly runId: string;
  readonly environment: string;
  readonly statement: string;
  readonly params: readonly SqlParameter[];
  readonly mode: 'run' | 'explain' | 'analyze';
  readonly rowLimit: number;
  readonly timeoutMs: number;
};

export const sqlRunsKey = ['sql', 'runs'] as const;
export const sqlQueriesKey = ['sql', 'queries'] as const;

/** The tables that can be read. */
export const sqlSchemaQuery = () =>
  queryOptions({
    queryKey: ['sql', 'schema'],
    queryFn: ({ signal }) => getJson<SqlSchemaAnswer>('sql/schema', signal),
    staleTime: 600_000,
  });

/** One's own newest runs. */
export const sqlRunsQuery = () =>
  queryOptions({
    queryKey: sqlRunsKey,
    queryFn: ({ signal }) => getJson<SqlRunsAnswer>('sql/runs', signal),
  });

/** One's own saved queries and those of others that are shared. */
export const sqlQueriesQuery = () =>
  queryOptions({
    queryKey: sqlQueriesKey,
    queryFn: ({ signal }) => getJson<{ queries: QueryOnWire[] }>('sql/queries', signal),
  });

export const runSql = (request: SqlRequest) => postAsking<SqlRunAnswer>('sql/runs', request);

export const cancelSql = (runId: string) =>
  postJson<{ cancelled: boolean }>(`sql/runs/${encodeURIComponent(runId)}/cancel`);

type Saved = { readonly name: string; readonly statement: string; readonly shared: boolean };

/** Without an id, a new one. Answers the id. */
export const saveSqlQuery = (id: number | null, query: Saved) =>
  id === null
    ? postJson<{ id: number }>('sql/queries', query)
    : patchJson<{ id: number }>(`sql/queries/${id}`, query);

export const deleteSqlQuery = (id: number) => deleteJson<{ id: number }>(`sql/queries/${id}`);

/** Where in the statement the problem is, in UTF-16 units; null where PostgreSQL did not say. */
export function placeOfProblem(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  return (error.body.conflict as Camelized<SqlProblem> | undefined)?.position ?? null;
}
