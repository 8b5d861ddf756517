import type { Issue } from '@quartermaster/domain/core/issue';

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

  constructor(status: number, body: ErrorBody) {
    super(body.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** First message per field, keyed camelCase, as forms of accounts and settings show them. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.body.errors ?? {}).flatMap(([key, [first]]) => (first ? [[key, first]] : [])),
  );
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
