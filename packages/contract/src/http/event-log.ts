import * as z from 'zod';
import { logSlice } from './audit.ts';
import { instant } from './instant.ts';
import { sliceOf } from './slice.ts';
import { rowNumber } from './row-number.ts';
import { logTime } from './staff-log.ts';

const MAX_TEXT = 500;

/** A text as far as it is one, and as long as it is kept. */
const noted = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).slice(0, MAX_TEXT))
  .catch('');

/**
 * `POST log/event-log`: what was pressed or changed in the console. The browser ignores the answer, so
 * nothing in it is refused: an odd value counts as none, an unknown action is not kept.
 */
export const eventLogBody = z
  .looseObject({
    action: z
      .enum(['click', 'change'])
      .nullable()
      .catch(null)
      .describe('What was done; anything else is not kept.'),
    id: noted.describe('The ID of the element.'),
    value: noted.describe('Its value.'),
    name: noted.describe('Its name.'),
    Target: noted.describe('The page or the part of it.'),
  })
  .catch({ action: null, id: '', value: '', name: '', Target: '' });

export type EventLogBody = z.infer<typeof eventLogBody>;

/** `success`: whether the event was kept. */
export const eventLogAnswer = z.object({ success: z.boolean() });

/** `GET log/event-log`: what was pressed, newest first. Times are Unix seconds, 0: without a limit. */
export const eventLogQuery = z.object({
  ...logSlice,
  staff_id: rowNumber.optional().describe('The number of the staff account.'),
  start_time: logTime,
  end_time: logTime,
});

export type EventLogQuery = z.infer<typeof eventLogQuery>;

/** `page`: the address it happened on; `name`: what was pressed, as it is called there. */
const eventLogEntry = z.object({
  id: z.number().int(),
  create_time: instant,
  staff_id: z.number().int().nullable(),
  staff_name: z.string().nullable(),
  action: z.string(),
  control: z.string(),
  name: z.string(),
  value: z.string(),
  page: z.string(),
});

export type EventLogEntry = z.infer<typeof eventLogEntry>;

/** `GET log/event-log`, newest first. */
export const eventLogListAnswer = sliceOf(eventLogEntry);

export type EventLogListAnswer = z.infer<typeof eventLogListAnswer>;
