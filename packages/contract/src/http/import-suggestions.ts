import * as z from 'zod';

/** `POST import-suggestions`: the column names of a file; none: every module is listed. */
export const importSuggestionsBody = z.object({
  columns: z.array(z.string().max(500)).max(1000).describe('The headings of the file.'),
});

/** `modules`: those that can be imported into, the likeliest first. `recent`: where the caller imported last. */
export const importSuggestions = z.object({
  modules: z.array(z.object({ module: z.string(), matched: z.number().int() })),
  recent: z.array(z.string()),
});
export type ImportSuggestions = z.infer<typeof importSuggestions>;
