import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isFlagOn } from '@quartermaster/contract/http/flag-text';
import { addDays, daysIn, isDay } from '@quartermaster/domain/reports/periods';
import {
  MAX_REPORT_DAYS,
  REPORT_GROUPS,
  REPORT_TYPES,
  REPORTS,
  type ReportDefinition,
  type ReportGroup,
  type ReportType,
} from '@quartermaster/domain/reports/report-definitions';
import { reportListQuery, type ReportAsked, type ReportList } from '../../api/reports.ts';
import { useBranch } from '../../engine/use-branch.ts';
import type { ReportSearch } from './report-search.ts';

/** The default period of a report in days. */
const FIRST_DAYS = 28;

export type ReportAddress = {
  readonly environment: string;
  readonly report: ReportType;
  readonly definition: ReportDefinition;
  readonly asked: ReportAsked;
  readonly group: ReportGroup;
  /** The column that the chart shows. */
  readonly shown: number;
  readonly isCompared: boolean;
  readonly isTooLong: boolean;
  readonly search: ReportSearch;
  readonly list: ReportList;
  readonly change: (to: Partial<Record<keyof ReportSearch, string | undefined>>) => void;
};

const isOneOf = <T extends string>(all: readonly T[], text: string | undefined): text is T =>
  all.some((each) => each === text);

/** Which report, of what, beside what: all of it in the address, so that a colleague who gets it sees the same. */
export function useReportAddress(): ReportAddress {
  const { environment } = useBranch();
  const search: ReportSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: list } = useSuspenseQuery(reportListQuery(environment));
  const { today } = list;
  const report = isOneOf(REPORT_TYPES, search.report) ? search.report : REPORT_TYPES[0];
  const definition: ReportDefinition = REPORTS[report];
  const to = search.to !== undefined && isDay(search.to) ? search.to : today;
  const from = search.from !== undefined && isDay(search.from) ? search.from : addDays(to, 1 - FIRST_DAYS);
  const group = isOneOf(REPORT_GROUPS, search.group) ? search.group : firstGroup(definition);
  const { servers, platforms, versions, subject } = search;
  const shown = definition.columns.findIndex(({ key }) => key === search.show);
  return {
    environment,
    report,
    definition,
    group,
    search,
    list,
    asked: { from, to, group, servers, platforms, versions, subject },
    shown: Math.max(0, shown),
    isCompared: isFlagOn(search.compare),
    isTooLong: from > to || daysIn({ from, to }) > MAX_REPORT_DAYS,
    change: (next) =>
      void navigate({
        to: '/report',
        search: { ...search, ...next },
        replace: true,
      }),
  };
}

/** What is about one thing goes by the day; what is about many is added up first. */
const firstGroup = ({ subject }: ReportDefinition): ReportGroup =>
  subject === null || subject === 'currency' ? 'day' : 'total';
