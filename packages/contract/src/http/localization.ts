import * as z from 'zod';
import { TEXT_STATES } from './choices.ts';
import { TEXTS_PER_PAGE } from './limits.ts';
import { recordIssue, recordRow } from './records.ts';

const language = z.enum(['en', 'zh', 'jp']);

/** Which texts a translator looks at. */
export type TextState = (typeof TEXT_STATES)[number];

/**
 * `GET B/localization/texts`. `language` narrows `missing` and `stale` to one language; `source` is
 * the language that translators translate from.
 */
export const textsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(500).default(TEXTS_PER_PAGE),
  q: z.string().max(200).optional(),
  state: z.enum(TEXT_STATES).default('all'),
  language: language.optional(),
  source: language.default('en'),
  namespace: z.string().max(40).optional(),
});
export type TextsQuery = z.infer<typeof textsQuery>;

/** `stale`: per language that is behind, what the source read when its text was last changed. */
export const textRow = z.object({
  record: recordRow,
  stale: z.partialRecord(language, z.string()),
  issues: z.array(recordIssue),
});
export type TextRow = z.infer<typeof textRow>;

export const textsAnswer = z.object({ total: z.number().int(), rows: z.array(textRow) });
export type TextsAnswer = z.infer<typeof textsAnswer>;

export const progressQuery = z.object({ source: language.default('en') });

/** `GET B/localization/progress`: how far each language is, and how many texts are in each state. */
export const progressAnswer = z.object({
  total: z.number().int(),
  languages: z.record(language, z.object({ missing: z.number().int(), stale: z.number().int() })),
  states: z.record(z.enum(TEXT_STATES), z.number().int()),
});
export type ProgressAnswer = z.infer<typeof progressAnswer>;

/** `POST B/localization/checks`: texts that are (or after all are not) still right for their source. */
export const checksBody = z.object({
  source: language,
  checks: z
    .array(z.object({ key: z.string().min(1).max(200), language, is_current: z.boolean() }))
    .min(1)
    .max(500),
});
export type ChecksBody = z.infer<typeof checksBody>;

/** `changed`: how many were not marked like this before. */
export const checksAnswer = z.object({ changed: z.number().int() });
