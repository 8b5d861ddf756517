import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { jsonProblems } from '../platform/json-problems.ts';
import type { Form } from './read-upload.ts';
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
  const body =
    route.body && route.upload === null
      ? check(route.body, request.body === undefined ? {} : request.body)
      : NOTHING;
  const issues = [...jsonProblems(request.query), ...query.issues, ...body.issues];
  if (issues.length > 0) throw new AppError('invalid', {}, issues);
  return { params: params.data, query: query.data, body: body.data };
}

/**
 * Checks the fields of a multipart request, which are read after everything else was found right.
 * @throws AppError `invalid`
 */
export function parseFields({ body }: Route, { fields }: Form): unknown {
  const { data, issues } = body ? check(body, fields) : NOTHING;
  if (issues.length > 0) throw new AppError('invalid', {}, issues);
  return data;
}

const NOTHING: Checked<unknown> = { data: {}, issues: [] };
