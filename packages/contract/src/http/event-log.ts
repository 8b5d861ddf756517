import * as z from 'zod';

const MAX_TEXT = 500;

/** A text as far as it is one, and as long as it is kept. */
const noted = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).slice(0, MAX_TEXT))
  .catch('');

/**
 * `POST log/event-log`: what was pressed or changed in the console. Nobody waits for the answer, so
 * nothing in it is refused: an odd value counts as none, an unknown action is not kept.
 */
export const eventLogBody = z
  .looseObject({
    action: z.enum(['click', 'change']).nullable().catch(null),
    id: noted,
    value: noted,
    name: noted,
    Target: noted,
  })
  .catch({ action: null, id: '', value: '', name: '', Target: '' });

export type EventLogBody = z.infer<typeof eventLogBody>;

/** `success`: whether the event was kept. */
export const eventLogAnswer = z.object({ success: z.boolean() });
