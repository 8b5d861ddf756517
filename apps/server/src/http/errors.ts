import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { ERRORS, type ErrorCode } from '@quartermaster/contract/errors/error-code';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { Language } from '@quartermaster/domain/core/language';
import { issueText } from '@quartermaster/domain/texts/issues';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { appErrorOf } from '../db/app-error-of.ts';
import { sqlStateOf } from '../db/statement-fault.ts';
import { readerLanguage } from './reader-language.ts';

/** An answer of the API may be looked at in a browser, but it runs and frames nothing there. */
export const NOT_A_PAGE = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** The most problems in one answer: users do not read more, and its size stays limited. */
const MAX_TOLD_ISSUES = 10_000;

/** Temporary: passes by itself, or once an operator acts. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'database_away',
  'server_busy',
  'took_too_long',
  'disk_full',
  'files_away',
  'files_unwritable',
  'still_loading',
]);

/** No fault, or logged by the watchers of the disk and the database, when it begins and when it ends. */
const NOT_LOGGED: ReadonlySet<ErrorCode> = new Set(['database_away', 'disk_full', 'still_loading']);

/** Answers whatever was thrown. The only place where errors become responses. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = explained(toAppError(thrown), thrown, request.method);
  const { status } = ERRORS[error.code];
  if (error.code === 'server_busy' || error.code === 'took_too_long')
    request.log.warn({ requestId: request.id }, error.code);
  else if (hasLeft(thrown, reply)) request.log.debug({ requestId: request.id }, 'caller left');
  else if (status >= 500 && !NOT_LOGGED.has(error.code))
    request.log.error({ err: thrown, requestId: request.id }, error.code);
  const seconds = error.params['seconds'];
  if (status === 429 && typeof seconds === 'number') reply.header('retry-after', String(seconds));
  if (PASSING.has(error.code)) reply.header('retry-after', '5');
  return reply
    .code(status)
    .headers({ ...NOT_A_PAGE, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBodyOf(error, readerLanguage(request.headers), request.id)));
}

/** Who closes a page, or goes to another one, ends the answers that are under way: nothing has failed. */
const hasLeft = (thrown: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed &&
  thrown instanceof Error &&
  'code' in thrown &&
  thrown.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** What the caller reads: text in their language, problems per field, and the number of the request. */
export function errorBodyOf(error: AppError, language: Language, requestId: string): ErrorBody {
  const params = { ...error.params, request_id: requestId };
  const issues = error.issues.slice(0, MAX_TOLD_ISSUES);
  return {
    message: errorText(error.code, params, language),
    code: error.code,
    errors: textsByField(issues, language),
    issues: issues.map(({ path, code, params: values, severity }) => ({
      path,
      code,
      params: values,
      severity,
    })),
    request_id: requestId,
    ...(error.conflict === undefined ? {} : { conflict: error.conflict }),
  };
}

function textsByField(issues: readonly Issue[], language: Language): Record<string, string[]> {
  // Paths are what people sent: `toString` is one.
  const byPath = Map.groupBy(issues, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, own]) => [path, own.map((one) => issueText(one, language))]),
  );
}

/** The `AppError` for anything thrown; an unexpected error is `internal`. */
function toAppError(thrown: unknown): AppError {
  const known = appErrorOf(thrown);
  if (known !== null) return known;
  return (thrown instanceof Error ? fromFastify(thrown as FastifyError) : null) ?? new AppError('internal');
}

/** The code of a failed statement, by the caller's method: reading, adding or changing. */
const STATEMENT_FAULTS: Readonly<Record<string, ErrorCode>> = { GET: 'query_failed', POST: 'insert_failed' };

function explained(error: AppError, thrown: unknown, method: string): AppError {
  if (error.code !== 'internal' || sqlStateOf(thrown) === null) return error;
  return new AppError(STATEMENT_FAULTS[method] ?? 'update_failed');
}

function fromFastify({ statusCode, code }: FastifyError): AppError | null {
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new AppError('malformed_json');
  if (statusCode === 413) return new AppError('too_large');
  if (statusCode === 415 || statusCode === 406) return new AppError('unsupported_media');
  if (statusCode === 404) return new AppError('not_found');
  if (statusCode === 503) return new AppError('unavailable');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('bad_request');
  return null;
}
