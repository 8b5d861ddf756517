import { z } from 'zod';
import { listFilter } from './records.ts';

/** A module's records as one file: the whole list, or what the list shows with this search, filter and order. */
export const exportQuery = z.object({
  format: z.enum(['csv', 'json']),
  q: z.string().optional(),
  filter: listFilter.optional(),
  sort: z.string().optional(),
  lang: z.enum(['en', 'zh', 'jp']).optional(),
});
export type ExportQuery = z.infer<typeof exportQuery>;
