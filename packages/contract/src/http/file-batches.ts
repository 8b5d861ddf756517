import * as z from 'zod';
import { ERROR_CODES } from '../errors/error-code.ts';
import { filePath } from './files.ts';
import { flag } from './flag.ts';
import { formedText } from './formed-text.ts';
import { language } from './language.ts';
import { confirmation } from './request-parts.ts';

/** Most files of one batch, and of one ZIP that is unpacked. */
export const MAX_BATCH_FILES = 200;

/** What all files of a batch share. */
const whereTo = {
  tool: z.enum(['picture', 'sound', 'file']).describe('The upload page: it decides which files are allowed.'),
  folder: filePath.max(120).describe('The folder that the files go into.'),
  locale: language.optional().describe('The language of the files; without it, they are for all languages.'),
  kind: z
    .enum(['bundle', 'json', 'video', 'document'])
    .optional()
    .describe('What the files of Upload File are for.'),
};

/**
 * Fields of the multipart `POST B/files/staged`, before the `file` itself. The file is checked and kept, but
 * no record names it until its batch is written.
 */
export const stageFields = z.strictObject({
  ...whereTo,
  overwrite: flag(false).describe('`1`: a file of the same path is replaced.'),
  unpack: flag(false).describe('`1`: a ZIP counts as the files in it.'),
});

export type StageFields = z.infer<typeof stageFields>;

/** The same as they are sent. */
export type SentStageFields = z.input<typeof stageFields>;

/** What became of a file. `same_name` is what pictures call `exists`. */
const fileOutcome = z.enum(['ok', 'exists', 'same_name', 'bad_type', 'bad_size', 'too_big', 'failed']);

export type FileOutcome = z.infer<typeof fileOutcome>;

const outcomeFields = {
  name: z.string(),
  outcome: fileOutcome,
  /** Why it was refused, and the same in the reader's language; null of an accepted file. */
  code: z.enum(ERROR_CODES).nullable(),
  message: z.string().nullable(),
};

/** A file that was checked. Everything about its content is null where it was refused. */
const stagedFile = z.object({
  ...outcomeFields,
  /** Where it will be. */
  path: z.string().nullable(),
  hash: z.string().nullable(),
  extension: z.string().nullable(),
  size_bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  duration_ms: z.number().int().nullable(),
  tags: z.array(z.string()),
});

export type StagedFile = z.infer<typeof stagedFile>;

/** One entry, or one for each file of a ZIP. */
export const stageAnswer = z.object({ files: z.array(stagedFile) });

export type StageAnswer = z.infer<typeof stageAnswer>;

const milliseconds = z.number().int().min(0).max(86_400_000);

/** Body of `POST B/files/batches`: staged files by hash, written as one change. */
export const batchBody = z.object({
  ...whereTo,
  overwrite: z.boolean().default(false).describe('True: files of the same path are replaced.'),
  confirmation,
  files: z
    .array(
      z.object({
        /** As it was staged, with the folders of a ZIP. */
        name: z.string().min(1).max(300),
        hash: formedText('hash'),
        extension: z.string().regex(/^[a-z0-9]{2,6}$/),
        loop_start_ms: milliseconds.optional(),
        loop_end_ms: milliseconds.optional(),
      }),
    )
    .min(1)
    .max(MAX_BATCH_FILES)
    .describe('The staged files, by hash.'),
});

export type BatchBody = z.infer<typeof batchBody>;

const writtenFile = z.object({
  ...outcomeFields,
  path: z.string().nullable(),
  record_id: z.string().nullable(),
  /** False when the very same file was there already. */
  changed: z.boolean(),
});

export type WrittenFile = z.infer<typeof writtenFile>;

/** `asset_version`: of the CDN setting, one higher than before; null where there is none or nothing changed. */
export const batchAnswer = z.object({
  asset_version: z.number().int().nullable(),
  seq: z.number().int().nullable(),
  files: z.array(writtenFile),
});

export type BatchAnswer = z.infer<typeof batchAnswer>;
