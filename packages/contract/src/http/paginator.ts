import * as z from 'zod';

/** The frame of every paged answer, around items of one kind. */
export const paginatorOf = <T extends z.ZodType>(item: T) =>
  z.object({
    current_page: z.number().int(),
    data: z.array(item),
    from: z.number().int().nullable(),
    last_page: z.number().int(),
    next_page_url: z.string().nullable(),
    path: z.string(),
    per_page: z.number().int(),
    prev_page_url: z.string().nullable(),
    to: z.number().int().nullable(),
    total: z.number().int(),
  });
