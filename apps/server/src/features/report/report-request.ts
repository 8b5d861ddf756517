import type { DayRange, Grain } from '@quartermaster/domain/reports/periods';
import type { ReportGroup, ReportType } from '@quartermaster/domain/reports/report-definitions';
import type { CountFilter } from './kept-counts.repo.ts';

export type ReportAsked = {
  readonly report: ReportType;
  readonly group: ReportGroup;
  readonly filter: CountFilter;
};

export type ReportRequest = ReportAsked & { readonly range: DayRange };

/** A server, platform or version that stays apart. */
export type Part = 'server' | 'platform' | 'version';

/** The periods that a report keeps apart. Null: it adds days up. */
export const grainOf = (group: ReportGroup): Grain | null =>
  group === 'day' || group === 'week' || group === 'month' ? group : null;

export const partOf = (group: ReportGroup): Part | null =>
  group === 'server' || group === 'platform' || group === 'version' ? group : null;
