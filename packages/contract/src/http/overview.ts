import * as z from 'zod';
import { importCounts, importState } from './import.ts';
import { instant } from './instant.ts';
import { jsonValue } from './json.ts';
import { sanctionRow } from './player-sections.ts';
import { recordTitle } from './record-title.ts';
import { release } from './releases.ts';

/** How far ahead the console looks unless asked otherwise. */
const UPCOMING_HOURS = 48;

/** At most this many moments are listed; `total` counts all of them. */
export const MAX_UPCOMING = 200;

/** `GET B/upcoming`. */
export const upcomingQuery = z.object({
  hours: z.coerce.number().int().min(1).max(168).default(UPCOMING_HOURS).describe('How many hours from now.'),
});

/** A record's timeslot opening or closing. `change`: the draft differs from what is live, so players may see another moment. */
const upcomingMoment = z.object({
  at: instant,
  kind: z.enum(['opens', 'closes']),
  module: z.string(),
  record_id: z.string(),
  title: recordTitle,
  image: z.string().nullable(),
  path: z.string(),
  change: z.enum(['new', 'changed']).nullable(),
});

export type UpcomingMoment = z.infer<typeof upcomingMoment>;

/** What opens and closes in a version within the next hours, in order; weekdays and hours are meant in the game's zone. */
export const upcomingAnswer = z.object({
  from: instant,
  to: instant,
  game_time_zone: z.string(),
  total: z.number().int(),
  moments: z.array(upcomingMoment),
});

export type UpcomingAnswer = z.infer<typeof upcomingAnswer>;

/** An import that runs, waits for a person, or ended in the last days. */
const importInBrief = z.object({
  id: z.string(),
  module: z.string(),
  environment: z.string(),
  version: z.string().nullable(),
  state: importState,
  file_name: z.string(),
  progress: z.number(),
  counts: importCounts,
  /** Why it failed, as an error code. */
  problem: z.string().nullable(),
  author: z.string().nullable(),
  at: instant,
});

export type ImportInBrief = z.infer<typeof importInBrief>;

/**
 * Why a job failed: a code of `JOB_PROBLEMS` or of the errors, in the reader's language as `message`.
 * `detail`: the error as it was thrown, for the developers.
 */
const jobProblem = z.object({
  code: z.string(),
  params: z.record(z.string(), jsonValue),
  message: z.string(),
  detail: z.string().nullable(),
});

/** Work outside of requests that runs now, or failed. `scheduled`: each run is tried once, and its schedule brings the next. */
const jobInBrief = z.object({
  name: z.string(),
  state: z.enum(['running', 'failed']),
  attempts: z.number().int(),
  max_attempts: z.number().int(),
  scheduled: z.boolean(),
  problem: jobProblem.nullable(),
  next_at: instant,
});

export type JobInBrief = z.infer<typeof jobInBrief>;

/** `GET jobs`. */
export const jobsAnswer = z.object({ imports: z.array(importInBrief), jobs: z.array(jobInBrief) });

export type JobsAnswer = z.infer<typeof jobsAnswer>;

/**
 * An announcement, a mail or a maintenance. `until`: null where no end is set.
 * `is_draft`: it is still being written, and players do not see it yet.
 */
const notice = z.object({
  kind: z.enum(['announcement', 'mail', 'maintenance']),
  module: z.string(),
  record_id: z.string(),
  title: recordTitle,
  at: instant,
  until: instant.nullable(),
  is_now: z.boolean(),
  is_draft: z.boolean(),
});

export type Notice = z.infer<typeof notice>;

/** The home page of support: what is new in an environment. `releases`: the latest ones, newest first. */
export const dashboardAnswer = z.object({
  releases: z.array(release.extend({ modules: z.array(z.string()) })),
  notices: z.array(notice),
});

export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

const count = z.number().int();

/** `GET E/player-activity`: what players did on each day of the game's clock; the last one is today, as far as it has come. */
export const playerActivityAnswer = z.object({
  game_time_zone: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      active: count,
      logins: count,
      joined: count,
      orders: count,
      usd_cents: count,
    }),
  ),
});

export type PlayerActivityAnswer = z.infer<typeof playerActivityAnswer>;

/** How many days the sanctions are counted for. */
export const SANCTION_DAYS = 14;

/** The most of today's sanctions that are listed. */
export const MAX_TODAYS_SANCTIONS = 20;

/** A sanction that began today. `staff` null: the game itself, or a person who is no longer known. */
const todaysSanction = sanctionRow
  .pick({ sanction_id: true, kind: true, reason: true, starts_at: true, ends_at: true, in_force: true })
  .extend({
    server_id: z.number().int(),
    account_id: z.number().int(),
    name: z.string(),
    staff: z.string().nullable(),
  });

/** `GET E/recent-sanctions`. Days are those of the game's clock; the last one is today. */
export const recentSanctionsAnswer = z.object({
  game_time_zone: z.string(),
  days: z.array(z.object({ day: z.string(), count: z.number().int() })),
  today: z.array(todaysSanction).max(MAX_TODAYS_SANCTIONS),
});

export type RecentSanctionsAnswer = z.infer<typeof recentSanctionsAnswer>;
