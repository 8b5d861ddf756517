import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyRequest } from 'fastify';
import type { Route } from './route.ts';
import { issuesOf } from './zod-issues.ts';

export type ParsedInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/**
 * Checks what came in against the route's schemas, all of it at once.
 * @throws AppError `not_found` for an impossible address, `invalid` with every issue otherwise
 */
export function parseInput(route: Route, request: FastifyRequest): ParsedInput {
  const params = route.params?.safeParse(request.params);
  if (params?.success === false) throw new AppError('not_found');
  const query = route.query?.safeParse(request.query);
  const body = route.body?.safeParse(request.body);
  const issues = [query, body].flatMap((result) => (result?.success === false ? issuesOf(result.error) : []));
  if (issues.length > 0) throw new AppError('invalid', {}, issues);
  return { params: params?.data ?? {}, query: query?.data ?? {}, body: body?.data };
}
