import * as z from 'zod';
import { settingsFileManifest } from '../bundle/settings-file.ts';
import { issueSchema } from '../errors/issue-schema.ts';
import { importJob, importState } from './import.ts';
import { localizedText } from './language.ts';
import { MAX_CHANGE_NOTE } from './limits.ts';
import { pointParam } from './point-param.ts';
import { recordTitle } from './record-title.ts';
import { fieldDifference, recordReferences } from './records.ts';

const flag = z
  .enum(['0', '1'])
  .default('1')
  .transform((value) => value === '1');

/**
 * `GET settings-file`. `modules`: keys, comma-separated; without, every module. `changed`: `1` leaves out modules
 * that are as they are live. `children`: modules whose records belong to those of a chosen one come too.
 * `localization`: the shared texts come too.
 */
export const settingsFileQuery = z.object({
  point: pointParam,
  modules: z.string().max(12_000).optional(),
  changed: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  children: flag,
  localization: flag,
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
  mode: settingsImportMode,
  modules: z.array(z.string().max(100)).min(1).max(2000),
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
  created_at: z.string(),
});
export type SettingsImport = z.infer<typeof settingsImport>;

const settingsImportOutcome = z.enum(['added', 'changed', 'removed', 'invalid']);
export type SettingsImportOutcome = z.infer<typeof settingsImportOutcome>;

/** `GET …/modules/:module/records`: what would be written, in the order of the file. */
export const settingsImportRecordsQuery = z.object({
  outcome: settingsImportOutcome.optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
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
  note: z.string().max(MAX_CHANGE_NOTE).default(''),
  /** The version name, typed: protected environments ask for it. */
  confirmation: z.string().max(200).optional(),
});

/** `POST …/undo`. `confirmation`: the version name, typed, where the environment is protected. */
export const settingsImportUndoBody = z.object({ confirmation: z.string().max(200).optional() });

/** Which settings may be imported into protected environments: pairs of a file's source and a target. */
export const importSources = z.object({
  pairs: z.array(z.object({ source: z.string().min(1).max(60), target: z.string().min(1).max(60) })).max(500),
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
