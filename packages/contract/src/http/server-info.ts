import * as z from 'zod';

/** `GET versions/ping/remote-server`: false when the database is away. */
export const pingAnswer = z.object({ success: z.boolean() });

/** Above this difference between the caller's clock and ours, uploads and imports are refused. */
export const MAX_CLOCK_DIFFERENCE_SECONDS = 1000;

/** `GET versions/get-time/:seconds`, Unix seconds of the caller's clock. */
export const getTimeAnswer = z.object({ upload: z.boolean() });

/** `POST log/event-log`: what was pressed or changed in the console. */
export const eventLogBody = z.object({
  action: z.enum(['click', 'change']),
  id: z.string().max(200).default(''),
  value: z.string().max(2000).default(''),
  name: z.string().max(200).default(''),
  Target: z.string().max(500).default(''),
});

export type EventLogBody = z.infer<typeof eventLogBody>;

export const eventLogAnswer = z.object({ success: z.literal(true) });
