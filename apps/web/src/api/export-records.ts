import type { ListRequest } from './list-records.ts';
import { modulePath, queryString } from './paths.ts';
import type { Place } from './place.ts';
import { saveDownload } from './save-download.ts';

export const EXPORT_FORMATS = ['csv', 'json'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What the list shows, every page of it, as one file. */
export function exportRecords(
  place: Place,
  format: ExportFormat,
  { q, filter, sort }: Pick<ListRequest, 'q' | 'filter' | 'sort'>,
): Promise<void> {
  const query = queryString({ format, q, sort, filter: filter.length > 0 ? JSON.stringify(filter) : null });
  return saveDownload(
    `${modulePath(place)}/export${query}`,
    `${place.module}-${place.environment}-${place.version}.${format}`,
  );
}
