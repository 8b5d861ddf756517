import type { Issue } from '@quartermaster/domain/core/issue';
import type { Localized } from '@quartermaster/domain/core/language';
import type { Conflict } from './conflict.ts';
import type { ErrorCode } from './error-code.ts';

/** Values for the placeholders of an error's text; of a title, the reader's language is shown. */
export type ErrorParams = Readonly<Record<string, string | number | Localized>>;

/**
 * A refusal that the caller should hear about. The HTTP layer turns it into status and text; the
 * thrower only names it. `conflict` is what prevents the call, as the endpoint documents it; the
 * options' `cause` is for the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly issues: readonly Issue[];
  readonly conflict: Conflict | undefined;

  constructor(
    code: ErrorCode,
    params: ErrorParams = {},
    issues: readonly Issue[] = [],
    conflict?: Conflict,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.issues = issues;
    this.conflict = conflict;
  }
}
