import * as z from 'zod';
import { filePath } from './files.ts';
import { recordTitle } from './record-title.ts';
import { confirmation, pageNumber } from './request-parts.ts';

/** Files of one page of the library. */
export const LIBRARY_PAGE = 60;

/** `GET B/files/library`. */
export const libraryQuery = z.object({
  folder: z.string().max(200).optional().describe('A folder, with everything inside it.'),
  q: z.string().max(100).optional().describe('A part of the path.'),
  kind: z.string().max(20).optional().describe('`image`, `sound`, `spine` … as the answer names the kinds.'),
  show: z
    .enum(['used', 'unused', 'deprecated', 'boot', 'missing_language'])
    .optional()
    .describe(
      'Files that records use or do not use, that are deprecated, that are loaded at start, or that lack a language.',
    ),
  page: pageNumber,
});

export type LibraryQuery = z.infer<typeof libraryQuery>;

/** A file as the library shows it. */
const libraryFile = z.object({
  record_id: z.string(),
  path: z.string(),
  kind: z.string(),
  locale: z.string().nullable(),
  hash: z.string().nullable(),
  size_bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  duration_ms: z.number().int().nullable(),
  preload: z.string(),
  deprecated: z.boolean(),
  /** How many records name it, in any version of the environment. */
  used_by: z.number().int(),
  /** Languages that the same file is not there in, where it is in any. */
  missing_languages: z.array(z.string()),
});

export type LibraryFile = z.infer<typeof libraryFile>;

/** `folders`: every folder with the files below it. `first_download`: what players load at the start, in bytes. */
export const libraryAnswer = z.object({
  files: z.array(libraryFile),
  total: z.number().int(),
  page: z.number().int(),
  per_page: z.number().int(),
  folders: z.array(z.object({ path: z.string(), files: z.number().int(), bytes: z.number().int() })),
  first_download: z.object({ files: z.number().int(), bytes: z.number().int(), limit: z.number().int() }),
});

export type LibraryAnswer = z.infer<typeof libraryAnswer>;

/** Body of `POST B/files/replacements`: records of the version that name `from` shall name `to`. */
export const replaceBody = z.object({
  from: filePath.describe('The path that records name now.'),
  to: filePath.describe('The path that they name afterwards.'),
  preview: z.boolean().default(false).describe('True: only say which records would change.'),
  confirmation,
});

export type ReplaceBody = z.infer<typeof replaceBody>;

/** `records`: those that change, with the paths of the `fields` that name the file. */
export const replaceAnswer = z.object({
  records: z.array(
    z.object({ module: z.string(), record_id: z.string(), title: recordTitle, fields: z.array(z.string()) }),
  ),
  /** The change of the version and that of the environment's own settings; empty in a preview. */
  changes: z.array(z.number().int()),
});

export type ReplaceAnswer = z.infer<typeof replaceAnswer>;
