import type {
  ReportAnswer,
  ReportRow as RowOnWire,
  ReportsAnswer,
} from '@quartermaster/contract/http/report';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { environmentPath, queryString } from './paths.ts';
import { saveDownload } from './save-download.ts';
import type { Camelized } from './wire-names.ts';

export type Report = Camelized<ReportAnswer>;
export type ReportRow = Camelized<RowOnWire>;
export type ReportList = Camelized<ReportsAnswer>;

/** What is asked, in the words of the call. */
export type ReportAsked = {
  readonly from: string;
  readonly to: string;
  readonly group: string;
  readonly servers?: string | undefined;
  readonly platforms?: string | undefined;
  readonly versions?: string | undefined;
  readonly subject?: string | undefined;
};

/** How soon a report is asked for again of which days are still being counted. */
const COUNTING_MILLISECONDS = 3000;

const reportsPath = (environment: string): string => `${environmentPath(environment)}/reports`;

export function reportListQuery(environment: string) {
  return queryOptions({
    queryKey: ['reports', environment],
    queryFn: ({ signal }) => getJson<ReportsAnswer>(reportsPath(environment), signal),
  });
}

export function reportQuery(environment: string, report: string, asked: ReportAsked) {
  return queryOptions({
    queryKey: ['reports', environment, report, asked],
    queryFn: ({ signal }) =>
      getJson<ReportAnswer>(`${reportsPath(environment)}/${report}${queryString(asked)}`, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.pending ?? 0) > 0 ? COUNTING_MILLISECONDS : false),
  });
}

/** All rows as a file; the staff log records it. */
export function saveReport(
  environment: string,
  report: string,
  asked: ReportAsked,
  format: 'csv' | 'json',
): Promise<void> {
  const query = queryString({ ...asked, format });
  return saveDownload(`${reportsPath(environment)}/${report}/file${query}`, `${report}.${format}`);
}
