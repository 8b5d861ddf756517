import * as z from 'zod';
import { flag } from './flag.ts';
import { formedText } from './formed-text.ts';
import { language } from './language.ts';
import { confirmation } from './request-parts.ts';

/** Largest file that can be uploaded. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Where a file is, below `/files/`. */
export const filePath = formedText('file_path').max(200);

/** Fields of the multipart `POST B/files`, before the `file` itself. */
export const uploadFields = z.strictObject({
  kind: z.enum(['image', 'spine', 'sound', 'avg', 'json']).optional().describe('What the file must be.'),
  path: filePath
    .optional()
    .describe(
      'The path that is made or replaced; without it, the path follows from the name of the file and replaces none.',
    ),
  locale: language.optional().describe('The language of the file; without it, it is for all languages.'),
  replace: flag(true).describe('`0`: another file of that path is a conflict.'),
  confirmation,
});

export type UploadFields = z.infer<typeof uploadFields>;

/** The same as they are sent. */
export type SentUploadFields = z.input<typeof uploadFields>;

/** Widths and heights that small copies of pictures are made for, in pixels. */
export const thumbnailSize = z.enum(['64', '256']);

export type ThumbnailSize = z.infer<typeof thumbnailSize>;

/** `changed` is false when the very same file was there already. */
export const uploadAnswer = z.object({
  path: z.string(),
  record_id: z.string(),
  kind: z.string(),
  size_bytes: z.number().int(),
  hash: z.string(),
  asset_version: z.number().int(),
  changed: z.boolean(),
});

export type UploadAnswer = z.infer<typeof uploadAnswer>;

/** Folders that plain files can be uploaded into, in alphabetical order. */
export const foldersAnswer = z.object({ folders: z.array(z.string()) });

export type FoldersAnswer = z.infer<typeof foldersAnswer>;
