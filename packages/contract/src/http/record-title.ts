import * as z from 'zod';

/** What people know a record by: a plain text, a text per language, or nothing. */
export const recordTitle = z.union([z.string(), z.record(z.string(), z.string())]).nullable();

export type RecordTitle = z.infer<typeof recordTitle>;
