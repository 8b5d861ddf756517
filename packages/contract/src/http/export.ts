import * as z from 'zod';
import { listFilter } from './list-filter.ts';
import { listSort, parentId, sortLanguage } from './records.ts';

/** Kinds of files that records leave in. */
const exportFormat = z.enum(['csv', 'xlsx', 'json']);
export type ExportFormat = z.infer<typeof exportFormat>;

/** A module's records as one file: the whole list, or what the list shows with this search, filter and order. */
export const exportQuery = z.object({
  format: exportFormat.describe('The format of the file.'),
  columns: z
    .string()
    .max(4000)
    .optional()
    .describe('CSV and XLSX: the columns (`key,en,zh`) in this order; without it, all.'),
  q: z.string().optional().describe('A text in the ID or in a name, in any language.'),
  filter: listFilter.optional(),
  sort: listSort,
  lang: sortLanguage,
  parent: parentId.optional(),
});

/** `GET M/template`. */
export const templateQuery = z.object({
  format: exportFormat.extract(['csv', 'xlsx']).default('xlsx').describe('The format of the file.'),
});
