import * as z from 'zod';
import { recordTitle } from './record-title.ts';

/** `GET …/versions/:version/search`: a few letters of what is looked for, or an id. */
export const searchQuery = z.object({
  q: z.string().max(100),
  limit: z.coerce.number().int().min(1).max(50).default(20),
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
