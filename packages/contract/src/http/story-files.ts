import * as z from 'zod';
import { issueSchema } from '../errors/issue-schema.ts';
import { flag } from './flag.ts';
import { recordData } from './json.ts';
import { language } from './language.ts';

/** Largest script that can be uploaded. */
export const MAX_SCRIPT_BYTES = 2 * 1024 * 1024;

/**
 * Fields of the multipart `POST B/stories/:record/script`, before the `file` itself: a script in one
 * language, as .json or .csv.
 */
export const scriptFields = z.strictObject({
  locale: language.describe('The language of the script.'),
  whole: flag(false).describe(
    '`1`: replaces the story with the texts of all its languages; `0`: only the texts of `locale`, and the script must have the same lines.',
  ),
  new_speakers: flag(false).describe('`1`: names that no character has are accepted.'),
  apply: flag(false).describe('`1`: save it; `0`: only check it.'),
  base_revision: z.coerce
    .number()
    .int()
    .optional()
    .describe('The revision of the story that it was written for.'),
});

export type ScriptFields = z.infer<typeof scriptFields>;

/** `GET B/stories/:record/script.csv`: in which language. */
export const scriptCsvQuery = z.object({ locale: language.describe('The language of the texts.') });

const line = z.number().int();

/**
 * `story`: the record as it would be, or is. `is_whole`: all of it comes from the file, also where the
 * story had no other language. `missing_…`: by number of the line. What is an error among `issues` refuses
 * to be applied; their paths lead into `story`.
 */
export const scriptAnswer = z.object({
  applied: z.boolean(),
  record_id: z.string(),
  base_revision: z.number().int(),
  is_whole: z.boolean(),
  line_count: z.number().int(),
  missing_speakers: z.array(z.object({ line, name: z.string() })),
  missing_assets: z.array(z.object({ line, asset: z.string() })),
  missing_choices: z.array(z.object({ line, target: z.string() })),
  issues: z.array(issueSchema),
  story: recordData,
});

export type ScriptAnswer = z.infer<typeof scriptAnswer>;
