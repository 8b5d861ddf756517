import {
  COUNT_KINDS,
  MAX_REPORT_DAYS,
  REPORT_GROUPS,
  REPORT_TYPES,
} from '@quartermaster/domain/reports/report-definitions';
import { addDays, isDay } from '@quartermaster/domain/reports/periods';
import { issue } from '@quartermaster/domain/core/issue';
import * as z from 'zod';
import { instant } from './instant.ts';
import { recordReferences } from './records.ts';

const day = z
  .string()
  .refine(isDay, { params: { problem: issue('', 'date_format', { format: 'YYYY-MM-DD' }) } });

/** Values separated by commas; at most 50. */
const list = z
  .string()
  .max(1000)
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.string().max(40)).max(50));

const filters = {
  from: day.describe('The first day, in the time zone of the game.'),
  to: day.describe('The last day; at most the 92nd.'),
  group: z
    .enum(REPORT_GROUPS)
    .default('day')
    .describe('What a row stands for; `week` and `month` widen the range to whole ones.'),
  servers: list
    .transform((parts) => parts.map(Number))
    .pipe(z.array(z.number().int().min(1).max(1_000_000)))
    .optional()
    .describe('Numbers of game servers, separated by commas; without it, all.'),
  platforms: list.optional().describe('Platforms, separated by commas; without it, all.'),
  versions: list.optional().describe('Client versions, separated by commas; without it, all.'),
  subject: z
    .string()
    .max(80)
    .optional()
    .describe(
      'Only rows about this gachapon, event, product or currency, as `subject` of the answer names it.',
    ),
};

/** The last day is none before the first, and at most the 92nd. */
function checkRange({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  // A text that is no day was refused already, and no latest day follows from it.
  if (!isDay(from) || !isDay(to)) return;
  const latest = addDays(from, MAX_REPORT_DAYS - 1);
  if (from <= to && to <= latest) return;
  const problem =
    to < from ? issue('to', 'end_before_start') : issue('to', 'less_or_equal', { than: latest });
  context.addIssue({ code: 'custom', path: ['to'], params: { problem } });
}

/** `GET E/reports/:report`. A range of at most 92 days; `week` and `month` widen it to whole ones. */
export const reportQuery = z.object(filters).superRefine(checkRange);
export type ReportQuery = z.infer<typeof reportQuery>;

/** `GET E/reports/:report/file`. */
export const reportFileQuery = z
  .object({ ...filters, format: z.enum(['csv', 'json']).default('csv').describe('The format of the file.') })
  .superRefine(checkRange);

/** `E/reports/:report` in the address. */
export const reportParams = z.object({
  env: z.string().describe('The key of the environment.'),
  report: z.enum(REPORT_TYPES).describe('The report.'),
});

const values = z.array(z.number().nullable());

/**
 * `group`: the first day of a period, a server, a platform, a version; empty: the whole range. `values` are in
 * the order of the report's columns, null where a number is not known. `before`: the same of the range before;
 * null: there was no such row. `mark`: the deviation is above 3 sigma.
 */
const reportRow = z.object({
  group: z.string(),
  subject: z.string(),
  detail: z.string(),
  values,
  before: values.nullable(),
  mark: z.enum(['high', 'low']).nullable(),
});

const range = z.object({ from: z.string(), to: z.string() });

/** `was_counted`: the period in its place of the range before. */
const reportPeriod = z.object({ starts: z.string(), is_counted: z.boolean(), was_counted: z.boolean() });

/**
 * `range`: widened to whole periods. `totals`: the whole range at a glance, of reports about players and currencies. `pending`: periods that are still being counted and are not in the numbers yet.
 * `unknown_before`: days before this one were dropped and were never counted. `left_out`: rows beyond the first.
 */
export const reportAnswer = z.object({
  report: z.enum(REPORT_TYPES),
  game_time_zone: z.string(),
  range,
  before: range,
  group: z.enum(REPORT_GROUPS),
  rows: z.array(reportRow),
  totals: z.array(reportRow),
  /** Of a report by day, week or month: the periods up to today. A counted one without a row is zero. */
  periods: z.array(reportPeriod),
  references: recordReferences,
  pending: z.number().int(),
  unknown_before: z.string().nullable(),
  counted_at: instant.nullable(),
  left_out: z.number().int(),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;
export type ReportRow = z.infer<typeof reportRow>;

/** `GET E/reports`: what there is to ask. `missing`: what the player store cannot count; empty: available. */
export const reportsAnswer = z.object({
  game_time_zone: z.string(),
  today: z.string(),
  reports: z.array(z.object({ report: z.enum(REPORT_TYPES), missing: z.array(z.enum(COUNT_KINDS)) })),
  platforms: z.array(z.string()),
  versions: z.array(z.string()),
});
export type ReportsAnswer = z.infer<typeof reportsAnswer>;
