import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type { FileOutcome } from '@quartermaster/contract/http/file-batches';
import type { Language } from '@quartermaster/domain/core/language';
import type { UploadTool } from '@quartermaster/domain/uploads/asset-folders';

/** Who reads of an outcome: their language, and the number of their request. */
export type OutcomeReader = { readonly language: Language; readonly requestId: string };

const OUTCOMES: Partial<Record<ErrorCode, FileOutcome>> = {
  image_exists: 'exists',
  file_kind: 'bad_type',
  file_content: 'bad_type',
  file_malformed: 'bad_type',
  file_name_differs: 'bad_type',
  file_executable: 'bad_type',
  variant_extension: 'bad_type',
  picture_size: 'bad_size',
  picture_too_large: 'bad_size',
  file_too_large: 'too_big',
};

type ToldOutcome = {
  readonly outcome: FileOutcome;
  readonly code: ErrorCode | null;
  readonly message: string | null;
};

export const ACCEPTED: ToldOutcome = { outcome: 'ok', code: null, message: null };

/** What became of a refused file, in words. Anything but a refusal goes on as it is. */
export function refusalOf(problem: unknown, tool: UploadTool, reader: OutcomeReader): ToldOutcome {
  if (!(problem instanceof AppError)) throw problem;
  const { code, params } = problem;
  const outcome = OUTCOMES[code] ?? 'failed';
  return {
    outcome: outcome === 'exists' && tool === 'picture' ? 'same_name' : outcome,
    code,
    message: errorText(code, { ...params, request_id: reader.requestId }, reader.language),
  };
}
