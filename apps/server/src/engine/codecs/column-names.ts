import { AppError } from '@quartermaster/contract/errors/app-error';
import { refuseTooLarge } from './table-limits.ts';

/**
 * The names in the first line of a table, which tell its columns apart.
 * @throws AppError `import_too_large`, `import_columns`
 */
export function columnNames(heading: readonly string[]): readonly string[] {
  const names = heading.map((name) => name.trim());
  refuseTooLarge(names.length, 0);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new AppError('import_columns', { column: repeated });
  return names;
}
