import * as z from 'zod';
import { issueSchema } from '../errors/issue-schema.ts';
import { TEXT_STATES } from './choices.ts';
import { language } from './language.ts';
import { TEXTS_PER_PAGE } from './limits.ts';
import { recordTitle } from './record-title.ts';
import { recordRow } from './records.ts';
import { pageNumber, pageSize } from './request-parts.ts';

const moduleKey = z.string().min(1).max(60);

/** Which texts a translator looks at. */
export type TextState = (typeof TEXT_STATES)[number];

/** What narrows the list of texts and its counts alike. */
const textsFilter = z.object({
  q: z.string().max(200).optional().describe('A part of the key, the record or a text.'),
  source: language.default('en').describe('The language that is translated from.'),
  namespace: z.string().max(40).optional().describe('An area of the texts of Localization.'),
  module: moduleKey.optional().describe('Texts of records of this module.'),
  family: moduleKey.optional().describe('Texts of records of this family.'),
  event: z
    .string()
    .max(360)
    .regex(/^[^/]+\/.+$/u)
    .optional()
    .describe('An event as `module/record ID`: the texts of everything that belongs to it or that it names.'),
});
export type TextsFilter = z.infer<typeof textsFilter>;

/** `GET B/localization/texts`. */
export const textsQuery = textsFilter.extend({
  page: pageNumber,
  per_page: pageSize(TEXTS_PER_PAGE, 500),
  state: z.enum(TEXT_STATES).default('all').describe('Only texts of this state.'),
  language: language
    .optional()
    .describe('The language that `missing` and `stale` are about; without it, any.'),
});
export type TextsQuery = z.infer<typeof textsQuery>;

/**
 * The address of a text. `path`: the field of the record, `name` or `lines.0.text`; empty for a text of
 * the localization module, whose record is the text itself.
 */
const textAddress = z.object({
  module: moduleKey,
  record_id: z.string().min(1).max(300),
  path: z.string().max(200),
});

/** A field that holds a text of a record: what is asked of the text, and what people call the record. */
const textField = z.object({
  label: z.record(language, z.string()),
  max_length: z.number().int().nullable(),
  is_multiline: z.boolean(),
  is_rich: z.boolean(),
  takes_effect_on_save: z.boolean(),
  record_title: recordTitle,
  record_image: z.string().nullable(),
});

/**
 * A text in its languages. `id` tells texts apart. `field` null: a text of the localization module,
 * with its whole record; otherwise the record's `data` is the text by language. `stale`: per
 * language that is behind, what the source read when its text was last changed.
 */
const textRow = textAddress.extend({
  id: z.string(),
  field: textField.nullable(),
  record: recordRow,
  stale: z.partialRecord(language, z.string()),
  issues: z.array(issueSchema),
});
export type TextRow = z.infer<typeof textRow>;

/** `GET B/localization/texts`. `total` counts every page. */
export const textsAnswer = z.object({ total: z.number().int(), rows: z.array(textRow) });
export type TextsAnswer = z.infer<typeof textsAnswer>;

/** `GET B/localization/progress`. */
export const progressQuery = textsFilter;

/**
 * `GET B/localization/progress`: how far each language is, how many texts are in each state, and how
 * many texts each module has. `incomplete`: how many of them lack a language. `modules` counts the texts
 * of every area, so that another one can be chosen.
 */
export const progressAnswer = z.object({
  total: z.number().int(),
  languages: z.record(language, z.object({ missing: z.number().int(), stale: z.number().int() })),
  states: z.record(z.enum(TEXT_STATES), z.number().int()),
  modules: z.array(z.object({ module: z.string(), total: z.number().int(), incomplete: z.number().int() })),
});
export type ProgressAnswer = z.infer<typeof progressAnswer>;

/** `POST B/localization/checks`: texts that are (or after all are not) still right for their source. */
export const checksBody = z.object({
  source: language.describe('The language that was translated from.'),
  checks: z
    .array(textAddress.extend({ language, is_current: z.boolean() }))
    .min(1)
    .max(500)
    .describe('Texts that are, or are no longer, right for their source.'),
});
export type ChecksBody = z.infer<typeof checksBody>;

/** `changed`: how many were not marked like this before. */
export const checksAnswer = z.object({ changed: z.number().int() });
