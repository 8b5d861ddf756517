import * as z from 'zod';

/**
 * `GET versions/ping/remote-server`. `success` is false when the database is away, `disk_full` true while nothing can
 * be saved, `files_away` while the file store on another host cannot be used, `files_unwritable` while the folder of
 * files takes none. `loaded_percent` is set while the first start loads the demo game: nothing can be saved until it
 * is null. `build` names the web app that is served now: another one than at the page's start is a newer one.
 * `new_version_url`: where a newer console was announced; null when none was.
 */
export const pingAnswer = z.object({
  success: z.boolean(),
  disk_full: z.boolean(),
  files_away: z.boolean(),
  files_unwritable: z.boolean(),
  loaded_percent: z.number().int().nullable(),
  build: z.string().nullable(),
  new_version_url: z.string().nullable(),
});

export type PingAnswer = z.infer<typeof pingAnswer>;

/** Above this difference between the caller's clock and ours, uploads and imports are refused. */
export const MAX_CLOCK_DIFFERENCE_SECONDS = 1000;

/** `GET versions/get-time/:seconds`, Unix seconds of the caller's clock. */
export const getTimeAnswer = z.object({ upload: z.boolean() });
