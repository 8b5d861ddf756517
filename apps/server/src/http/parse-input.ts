import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { jsonProblems } from '../platform/json-problems.ts';
import type { Route } from './route.ts';
import { check, type Checked } from './zod-issues.ts';

type ParsedInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/**
 * Checks what came in against the route's schemas, all of it at once.
 * @throws AppError `not_found` for an impossible address, `invalid` with every issue otherwise
 */
export function parseInput(route: Route, request: FastifyRequest): ParsedInput {
  const params = route.params ? check(route.params, request.params) : NOTHING;
  if (params.issues.length > 0 || jsonProblems(request.params).length > 0) throw new AppError('not_found');
  const query = route.query ? check(route.query, request.query) : NOTHING;
  // A call without a body misses each of its fields by name.
  const body = route.body ? check(route.body, request.body === undefined ? {} : request.body) : NOTHING;
  const issues = [...jsonProblems(request.query), ...query.issues, ...body.issues];
  if (issues.length > 0) throw new AppError('invalid', {}, issues);
  return { params: params.data, query: query.data, body: body.data };
}

const NOTHING: Checked<unknown> = { data: {}, issues: [] };
