import { rowNumber } from '@quartermaster/contract/http/row-number';
import {
  sqlCancelAnswer,
  sqlQueriesAnswer,
  sqlQueryBody,
  sqlRunAnswer,
  sqlRunBody,
  sqlRunsAnswer,
  sqlSchemaAnswer,
} from '@quartermaster/contract/http/sql-console';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actorOf, route, type Account, type RequestContext, type Route } from '../../http/route.ts';
import type { Admin, SqlConsoleService } from './sql-console.service.ts';

const access = { roles: ROLES_BY_ACTION['sql.run'] };
const queryParams = z.object({ query: rowNumber.describe('The number of the saved query.') });
const savedAnswer = z.object({ id: z.number().int() });

type Dependencies = { readonly sqlConsole: SqlConsoleService };

const adminOf = (call: { readonly account: Account; readonly request: RequestContext }): Admin => ({
  ...actorOf(call),
  accountId: call.account.id,
});

export const createSqlConsoleRoutes = ({ sqlConsole }: Dependencies): readonly Route[] => [
  ...runRoutes(sqlConsole),
  ...savedQueryRoutes(sqlConsole),
];

const runRoutes = (sqlConsole: SqlConsoleService): readonly Route[] => [
  route(
    {
      method: 'GET',
      path: '/sql/schema',
      access,
      answer: sqlSchemaAnswer,
      summary: 'List the tables and columns that the SQL console can read',
    },
    () => sqlConsole.schema(),
  ),
  route(
    {
      method: 'GET',
      path: '/sql/runs',
      access,
      answer: sqlRunsAnswer,
      summary: 'List your own recent queries',
    },
    (call) => sqlConsole.runs(adminOf(call)),
  ),
  route(
    {
      method: 'POST',
      path: '/sql/runs',
      access,
      body: sqlRunBody,
      answer: sqlRunAnswer,
      repetition: 'runs_again',
      summary: 'Run one query as a role that can only read, or explain it',
    },
    (call) => sqlConsole.run(call.body, adminOf(call)),
  ),
  route(
    {
      method: 'POST',
      path: '/sql/runs/:run/cancel',
      access,
      params: z.object({ run: z.string().max(36).describe('`run_id` of the run.') }),
      answer: sqlCancelAnswer,
      repetition: 'runs_again',
      summary: 'Cancel your own running query',
    },
    (call) => sqlConsole.cancel(call.params.run, adminOf(call)),
  ),
];

const savedQueryRoutes = (sqlConsole: SqlConsoleService): readonly Route[] => [
  route(
    {
      method: 'GET',
      path: '/sql/queries',
      access,
      answer: sqlQueriesAnswer,
      summary: 'List your own saved queries and those shared with you',
    },
    (call) => sqlConsole.queries(adminOf(call)),
  ),
  route(
    {
      method: 'POST',
      path: '/sql/queries',
      access,
      body: sqlQueryBody,
      answer: savedAnswer,
      status: 201,
      summary: 'Save a query under a name',
    },
    (call) => sqlConsole.saveQuery(call.body, adminOf(call)),
  ),
  route(
    {
      method: 'PATCH',
      path: '/sql/queries/:query',
      access,
      params: queryParams,
      body: sqlQueryBody,
      answer: savedAnswer,
      summary: 'Update your own saved query',
    },
    (call) => sqlConsole.updateQuery(call.params.query, call.body, adminOf(call)),
  ),
  route(
    {
      method: 'DELETE',
      path: '/sql/queries/:query',
      access,
      params: queryParams,
      answer: savedAnswer,
      summary: 'Delete your own saved query',
    },
    (call) => sqlConsole.deleteQuery(call.params.query, adminOf(call)),
  ),
];
