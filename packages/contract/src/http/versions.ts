import * as z from 'zod';
import { formedText } from './formed-text.ts';
import { instant } from './instant.ts';
import { paginatorOf } from './paginator.ts';
import { DEFAULT_PER_PAGE } from './list-limits.ts';
import { pageNumber, pageSize } from './request-parts.ts';

/** `GET versions`, newest first. */
export const versionsQuery = z.object({
  page: pageNumber,
  per_page: pageSize(DEFAULT_PER_PAGE, 100),
});

export type VersionsQuery = z.infer<typeof versionsQuery>;

/**
 * A version of an environment. `battle_id` is another name of `setting_id`, by which older clients
 * merge their lists. `last_update_time`: when its records or its note changed last, Unix seconds.
 */
const versionLine = z.object({
  setting_id: z.number().int(),
  battle_id: z.number().int(),
  environment: z.string(),
  version_name: z.string(),
  note: z.string(),
  client_min_version: z.string(),
  is_archived: z.boolean(),
  is_live: z.boolean(),
  created_at: instant,
  created_by: z.string().nullable(),
  last_update_time: z.number().int(),
});

export type VersionLine = z.infer<typeof versionLine>;

/** `GET versions`. */
export const versionsAnswer = paginatorOf(versionLine);

export type VersionsAnswer = z.infer<typeof versionsAnswer>;

/** `GET versions/get?model=`. */
export const versionOfModelQuery = z.object({
  model: z.string().min(1).max(100).describe('The key of a module.'),
});

/** The chosen version and when this module changed last in it, Unix seconds; 0: never. */
export const versionOfModelAnswer = z.object({
  setting_id: z.number().int(),
  model: z.string(),
  last_update_time: z.number().int(),
});

export type VersionOfModelAnswer = z.infer<typeof versionOfModelAnswer>;

/** `PATCH versions/update/:setting_id`. `client_min_version`: absent, it stays; empty, there is none. */
export const updateVersionBody = z.object({
  note: z.string().trim().max(500).describe('The note of the version.'),
  client_min_version: z
    .union([z.literal(''), formedText('client_version')])
    .optional()
    .describe('The oldest client that may play; empty: any; without it, as it was.'),
});

export type UpdateVersionBody = z.infer<typeof updateVersionBody>;

/** `PATCH versions/update/:setting_id`: the version as it is now. */
export const updateVersionAnswer = z.object({
  setting_id: z.number().int(),
  note: z.string(),
  client_min_version: z.string(),
  last_update_time: z.number().int(),
});

export type UpdateVersionAnswer = z.infer<typeof updateVersionAnswer>;
