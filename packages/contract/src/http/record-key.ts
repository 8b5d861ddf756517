import * as z from 'zod';

/** A record named across modules. */
export const recordKey = z.object({ module: z.string(), record_id: z.string() });

export type RecordKey = z.infer<typeof recordKey>;
