import { AppError } from '@quartermaster/contract/errors/app-error';
import { isDiskFull } from '../platform/disk-full.ts';
import { isFileStoreAway } from '../platform/file-store.ts';
import { isFolderUnwritable } from '../platform/folder-unwritable.ts';
import { isDatabaseAway, isPoolFull } from './database.ts';
import { sqlStateOf } from './statement-fault.ts';

/** The `AppError` for what the disk, the file store or the database threw; null for anything unexpected. */
export function appErrorOf(thrown: unknown): AppError | null {
  if (isDiskFull(thrown)) return new AppError('disk_full');
  if (isFileStoreAway(thrown)) return new AppError('files_away');
  if (isFolderUnwritable(thrown)) return new AppError('files_unwritable');
  if (thrown instanceof AppError) return thrown;
  if (isPoolFull(thrown)) return new AppError('server_busy');
  if (isDatabaseAway(thrown)) return new AppError('database_away');
  return thrown instanceof Error ? fromPostgres(thrown) : null;
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
