import * as z from 'zod';
import { instant } from './instant.ts';

/** `PUT …/records/:id/presence`: the caller has the record open in a form, or has closed it. */
export const presenceBody = z.strictObject({
  open: z.boolean().describe('True: the caller has the record open in a form.'),
});
export type PresenceBody = z.infer<typeof presenceBody>;

/** A person counts as present for so long after a heartbeat. A background tab sends one a minute. */
export const PRESENCE_MILLISECONDS = 90_000;

/**
 * `others`: who else has the record open, and since when. `saved`: the newest save of the record; null where
 * the record is gone. `is_own`: the caller made it.
 */
export const presenceAnswer = z.object({
  others: z.array(z.object({ name: z.string(), since: instant })),
  saved: z
    .object({
      revision: z.number().int(),
      at: instant,
      by: z.string().nullable(),
      is_own: z.boolean(),
    })
    .nullable(),
});
export type PresenceAnswer = z.infer<typeof presenceAnswer>;
