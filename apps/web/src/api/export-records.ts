import type { ExportFormat } from '@quartermaster/contract/http/export';
import { readTextLanguage } from '../i18n/language.ts';
import type { ListRequest } from './list-records.ts';
import { modulePath, queryString } from './paths.ts';
import type { Place } from './place.ts';
import { saveDownload } from './save-download.ts';

/** In the order of the menu. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'json'] as const satisfies readonly ExportFormat[];

export type { ExportFormat };

export type ExportSelection = Pick<ListRequest, 'q' | 'filter' | 'sort' | 'parent'> & {
  /** Of a CSV file or a workbook: the columns wanted; all of them unless given. */
  readonly fileColumns?: readonly string[] | undefined;
};

/** Every record of the module, in the module's own order. */
export const EVERYTHING: ExportSelection = { q: '', filter: [], sort: null };

/** All records that a search and filter select, in their order, as one file. */
export function exportRecords(
  place: Place,
  format: ExportFormat,
  { q, filter, sort, parent, fileColumns }: ExportSelection,
): Promise<void> {
  const query = queryString({
    format,
    q,
    sort,
    filter: filter.length > 0 ? JSON.stringify(filter) : null,
    lang: readTextLanguage(),
    parent,
    columns: fileColumns?.join(','),
  });
  return saveDownload(
    `${modulePath(place)}/export${query}`,
    `${place.module}-${place.environment}-${place.version}.${format}`,
  );
}
