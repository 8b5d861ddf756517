import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { ERRORS, type ErrorCode } from '@quartermaster/contract/errors/error-code';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { Language } from '@quartermaster/domain/core/language';
import { issueText } from '@quartermaster/domain/texts/issues';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isPoolFull } from '../db/database.ts';
import { sqlStateOf } from '../db/statement-fault.ts';
import { isDiskFull } from '../platform/disk-full.ts';
import { isFileStoreAway } from '../platform/file-store.ts';
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
]);

/** Logged by the watchers of the disk and the database, when it begins and when it ends. */
const TOLD_ONCE: ReadonlySet<ErrorCode> = new Set(['database_away', 'disk_full']);

/** Answers whatever was thrown. The only place where errors become responses. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = explained(toAppError(thrown), thrown, request.method);
  const { status } = ERRORS[error.code];
  if (error.code === 'server_busy' || error.code === 'took_too_long')
    request.log.warn({ requestId: request.id }, error.code);
  else if (status >= 500 && !TOLD_ONCE.has(error.code))
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
  if (isDiskFull(thrown)) return new AppError('disk_full');
  if (isFileStoreAway(thrown)) return new AppError('files_away');
  if (thrown instanceof AppError) return thrown;
  if (isPoolFull(thrown)) return new AppError('server_busy');
  if (isDatabaseAway(thrown)) return new AppError('database_away');
  if (!(thrown instanceof Error)) return new AppError('internal');
  return fromPostgres(thrown) ?? fromFastify(thrown as FastifyError) ?? new AppError('internal');
}

/** The code of a failed statement, by the caller's method: reading, adding or changing. */
const STATEMENT_FAULTS: Readonly<Record<string, ErrorCode>> = { GET: 'query_failed', POST: 'insert_failed' };

function explained(error: AppError, thrown: unknown, method: string): AppError {
  if (error.code !== 'internal' || sqlStateOf(thrown) === null) return error;
  return new AppError(STATEMENT_FAULTS[method] ?? 'update_failed');
}

/** A limit of the lane was reached: for a statement, for a lock, for a transaction that did nothing. */
const TOOK_TOO_LONG = new Set(['57014', '55P03', '25P03']);

/** Writers of settings wait for a publish, an import or a copy of their version. */
const isWriter = (error: Error): boolean =>
  /qm_begin_(bulk_)?change/.test(String((error as Error & { where?: unknown }).where));

/** The refusals of PostgreSQL that come from the input, or from concurrent work. */
function fromPostgres(error: Error): AppError | null {
  const code = sqlStateOf(error);
  if (code === null) return null;
  // Characters that cannot be stored, numbers out of range: checked input never gets here, odd input may.
  if (code.startsWith('22')) return new AppError('bad_request');
  if (code === '23505' || code === '23503' || code === '40001') return new AppError('conflict');
  if (code === '40P01' || (code === '55P03' && isWriter(error))) return new AppError('branch_busy');
  if (TOOK_TOO_LONG.has(code)) return new AppError('took_too_long');
  // A trigger refuses whatever writes to an archived version.
  if (code === 'QM001') return new AppError('version_archived');
  if (code.startsWith('54')) return new AppError('too_large');
  return null;
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
