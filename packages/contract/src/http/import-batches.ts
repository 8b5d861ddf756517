import * as z from 'zod';
import { issueSchema } from '../errors/issue-schema.ts';
import { importCounts, importJob, importState } from './import.ts';
import { instant } from './instant.ts';
import { confirmation } from './request-parts.ts';

/** The most files and sheets of a batch. */
export const MAX_BATCH_IMPORTS = 100;

/** A file, or a sheet of a workbook, on its way into one module. */
const importBatchPart = z.object({
  /** Of the import, whose columns and rows are under its module. */
  id: z.string(),
  /** Suggested by its name and its columns; null: to be chosen. */
  module: z.string().nullable(),
  file_name: z.string(),
  sheet: z.string().nullable(),
  columns: z.number().int(),
  /** How many of them fill something. */
  mapped: z.number().int(),
  state: importState,
  counts: importCounts,
  /** 0 to 1 of the running step. */
  progress: z.number(),
  problem: importJob.shape.problem,
});
export type ImportBatchPart = z.infer<typeof importBatchPart>;

/** Files that are checked together and written as one change. */
export const importBatch = z.object({
  id: z.string(),
  /** The step that all of its imports have reached. */
  state: importState,
  imports: z.array(importBatchPart),
  change_seqs: z.array(z.number()),
  created_at: instant,
});
export type ImportBatch = z.infer<typeof importBatch>;

/** `POST …/imports/:import/module`: the module of a file; null excludes the file. */
export const importBatchModuleBody = z.object({
  module: z.string().max(200).nullable().describe('The module of the file; null: the file is left out.'),
});

/** `GET …/references`: references to records that neither the files nor the version contain. They block a release. */
export const importBatchReferences = z.object({
  /** The first of them. */
  references: z.array(
    z.object({ id: z.string(), module: z.string(), record_id: z.string(), issue: issueSchema }),
  ),
  total: z.number().int(),
});
export type ImportBatchReferences = z.infer<typeof importBatchReferences>;

/** `POST …/undo`. `confirmation`: the version name, typed, where the environment is protected. */
export const importBatchUndoBody = z.object({ confirmation });
