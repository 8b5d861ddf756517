import type { Issue } from '@quartermaster/domain/core/issue';
import { localized } from '@quartermaster/domain/core/language';
import { getI18n } from 'react-i18next';
import { readLanguage } from '../i18n/language.ts';
import { camelName, snakeName } from './wire-names.ts';

/** What the server says when it refuses; every part may be missing when something between us answered. */
export type ErrorBody = {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly issues?: readonly Issue[];
  readonly conflict?: unknown;
  readonly requestId?: string;
};

/** A refused or failed call. Status 0: the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** The answer as it came, for those who asked for any type of content; its body may be read once more. */
  readonly response: Response | null;

  constructor(status: number, body: ErrorBody, response: Response | null = null) {
    super(body.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.response = response;
  }
}

const NOT_REACHED = localized('Cannot reach the server.', '無法連線至伺服器。', 'サーバーに接続できません。');

/** The error when nothing answered, or only a proxy on the way to the server did. */
export function notReached(status = 0): ApiError {
  return new ApiError(status, { code: 'not_reached', message: NOT_REACHED[readLanguage()] });
}

/** Whether the server, or the database behind it, is temporarily unreachable. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}

/** Whether what was asked for does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether nothing can be saved until disk space is freed. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'disk_full';
}

/** First message per field, keyed camelCase, as forms of accounts and settings show them. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.body.errors ?? {}).flatMap(([key, [first]]) =>
      first ? [[camelName(key), first]] : [],
    ),
  );
}

/**
 * What is wrong, for a place with no text beside each field. Where the server only refuses the input as
 * a whole, every field that it names follows, by the name that the reader knows.
 */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof ApiError) || error.body.code !== 'invalid') return error.message;
  const problems = Object.entries(fieldErrors(error)).map(([path, problem]) => withFieldName(path, problem));
  return [error.message, [...new Set(problems)].join(' · ')].join(' ').trimEnd();
}

/** `things.0.amount`, 'must be an integer' → 'Amount: must be an integer'. */
function withFieldName(path: string, text: string): string {
  const { exists, t } = getI18n();
  const name = path
    .split('.')
    .map(snakeName)
    .findLast((part) => exists(part, { ns: 'facts' }));
  return name === undefined ? text : t('labelled', { label: t(name as 'name', { ns: 'facts' }), text });
}
