import * as z from 'zod';
import { settingsFileManifest } from '../bundle/settings-file.ts';
import { issueSchema } from '../errors/issue-schema.ts';
import { flag } from './flag.ts';
import { importJob, importState } from './import.ts';
import { instant } from './instant.ts';
import { localizedText } from './language.ts';
import { pointParam } from './point-param.ts';
import { recordTitle } from './record-title.ts';
import { fieldDifference, recordReferences } from './records.ts';
import { changeNote, confirmation } from './request-parts.ts';

/** `GET settings-file`. */
export const settingsFileQuery = z.object({
  point: pointParam,
  modules: z
    .string()
    .max(12_000)
    .optional()
    .describe('Keys of modules, separated by commas; without it, all.'),
  changed: flag(false).describe('`1`: without modules that are as they are live.'),
  children: flag(true).describe('`1`: also the child modules of the chosen ones.'),
  localization: flag(true).describe('`1`: also the shared texts.'),
});

export type SettingsFileQuery = z.infer<typeof settingsFileQuery>;

/** `GET settings-file/modules`: what a point has records of. */
export const settingsFileModulesQuery = z.object({ point: pointParam });

const settingsFileChoice = z.object({
  module: z.string(),
  family: z.string(),
  is_child: z.boolean(),
  records: z.number().int(),
});
export type SettingsFileChoice = z.infer<typeof settingsFileChoice>;

/** `GET settings-file/modules`, in the order of the menu. */
export const settingsFileModules = z.object({
  families: z.array(z.object({ key: z.string(), title: localizedText })),
  modules: z.array(settingsFileChoice),
});
export type SettingsFileModules = z.infer<typeof settingsFileModules>;

/**
 * `replace`: the modules become what the file says, records it lacks are removed. `merge`: new and changed records are
 * written, others stay. `add_only`: only records that do not exist yet are written.
 */
const settingsImportMode = z.enum(['replace', 'merge', 'add_only']);
export type SettingsImportMode = z.infer<typeof settingsImportMode>;

/** `modules`: those of the file that are imported. */
export const settingsImportOptions = z.object({
  mode: settingsImportMode.describe('`replace`: modules become as in the file; `merge`: nothing is deleted.'),
  modules: z
    .array(z.string().max(100))
    .min(1)
    .max(2000)
    .describe('The modules of the file that are imported.'),
});
export type SettingsImportOptions = z.infer<typeof settingsImportOptions>;

const settingsImportCounts = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  unchanged: z.number().int(),
  errors: z.number().int(),
  warnings: z.number().int(),
});
export type SettingsImportCounts = z.infer<typeof settingsImportCounts>;

const settingsImportModule = z.object({
  module: z.string(),
  counts: settingsImportCounts,
  /** What is wrong beyond one record: missing parents and targets, removed records that others name. */
  problems: z.array(z.object({ record_id: z.string(), issue: issueSchema })),
});
export type SettingsImportModule = z.infer<typeof settingsImportModule>;

/** A settings file on its way into a version: the answer of the upload and of every step after it. */
export const settingsImport = z.object({
  id: z.string(),
  state: importState,
  file_name: z.string(),
  manifest: settingsFileManifest,
  /** Modules of the file that this console does not have; they are not imported. */
  unknown_modules: z.array(z.string()),
  options: settingsImportOptions.nullable(),
  modules: z.array(settingsImportModule),
  /** 0 to 1 of the running step. */
  progress: z.number(),
  problem: importJob.shape.problem,
  change_seqs: z.array(z.number().int()),
  created_at: instant,
});
export type SettingsImport = z.infer<typeof settingsImport>;

const settingsImportOutcome = z.enum(['added', 'changed', 'removed', 'invalid']);
export type SettingsImportOutcome = z.infer<typeof settingsImportOutcome>;

/** `GET …/modules/:module/records`: what would be written, in the order of the file. */
export const settingsImportRecordsQuery = z.object({
  outcome: settingsImportOutcome.optional().describe('Only records of this outcome.'),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0).describe('How many records are skipped.'),
});

const settingsImportRecord = z.object({
  record_id: z.string(),
  title: recordTitle,
  outcome: settingsImportOutcome,
  fields: z.array(fieldDifference),
  issues: z.array(issueSchema),
});

/** `GET …/modules/:module/records`. */
export const settingsImportRecords = z.object({
  records: z.array(settingsImportRecord),
  references: recordReferences,
  /** Where the next page begins; null after the last one. */
  next: z.number().int().nullable(),
});
export type SettingsImportRecords = z.infer<typeof settingsImportRecords>;

/** `POST …/apply`: writes what the preview showed, all or nothing. */
export const settingsImportApplyBody = z.object({
  note: changeNote.default(''),
  confirmation,
});

/** `POST …/undo`. */
export const settingsImportUndoBody = z.object({ confirmation });

/** Which settings may be imported into protected environments: pairs of a file's source and a target. */
export const importSources = z.object({
  pairs: z
    .array(z.object({ source: z.string().min(1).max(60), target: z.string().min(1).max(60) }))
    .max(500)
    .describe('The source of a file and the protected environment that it may be imported into.'),
});
export type ImportSources = z.infer<typeof importSources>;

/** Until an admin changes them. */
export const INITIAL_IMPORT_SOURCES: ImportSources = {
  pairs: [
    { source: 'staging', target: 'staging' },
    { source: 'staging', target: 'production' },
    { source: 'production', target: 'staging' },
    { source: 'production', target: 'production' },
  ],
};
