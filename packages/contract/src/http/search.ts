import * as z from 'zod';
import { recordTitle } from './record-title.ts';
import { pageSize } from './request-parts.ts';

/** `GET …/versions/:version/search`: a few letters of what is looked for, or an id. */
export const searchQuery = z.object({
  q: z.string().max(100).describe('A part of a name in any language, or an ID.'),
  limit: pageSize(20, 50),
});

export type SearchQuery = z.infer<typeof searchQuery>;

/** A record that was found, of whatever module. */
const foundRecord = z.object({
  module: z.string(),
  record_id: z.string(),
  title: recordTitle,
  image: z.string().nullable(),
});

export type FoundRecord = z.infer<typeof foundRecord>;

/** The best first. */
export const searchAnswer = z.array(foundRecord);
