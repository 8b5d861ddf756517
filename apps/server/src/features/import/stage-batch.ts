import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { MAX_BATCH_IMPORTS } from '@quartermaster/contract/http/import-batches';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readSignature } from '../../engine/codecs/file-signature.ts';
import { readSheetNames } from '../../engine/codecs/workbook/workbook-reader.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { importFileKey, type CheckDependencies } from './check-import.ts';
import { deleteImport, lockBatchEnd, moveImport, type StoredBatch } from './import-batches.repo.ts';
import {
  advanceImport,
  insertImport,
  restageImport,
  type ReadFile,
  type StoredImport,
} from './import-jobs.repo.ts';
import { deleteStagedRows } from './import-rows.repo.ts';
import { problemOfFile, readImportSummary, type ImportSummary } from './import-table.ts';
import { suggestOptions, type Upload } from './stage-import.ts';
import { suggestModule } from './suggest-modules.ts';

export type BatchUpload = Pick<Upload, 'fileName' | 'content'>;

type BranchOf = { readonly branchOf: (module: ResolvedModule) => number };
/** `versioned`: the branch of files without a module. */
type Place = BranchOf & { readonly versioned: { readonly branchId: number } };

/** Stores an upload once per sheet, so that each import has its own file. Deletes it where it cannot be read. */
export async function stageFile(
  deps: CheckDependencies,
  batch: StoredBatch,
  place: Place,
  { fileName, content }: BatchUpload,
): Promise<void> {
  const { files } = deps;
  const uploaded = randomUUID();
  const kept = [uploaded];
  await files.put(importFileKey(uploaded), content);
  try {
    const summaries = await readSummaries(files, importFileKey(uploaded));
    for (let made = 1; made < summaries.length; made += 1) {
      const id = randomUUID();
      kept.push(id);
      await files.put(importFileKey(id), await files.getStream(importFileKey(uploaded)));
    }
    const read = await Promise.all(
      summaries.map(async (summary, index) => ({
        id: kept[index] ?? '',
        fileName,
        ...(await suggest(deps, batch.accountId, place, summary, fileName)),
      })),
    );
    await insertAll(deps, batch, read);
  } catch (problem) {
    for (const id of kept) await files.delete(importFileKey(id));
    throw problemOfFile(fileName, problem);
  }
}

/** Every visible sheet with rows of a workbook, or the file itself. */
async function readSummaries(files: FileStore, key: string): Promise<readonly ImportSummary[]> {
  const open = () => files.getStream(key);
  if ((await readSignature(open)) !== 'archive') return [await readImportSummary(open)];
  const summaries: ImportSummary[] = [];
  for (const sheet of await readSheetNames(open)) {
    try {
      summaries.push(await readImportSummary(open, sheet));
    } catch (problem) {
      if (!(problem instanceof AppError) || problem.code !== 'import_empty') throw problem;
    }
  }
  if (summaries.length === 0) throw new AppError('import_empty');
  return summaries;
}

type Staged = ReadFile & Pick<StoredImport, 'id' | 'branchId' | 'module' | 'fileName'>;

/** The name that suggests a module: the sheet's, else the file's. */
async function suggest(
  { database, registry }: CheckDependencies,
  accountId: number,
  { branchOf, versioned }: Place,
  summary: ImportSummary,
  fileName: string,
): Promise<ReadFile & Pick<StoredImport, 'branchId' | 'module'>> {
  const names = summary.columns.map(({ name }) => name);
  const module = suggestModule(registry, summary.sheet ?? fileName, names);
  if (module === null) return { ...unread(summary), branchId: versioned.branchId, module: '' };
  const read = await suggestOptions(database, accountId, { module, parent: null, summary });
  return { ...read, branchId: branchOf(module), module: module.key };
}

/** Stages a file without a module: no column is mapped. */
const unread = ({ format, columns, sheet }: ImportSummary): ReadFile => ({
  format,
  columns: [...columns],
  unknownColumns: columns.map(({ name }) => name),
  options: {
    mapping: {},
    mode: 'upsert',
    match_field: null,
    empty_cell: 'keep',
    parent: null,
    values: {},
    fill: {},
    edits: {},
    sheet,
  },
});

const insertAll = (
  { database }: CheckDependencies,
  { id: batchId, accountId }: StoredBatch,
  staged: readonly Staged[],
): Promise<void> =>
  database.transaction(async (tx) => {
    const { next, count } = await lockBatchEnd(tx, batchId);
    if (count + staged.length > MAX_BATCH_IMPORTS)
      throw new AppError('import_batch_size', { max: MAX_BATCH_IMPORTS });
    for (const [index, job] of staged.entries())
      await insertImport(tx, { ...job, accountId, batch: { id: batchId, place: next + index } });
  });

/** Restarts an import with another module. */
export async function stageForModule(
  { database, files }: CheckDependencies,
  job: StoredImport,
  { branchOf }: BranchOf,
  module: ResolvedModule,
): Promise<void> {
  const summary = await readImportSummary(() => files.getStream(importFileKey(job.id)), job.options.sheet);
  const read = await suggestOptions(database, job.accountId, { module, parent: null, summary });
  await database.transaction(async (tx) => {
    if (!(await advanceImport(tx, job.id, ['staged', 'checked', 'failed'], 'staged')))
      throw new AppError('import_state');
    await deleteStagedRows(tx, job.id);
    await moveImport(tx, job.id, { branchId: branchOf(module), module: module.key });
    await restageImport(tx, job.id, read);
  });
}

/** Excludes a file: its import, rows and stored file are deleted. */
export async function excludeFile({ database, files }: CheckDependencies, job: StoredImport): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await advanceImport(tx, job.id, ['staged', 'checked', 'failed'], 'staged')))
      throw new AppError('import_state');
    await deleteImport(tx, job.id);
  });
  await files.delete(importFileKey(job.id));
}
