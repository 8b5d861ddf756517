import * as z from 'zod';

/** The frame of every paged answer, around items of one kind. */
export const paginatorOf = <T extends z.ZodType>(item: T) =>
  z.object({
    current_page: z.number().int().describe('The page, counted from 1.'),
    data: z.array(item).describe('The rows of the page.'),
    from: z
      .number()
      .int()
      .nullable()
      .describe('The number of its first row, counted from 1; null: it is empty.'),
    last_page: z.number().int().describe('The last page.'),
    next_page_url: z.string().nullable().describe('The address of the next page; null on the last.'),
    path: z.string().describe('The address of the list, without page and filter.'),
    per_page: z.number().int().describe('How many rows a page has.'),
    prev_page_url: z.string().nullable().describe('The address of the page before; null on the first.'),
    to: z.number().int().nullable().describe('The number of its last row; null: it is empty.'),
    total: z.number().int().describe('How many rows all pages have.'),
  });
