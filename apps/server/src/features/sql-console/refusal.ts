import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';

/** The conflict's `position` is where the editor marks it. */
export function refusal(
  code: ErrorCode,
  params: Readonly<Record<string, string>>,
  position: number | null,
  sqlState: string | null = null,
): AppError {
  return new AppError(code, params, [], { position, sql_state: sqlState });
}
