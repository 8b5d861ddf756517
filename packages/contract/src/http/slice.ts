import * as z from 'zod';
import { cursor, pageSize } from './request-parts.ts';

/** One part of a long list: `next_cursor` asks for the part after it, null at the end. */
export const sliceOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), next_cursor: z.string().nullable() });

/** `?cursor=&limit=` of every list of a player. */
export const sliceQuery = z.object({
  cursor,
  limit: pageSize(50, 200),
});
export type SliceQuery = z.infer<typeof sliceQuery>;
