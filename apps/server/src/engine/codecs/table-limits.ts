import { AppError } from '@quartermaster/contract/errors/app-error';

/** The most one file may hold: a small file of empty rows or odd columns would fill the memory otherwise. */
const TABLE_LIMITS = { rows: 500_000, columns: 500 } as const;

/** @throws AppError `import_too_large` */
export function refuseTooLarge(columns: number, rows: number): void {
  if (columns > TABLE_LIMITS.columns || rows > TABLE_LIMITS.rows)
    throw new AppError('import_too_large', TABLE_LIMITS);
}
