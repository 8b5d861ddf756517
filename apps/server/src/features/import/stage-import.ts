import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ImportMapping, ImportOptions } from '@quartermaster/contract/http/import';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import { readSheetNames } from '../../engine/codecs/workbook/workbook-reader.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { importFileKey, type CheckDependencies } from './check-import.ts';
import { suggestMapping, unknownColumns } from './column-mapping.ts';
import {
  advanceImport,
  findPreference,
  insertImport,
  restageImport,
  type ReadFile,
  type StoredImport,
} from './import-jobs.repo.ts';
import { problemOfFile, readImportSummary, type ImportSummary } from './import-table.ts';
import { importTargets, targetsBelow } from './import-target.ts';

/** The list an import goes into. */
export type ImportPlace = { readonly branchId: number; readonly module: string };

/** `parent`: the record that every row belongs to, for modules whose records have one. */
export type Upload = {
  readonly fileName: string;
  readonly content: Readable;
  readonly parent?: string | null;
};

/** Keeps an upload and tells what is in it: columns, and what they would fill. */
export async function stageImport(
  { database, files, registry }: CheckDependencies,
  accountId: number,
  place: ImportPlace,
  upload: Upload,
): Promise<StoredImport> {
  const module = registry.get(place.module);
  const parent = upload.parent ?? null;
  refuseStrangeParent(module, parent);
  const id = randomUUID();
  const summary = await keepFile(files, id, upload);
  const read = await suggestOptions(database, accountId, { module, parent, summary });
  return insertImport(database, { id, ...place, accountId, fileName: upload.fileName, ...read });
}

/** The sheets that can be chosen. Other files than workbooks have none. */
export async function importSheetNames(files: FileStore, job: StoredImport): Promise<readonly string[]> {
  return job.format === 'xlsx' ? readSheetNames(() => files.getStream(importFileKey(job.id))) : [];
}

/**
 * Reads another sheet of the workbook instead, as if the file had just come.
 * @throws AppError `import_sheet`, `import_state`, `import_…` for what is wrong with the sheet
 */
export async function chooseSheet(
  { database, files, registry }: CheckDependencies,
  job: StoredImport,
  sheet: string,
): Promise<void> {
  if (job.format !== 'xlsx') throw new AppError('import_sheet', { sheet });
  const summary = await readImportSummary(() => files.getStream(importFileKey(job.id)), sheet);
  const { parent } = job.options;
  const read = await suggestOptions(database, job.accountId, {
    module: registry.get(job.module),
    parent,
    summary,
  });
  await database.transaction(async (tx) => {
    const isOurs = await advanceImport(tx, job.id, ['staged', 'checked', 'failed'], 'staged');
    if (!isOurs) throw new AppError('import_state');
    await restageImport(tx, job.id, read);
  });
}

/** Only records of a child module belong to a parent. */
export function refuseStrangeParent(module: ResolvedModule, parent: string | null): void {
  if (parent !== null && module.parent === null) throw new AppError('bad_request');
}

/** Stores an upload and reads it through. A file that cannot be imported does not stay. */
async function keepFile(files: FileStore, id: string, { fileName, content }: Upload): Promise<ImportSummary> {
  const key = importFileKey(id);
  await files.put(key, content);
  try {
    return await readImportSummary(() => files.getStream(key));
  } catch (problem) {
    await files.delete(key);
    throw problemOfFile(fileName, problem);
  }
}

type Summarised = {
  readonly module: ResolvedModule;
  readonly parent: string | null;
  readonly summary: ImportSummary;
};

/** The remembered fields that no column of the file fills. */
function lackedBy(mapping: ImportMapping, fill: ImportOptions['fill']): ImportOptions['fill'] {
  const filled = new Set(Object.values(mapping).map((target) => target?.split('.')[0]));
  return Object.fromEntries(Object.entries(fill).filter(([key]) => !filled.has(key)));
}

/** What was read of a file, and the choices to begin with: those that this person made last. */
export async function suggestOptions(
  database: Database,
  accountId: number,
  { module, parent, summary: { format, columns, sheet } }: Summarised,
): Promise<ReadFile> {
  const names = columns.map(({ name }) => name);
  const remembered = await findPreference(database, accountId, module.key);
  const mapping = suggestMapping(
    module,
    names,
    targetsBelow(module, format, parent),
    remembered?.mapping ?? {},
  );
  const matchField = remembered?.match_field ?? null;
  return {
    format,
    options: {
      mapping,
      mode: remembered?.mode ?? 'upsert',
      match_field: Object.values(mapping).includes(matchField) ? matchField : null,
      empty_cell: remembered?.empty_cell ?? 'keep',
      parent,
      // What was mapped once is mapped again; a field is filled where this file lacks it.
      values: remembered?.values ?? {},
      fill: lackedBy(mapping, remembered?.fill ?? {}),
      edits: {},
      sheet,
    },
    columns: [...columns],
    unknownColumns: [...unknownColumns(module, names, importTargets(module, format))],
  };
}
