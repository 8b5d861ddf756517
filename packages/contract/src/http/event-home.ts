import * as z from 'zod';
import { timeslotType } from '@quartermaster/domain/enums/timeslot-type';
import { instant } from './instant.ts';
import { language } from './language.ts';
import { recordTitle } from './record-title.ts';

const timeslotTypes = timeslotType.values.map(({ value }) => value);

const asset = z.object({
  asset_kind: z.string(),
  target_id: z.string().nullable(),
  amount: z.number(),
});

/** Rows of the answer by their place in `records`. */
const places = z.array(z.number().int());

/** How many days a home tells of. */
export const MAX_HOME_DAYS = 92;

/**
 * `GET …/records/:id/home`: a head, such as an event, with what belongs to it. `missing_texts`: the texts, own ones
 * and keyed ones, that lack a language. `children`: its child modules, those without records too. `totals`: each
 * asset by itself, every reward and every cost counted once. `days`: of the game’s time zone; what no period limits
 * is on none of them, and `standing` is its type of timeslot.
 */
export const eventHomeAnswer = z.object({
  time_zone: z.string(),
  now: instant,
  records: z.array(
    z.object({
      module: z.string(),
      record_id: z.string(),
      title: recordTitle,
      relation: z.enum(['source', 'child', 'belongs', 'names', 'named_by']),
      status: z.string().nullable(),
      standing: z.enum(timeslotTypes).nullable(),
      periods: z.array(z.object({ start: instant, end: instant })),
      errors: z.number().int(),
      warnings: z.number().int(),
      missing_texts: z.array(z.object({ path: z.string(), languages: z.array(language) })),
    }),
  ),
  children: z.array(z.object({ module: z.string(), total: z.number().int() })),
  totals: z.object({ gives: z.array(asset), takes: z.array(asset) }),
  days: z.array(z.object({ day: z.string(), open: places, opens: places, closes: places })),
  is_cut: z.boolean(),
});
export type EventHomeAnswer = z.infer<typeof eventHomeAnswer>;
