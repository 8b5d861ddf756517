import type { QueryClient } from '@tanstack/react-query';
import type { RecordPage, RecordRow } from '../../api/list-records.ts';
import type { Place } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** Adds a record to a page, or merges it into the one of the same identity. */
export function addRow(page: RecordPage, row: RecordRow): RecordPage {
  if (page.data.some((known) => known.recordId === row.recordId)) return updateRow(page, row);
  return {
    ...page,
    data: [...page.data, row],
    total: page.total + 1,
    to: (page.to ?? 0) + 1,
    from: page.from ?? 1,
  };
}

/** Merges a record into the one of the same identity; a page that does not show it stays as it is. */
export function updateRow(page: RecordPage, row: RecordRow): RecordPage {
  if (!page.data.some((known) => known.recordId === row.recordId)) return page;
  return {
    ...page,
    data: page.data.map((known) => (known.recordId === row.recordId ? { ...known, ...row } : known)),
  };
}

export function removeRows(page: RecordPage, recordIds: ReadonlySet<string>): RecordPage {
  const data = page.data.filter((row) => !recordIds.has(row.recordId));
  const gone = page.data.length - data.length;
  return gone === 0
    ? page
    : { ...page, data, total: page.total - gone, to: page.to === null ? null : page.to - gone };
}

/** What the lists of a module show after a write, at once; the server's answer then replaces them. */
export function createListCache(queryClient: QueryClient, place: Place) {
  const change = (edit: (page: RecordPage) => RecordPage): void => {
    queryClient.setQueriesData<RecordPage>(
      { queryKey: queryKeys.lists(place) },
      (page) => page && edit(page),
    );
    void queryClient.invalidateQueries({ queryKey: queryKeys.module(place) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.draft(place) });
  };
  return {
    add: (row: RecordRow) => change((page) => addRow(page, row)),
    update: (rows: readonly RecordRow[]) => change((page) => rows.reduce(updateRow, page)),
    remove: (recordIds: readonly string[]) => change((page) => removeRows(page, new Set(recordIds))),
    refresh: () => change((page) => page),
  };
}
