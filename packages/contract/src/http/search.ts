import * as z from 'zod';
import { language } from './language.ts';
import { MAX_ASKED_NAME, MAX_ASKED_NAMES } from './limits.ts';
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

/** `POST …/versions/:version/names`: names of records of any modules. */
export const namesBody = z.object({
  names: z
    .array(z.object({ module: z.string().max(100), text: z.string().min(1).max(MAX_ASKED_NAME) }))
    .min(1)
    .max(MAX_ASKED_NAMES)
    .describe('Texts that may be names of records of a module.'),
  lang: language.optional().describe('The language whose names go first.'),
});

export type NamesBody = z.infer<typeof namesBody>;

/** What a name stands for: the only record of that name, or how many have it; null: it may be an ID as it is. */
const nameMeaning = z.union([z.object({ id: z.string() }), z.object({ count: z.number().int() })]).nullable();

export type NameMeaning = z.infer<typeof nameMeaning>;

/** In the order of the names. */
export const namesAnswer = z.array(nameMeaning);
