import * as z from 'zod';
import { language } from './language.ts';
import { listFilter } from './list-filter.ts';
import { parentId } from './records.ts';

/** Kinds of files that records leave in. */
const exportFormat = z.enum(['csv', 'xlsx', 'json']);
export type ExportFormat = z.infer<typeof exportFormat>;

/** A module's records as one file: the whole list, or what the list shows with this search, filter and order. */
export const exportQuery = z.object({
  format: exportFormat,
  /** Of a CSV file or a workbook: the columns wanted (`key,en,zh`), in this order; without, every one. */
  columns: z.string().max(4000).optional(),
  q: z.string().optional(),
  filter: listFilter.optional(),
  sort: z.string().optional(),
  lang: language.optional(),
  parent: parentId.optional(),
});

/** `GET M/template`. */
export const templateQuery = z.object({ format: exportFormat.extract(['csv', 'xlsx']).default('xlsx') });
