import type { FormatterModule } from 'i18next';
import { formatNumber } from './format.ts';

/** The number that chooses between singular and plural is written as all numbers are: `1,234 records`. */
export const groupedCounts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, _language, options) =>
    options?.interpolationkey === 'count' && typeof value === 'number' ? formatNumber(value) : value,
};
