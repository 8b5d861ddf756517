import { parseJson } from '@quartermaster/domain/core/json';
import type { SqlParameter } from '../../api/sql-console.ts';

const isParameter = (value: unknown): value is SqlParameter =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The values for `$1`, `$2`… from a JSON list; an empty text is none, null is no such list. */
export function readParameters(text: string): readonly SqlParameter[] | null {
  if (text.trim() === '') return [];
  const values: unknown = parseJson(text);
  return Array.isArray(values) && values.every(isParameter) ? values : null;
}
